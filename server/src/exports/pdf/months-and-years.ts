/** A plan's months as far as they are printed one by one, and the rest of them added up by calendar year. */
import { addMonths, type Month, yearOf } from '@debt-payoff/contract/months';
import type { MonthOfDebts } from '@debt-payoff/engine';

export type YearOfPlan = {
  readonly year: number;
  /** The first month that is in the sums. */
  readonly from: Month;
  readonly paidPence: number;
  readonly interestPence: number;
  /** Owed when it ends. */
  readonly balancePence: number;
};

export type MonthsAndYears = {
  readonly months: readonly MonthOfDebts[];
  readonly years: readonly YearOfPlan[];
};

/** Walks the months once, and keeps no more of them than are printed. */
export function monthsAndYears(
  months: Iterable<MonthOfDebts>,
  { start, most }: { readonly start: Month; readonly most: number },
): MonthsAndYears {
  const first: MonthOfDebts[] = [];
  const years: YearOfPlan[] = [];
  for (const month of months) {
    if (first.length < most) first.push(month);
    else addToYear(years, month, addMonths(start, month.month));
  }
  return { months: first, years };
}

function addToYear(years: YearOfPlan[], month: MonthOfDebts, from: Month): void {
  const { paidPence, interestPence, balancePence } = month;
  const last = years.at(-1);
  if (last === undefined || last.year !== yearOf(from)) {
    years.push({ year: yearOf(from), from, paidPence, interestPence, balancePence });
    return;
  }
  years[years.length - 1] = {
    ...last,
    paidPence: last.paidPence + paidPence,
    interestPence: last.interestPence + interestPence,
    balancePence,
  };
}
