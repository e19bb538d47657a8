/** The fields of the calculator's form: where each is found, and every message about them once, in their order. */
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import type { DebtField } from '../debts/debt-form.ts';
import type { FieldProblem } from '../ui/error-summary.tsx';
import type { Draft } from './draft.ts';
import { countingRows, extraProblemOf, problemsOf, type Row } from './rows.ts';

export const formTitleId = 'form-title';
export const extraId = 'extra-payment';

export function fieldId(row: Row, field: DebtField): string {
  return `debt-${row.id}-${field}`;
}

const { columns } = calculatorTexts;
const labels: Readonly<Record<DebtField, string>> = {
  ...columns,
  interestRate: columns.rate,
  termMonths: columns.term,
  paymentDay: fieldNames.paymentDay,
};

export function listProblems({ rows, extra }: Draft): FieldProblem[] {
  const ofRows = countingRows(rows).flatMap((row) =>
    // Entries of a record are typed by any string; these are the record's own keys.
    (Object.entries(problemsOf(row)) as [DebtField, string][]).map(([field, message]) => ({
      fieldId: fieldId(row, field),
      about: `Debt ${rows.indexOf(row) + 1}, ${labels[field].toLowerCase()}`,
      message,
    })),
  );
  const ofExtra = extraProblemOf(extra);
  return ofExtra === null ? ofRows : [...ofRows, { fieldId: extraId, message: ofExtra }];
}
