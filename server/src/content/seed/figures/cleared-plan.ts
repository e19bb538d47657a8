/** What the engine says of a plan that clears: how long, what interest, and when each debt is gone. */
import type { PlainLinkedPlan } from '@debt-payoff/contract/plan-link';
import { planOf } from '@debt-payoff/contract/planned-debt';
import { listMonths, type StandardStrategyName } from '@debt-payoff/engine';

export type ClearedPlan = {
  readonly months: number;
  readonly interestPence: number;
  /** One for each debt, in the order of the plan. */
  readonly clearedInMonth: readonly number[];
};

export function clearedPlan(
  { debts, extraPayment }: PlainLinkedPlan,
  strategy: StandardStrategyName,
): ClearedPlan {
  const months = listMonths(planOf(debts, extraPayment), strategy);
  const last = months.at(-1);
  if (last === undefined) throw new Error(`The plan never clears under ${strategy}`);
  return {
    months: last.month,
    interestPence: last.totalInterestPence,
    clearedInMonth: debts.map(
      (_debt, at) => months.findIndex(({ clearedDebts }) => clearedDebts.includes(at)) + 1,
    ),
  };
}

/** What the plan pays in a month, in pounds. */
export function monthlyBudget({ debts, extraPayment }: PlainLinkedPlan): number {
  return debts.reduce((sum, { monthlyPayment }) => sum + monthlyPayment, extraPayment);
}
