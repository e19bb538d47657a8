/** The smallest payments that get rid of debts, within a lifetime or within so many months. */
import { monthlyInterestPence } from './interest.ts';
import { startRun } from './plain-run.ts';
import { type Debt, monthsMax, type Plan } from './plan.ts';
import type { StrategyName } from './strategies.ts';

/** The smallest monthly payment that clears this debt on its own within so many months. */
export function smallestClearingPaymentPence(
  debt: Omit<Debt, 'monthlyPaymentPence'>,
  withinMonths: number = monthsMax,
): number {
  return smallestPence(owedAfterOneMonth(debt), (monthlyPaymentPence) =>
    clears(
      { debts: [{ ...debt, monthlyPaymentPence }], extraPence: 0 },
      { strategy: 'minimum', withinMonths },
    ),
  );
}

/**
 * The smallest extra payment with which a plan without terms clears under the strategy. Under snowball more
 * money can in rare cases be slower, so there the result is one that clears, not always the smallest.
 */
export function smallestClearingExtraPence(
  plan: Plan,
  strategy: StrategyName,
  withinMonths: number = monthsMax,
): number {
  const owed = plan.debts.reduce((sum, debt) => sum + owedAfterOneMonth(debt), 0);
  return smallestPence(owed, (extraPence) =>
    clears({ ...plan, extraPence }, { strategy, withinMonths }),
  );
}

/** Paid at once, it clears the debt in the first month. */
function owedAfterOneMonth({
  balancePence,
  rateBasisPoints,
}: Omit<Debt, 'monthlyPaymentPence'>): number {
  return balancePence + monthlyInterestPence(balancePence, rateBasisPoints);
}

function clears(
  plan: Plan,
  { strategy, withinMonths }: { readonly strategy: StrategyName; readonly withinMonths: number },
): boolean {
  const run = startRun(plan, strategy);
  while (run.state === 'running' && run.month < withinMonths) run.advance();
  return run.state === 'cleared';
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
