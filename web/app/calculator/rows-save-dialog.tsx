/** Saves what stands in the calculator's form. */
import { debtsToSave, savingProblem } from './debts-to-save.ts';
import type { Row } from './rows.ts';
import { SaveDialog } from './save-dialog.tsx';

export function RowsSaveDialog(props: {
  readonly rows: readonly Row[];
  readonly onRefused: () => void;
  readonly onClose: () => void;
}) {
  const { rows, ...rest } = props;
  return <SaveDialog debts={debtsToSave(rows)} problem={savingProblem(rows)} {...rest} />;
}
