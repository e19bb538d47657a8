/** Which debts an answer would be about. It is given about every debt in which something stands, or not at all. */
import type { CalendarDebt } from '@debt-payoff/contract/calendar-terms';
import { debtOf, hasFigures, isBlank, type Row } from './rows.ts';

/** With the number that the debt has in the form, also where rows before it are blank. */
export type CountedDebt = CalendarDebt & { readonly position: number };

export type UncountedDebt = { readonly position: number; readonly row: Row };

/** What keeps an answer from being about all of it. */
export type UncountedFigures = {
  readonly debts: readonly UncountedDebt[];
  /** What is wrong with the extra payment. */
  readonly extraProblem: string | null;
};

export function countDebts(rows: readonly Row[]): {
  readonly debts: readonly CountedDebt[];
  readonly uncounted: readonly UncountedDebt[];
} {
  const debts: CountedDebt[] = [];
  const uncounted: UncountedDebt[] = [];
  rows.forEach((row, at) => {
    if (isBlank(row)) return;
    const position = at + 1;
    if (hasFigures(row)) debts.push({ ...debtOf(row), position });
    else uncounted.push({ position, row });
  });
  return { debts, uncounted };
}

export function debtName(debt: Pick<CountedDebt, 'creditor' | 'position'>): string {
  return debt.creditor || `Debt ${debt.position}`;
}
