/** A debt that was deleted, as far as plans still know it: when it was owed, and the payment that it frees. */
import { monthOf } from '@debt-payoff/contract/months';
import type { ForecastDebt } from '@debt-payoff/engine/forecast';
import { forecastDebt } from './forecast.ts';
import { dayBalances, type TrackedDebt } from './tracked-debts.ts';

/** Both days are days on which something was owed. */
export type OwedSpan = { readonly from: string; readonly to: string };

export type RemovedDebt = {
  readonly debtId: number;
  readonly removedOn: string;
  /** Only such a one goes on paying for the others. */
  readonly wasPaidOff: boolean;
  readonly paymentPence: number;
  readonly owedSpans: readonly OwedSpan[];
  /** How it stood in the month in which it was deleted: what it had of that month's budget is spent. */
  readonly lastMonth: ForecastDebt;
};

/** Null for one on which nothing was ever owed. */
export function removedDebtOf(debt: TrackedDebt, today: string): RemovedDebt | null {
  const owedSpans = owedSpansOf(debt, today);
  if (owedSpans.length === 0) return null;
  return {
    debtId: debt.id,
    removedOn: today,
    wasPaidOff: debt.state.paidOffOn !== null,
    paymentPence: debt.paymentPence,
    owedSpans,
    lastMonth: forecastDebt(debt, today),
  };
}

/** Those of which the payment goes on. */
export function paidOffOf(removed: readonly RemovedDebt[]): RemovedDebt[] {
  return removed.filter(({ wasPaidOff }) => wasPaidOff);
}

/** What their payments come to, which goes on to the others. */
export function freedByRemoved(removed: readonly RemovedDebt[]): number {
  return paidOffOf(removed).reduce((sum, { paymentPence }) => sum + paymentPence, 0);
}

/** Of those that were paid off and deleted in the month of a day. */
export function lastMonthsOf(removed: readonly RemovedDebt[], day: string): ForecastDebt[] {
  return paidOffOf(removed)
    .filter(({ removedOn }) => monthOf(removedOn) === monthOf(day))
    .map(({ lastMonth }) => lastMonth);
}

function owedSpansOf(debt: TrackedDebt, today: string): OwedSpan[] {
  const spans: OwedSpan[] = [];
  let from: string | null = null;
  for (const { day, highestPence, endPence } of dayBalances(debt)) {
    if (highestPence > 0) from ??= day;
    if (endPence > 0 || from === null) continue;
    spans.push({ from, to: day });
    from = null;
  }
  return from === null ? spans : [...spans, { from, to: today }];
}
