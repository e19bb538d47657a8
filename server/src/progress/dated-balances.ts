/** The two lines of the comparison: the first plan, and what was actually owed, each balance with its day. */
import { lastDayOf } from '@debt-payoff/contract/days';
import { addMonths, type Month, monthOf } from '@debt-payoff/contract/months';
import type { PlanVsActual } from './plan-vs-actual.ts';

export type DatedBalance = {
  /** Written YYYY-MM-DD. */
  readonly date: string;
  readonly pence: number;
};

/** At the ends of months; the last of the actual ones is today's. */
export function datedBalances({ firstPlan, actual, startMonth, today }: PlanVsActual): {
  readonly firstPlan: readonly DatedBalance[];
  readonly actual: readonly DatedBalance[];
} {
  return {
    firstPlan:
      firstPlan === null ? [] : monthEnds(firstPlan.balancesPence, monthOf(firstPlan.madeOn)),
    actual: monthEnds(actual, startMonth).map((point, at) =>
      at === actual.length - 1 ? { ...point, date: today } : point,
    ),
  };
}

function monthEnds(balances: readonly number[], from: Month): DatedBalance[] {
  return balances.map((pence, at) => ({ date: lastDayOf(addMonths(from, at)), pence }));
}
