/** Saves what stands in the calculator's form. */

import { figure } from '../debts/debt-form.ts';
import { debtsToSave, savingProblem } from './debts-to-save.ts';
import { extraProblemOf, type Row } from './rows.ts';
import { SaveDialog } from './save-dialog.tsx';

export function RowsSaveDialog(props: {
  readonly rows: readonly Row[];
  /** As it is typed. */
  readonly extra: string;
  readonly onRefused: () => void;
  readonly onClose: () => void;
}) {
  const { rows, extra, ...rest } = props;
  return (
    <SaveDialog
      debts={debtsToSave(rows)}
      extraPayment={figure(extra)}
      problem={savingProblem(rows) ?? extraProblemOf(extra)}
      {...rest}
    />
  );
}
