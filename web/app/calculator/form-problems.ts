/** Every message of the form once, in the order of its fields. */
import type { FieldProblem } from '../ui/error-summary.tsx';
import type { Draft } from './draft.ts';
import { extraId, fieldId } from './field-ids.ts';
import { countingRows, extraProblemOf, problemsOf, type RowField } from './rows.ts';

const rowFields: readonly RowField[] = [
  'creditor',
  'type',
  'balance',
  'interestRate',
  'monthlyPayment',
  'termMonths',
];

export function listProblems({ rows, extra }: Draft): FieldProblem[] {
  const ofRows = countingRows(rows).flatMap((row) => {
    const problems = problemsOf(row);
    return rowFields.flatMap((field) => {
      const message = problems[field];
      return message === null ? [] : [{ fieldId: fieldId(row, field), message }];
    });
  });
  const ofExtra = extraProblemOf(extra);
  return ofExtra === null ? ofRows : [...ofRows, { fieldId: extraId, message: ofExtra }];
}
