/** Saves what stands in the calculator's form. */

import { figure } from '../debts/debt-form.ts';
import { debtsToSave, savingProblem } from './debts-to-save.ts';
import type { Draft } from './draft.ts';
import { extraProblemOf } from './rows.ts';
import { SaveDialog } from './save-dialog.tsx';

export function RowsSaveDialog(props: {
  readonly draft: Draft;
  readonly onRefused: () => void;
  readonly onClose: () => void;
}) {
  const { draft, ...rest } = props;
  const { rows, extra } = draft;
  return (
    <SaveDialog
      debts={debtsToSave(rows)}
      extraPayment={figure(extra)}
      problem={savingProblem(rows) ?? extraProblemOf(extra)}
      {...rest}
    />
  );
}
