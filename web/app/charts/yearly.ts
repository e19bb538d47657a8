/** The figures behind interest and principal by year. */

import { findSeries } from '@debt-payoff/charts/balance-series';
import { addMonths, type Month, yearOf } from '@debt-payoff/contract/months';
import type { Plan, StrategyName } from '@debt-payoff/engine';

export type PaidSum = {
  readonly interestPence: number;
  /** What the balance fell by; below nothing in a year in which it grew. */
  readonly principalPence: number;
};
export type YearPaid = PaidSum & { readonly year: number };

/** The calendar years with payments; null where the strategy never clears the debts, or nothing is owed. */
export function paidByYear(options: {
  readonly plan: Plan;
  readonly strategy: StrategyName;
  readonly start: Month;
}): YearPaid[] | null {
  const { plan, strategy, start } = options;
  const series = findSeries(plan, strategy);
  if (series === null || series.months === 0) return null;
  const { balances, interest } = series;
  const years = new Map<number, YearPaid>();
  for (let month = 1; month <= series.months; month += 1) {
    const year = yearOf(addMonths(start, month));
    const before = years.get(year) ?? { year, interestPence: 0, principalPence: 0 };
    years.set(year, {
      year,
      interestPence: before.interestPence + changeIn(interest, month),
      principalPence: before.principalPence - changeIn(balances, month),
    });
  }
  return [...years.values()];
}

function changeIn(totals: readonly number[], month: number): number {
  return (totals[month] ?? 0) - (totals[month - 1] ?? 0);
}

export function sumPaid(parts: readonly PaidSum[]): PaidSum {
  return {
    interestPence: parts.reduce((sum, part) => sum + part.interestPence, 0),
    principalPence: parts.reduce((sum, part) => sum + part.principalPence, 0),
  };
}

/** One bar: a year, or as many years as it takes for the bars to stay wide enough. */
export type YearSpan = PaidSum & { readonly from: number; readonly to: number };

const spanLengths = [1, 2, 5, 10, 20, 50];

export function yearSpans(years: readonly YearPaid[], most: number): YearSpan[] {
  const length = spanLengths.find((count) => Math.ceil(years.length / count) <= most) ?? 100;
  const spans: YearSpan[] = [];
  for (let first = 0; first < years.length; first += length) {
    const within = years.slice(first, first + length);
    const from = within[0]?.year ?? 0;
    spans.push({ ...sumPaid(within), from, to: within.at(-1)?.year ?? from });
  }
  return spans;
}

/** '2027', or '2027–31' */
export function spanLabel({ from, to }: YearSpan): string {
  if (from === to) return String(from);
  const isSameCentury = Math.floor(from / 100) === Math.floor(to / 100);
  return `${from}–${isSameCentury ? String(to % 100).padStart(2, '0') : to}`;
}
