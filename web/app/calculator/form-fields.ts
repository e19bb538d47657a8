/** The fields of the calculator's form: where each is found, and every message about them once, in their order. */
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import type { ChangeField, DebtField } from '../debts/debt-form.ts';
import type { FieldProblem } from '../ui/error-summary.tsx';
import type { Draft } from './draft.ts';
import { countingRows, extraProblemOf, problemsOf, type Row } from './rows.ts';

export const formTitleId = 'form-title';
export const extraId = 'extra-payment';

export function fieldId(row: Pick<Row, 'id'>, field: DebtField | ChangeField): string {
  return `debt-${row.id}-${field}`;
}

/** Of what is said about the payment of a row, under all of its fields. */
export function paymentHintId(row: Pick<Row, 'id'>): string {
  return `debt-${row.id}-payment-hint`;
}

const { columns } = calculatorTexts;
/** Those of every debt; what may be said beyond them says in its message what it is about. */
const labels: Readonly<Partial<Record<string, string>>> = {
  ...columns,
  interestRate: columns.rate,
  termMonths: columns.term,
  paymentDay: fieldNames.paymentDay,
};

/** 'Debt 2, balance', 'Debt 2, change 1' */
function aboutField(position: number, field: string): string {
  const [name = '', at] = field.split('.');
  const label = at === undefined ? labels[name] : `change ${Number(at) + 1}`;
  return `Debt ${position}${label === undefined ? '' : `, ${label.toLowerCase()}`}`;
}

export function listProblems(
  { rows, extra }: Draft,
  /** Whose are shown; without it, of all that count. */
  isTried: (row: Row) => boolean = () => true,
): FieldProblem[] {
  const listed = countingRows(rows).filter(isTried);
  const ofRows = listed.flatMap((row) =>
    // Entries of a record are typed by any string; these are the record's own keys.
    (Object.entries(problemsOf(row)) as [DebtField, string][]).map(([field, message]) => ({
      fieldId: fieldId(row, field),
      about: aboutField(rows.indexOf(row) + 1, field),
      message,
    })),
  );
  const ofExtra = extraProblemOf(extra);
  return ofExtra === null ? ofRows : [...ofRows, { fieldId: extraId, message: ofExtra }];
}
