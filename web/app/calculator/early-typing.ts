/** What somebody on a slow line typed into the first row before the scripts ran. */
import { type Draft, isEmpty } from './draft.ts';
import { extraId, fieldId } from './form-fields.ts';
import { blankRow, isBlank, type Row, withType } from './rows.ts';

const fields = ['creditor', 'balance', 'interestRate', 'monthlyPayment'] as const;

export function readEarly(): Draft {
  const blank = blankRow(1);
  const typed = fields.map((field) => [field, typedIn(fieldId(blank, field))] as const);
  const row = withType(blank, typedIn(fieldId(blank, 'type')));
  return { rows: [{ ...row, ...Object.fromEntries(typed) }], extra: typedIn(extraId) };
}

/** Neither replaces the other: the early row stays first, where its owner is still typing. */
export function withEarly(kept: Draft, early: Draft): Draft {
  const extra = early.extra.trim() === '' ? kept.extra : early.extra;
  const [row] = early.rows;
  if (row === undefined || isBlank(row) || isSameRow(row, kept.rows[0])) {
    return extra === kept.extra ? kept : { ...kept, extra };
  }
  if (isEmpty(kept)) return { rows: early.rows, extra };
  return {
    ...kept,
    rows: [row, ...kept.rows.map((other) => ({ ...other, id: other.id + 1 }))],
    extra,
  };
}

/** Some browsers fill a form in again on a reload. */
function isSameRow(one: Row, other: Row | undefined): boolean {
  return other !== undefined && fields.every((field) => one[field] === other[field]);
}

function typedIn(id: string): string {
  const element = document.getElementById(id);
  const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
  return isField ? element.value : '';
}
