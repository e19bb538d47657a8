/** The smallest payments that get rid of debts. */
import { monthlyInterestPence } from './interest.ts';
import { summarise } from './outcome.ts';
import type { Debt, Plan, Strategy } from './run.ts';
import { strategies } from './strategies.ts';

/** The smallest monthly payment that clears this debt on its own within the run's bound. */
export function smallestClearingPaymentPence(debt: Omit<Debt, 'monthlyPaymentPence'>): number {
  return smallestPence(
    debt.balancePence + monthlyInterestPence(debt.balancePence, debt.rateBasisPoints),
    (monthlyPaymentPence) =>
      clears({ debts: [{ ...debt, monthlyPaymentPence }], extraPence: 0 }, strategies.minimum),
  );
}

/**
 * The smallest extra payment with which the whole plan clears under the strategy. Under snowball more
 * money can in rare cases be slower, so there the answer is one that clears, not always the smallest.
 */
export function smallestClearingExtraPence(plan: Plan, strategy: Strategy): number {
  const owed = plan.debts.reduce(
    (sum, debt) =>
      sum + debt.balancePence + monthlyInterestPence(debt.balancePence, debt.rateBasisPoints),
    0,
  );
  return smallestPence(owed, (extraPence) => clears({ ...plan, extraPence }, strategy));
}

function clears(plan: Plan, strategy: Strategy): boolean {
  return !summarise(plan, strategy).neverPaysOff;
}

/** Halves the range; `isEnough` holds for the ceiling, and from its first true on. */
function smallestPence(ceilingPence: number, isEnough: (pence: number) => boolean): number {
  let low = 0;
  let high = ceilingPence;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}
