/** What the engine says of a plan that clears: how long, what interest, and when each debt is gone. */
import type { PlannedDebt } from '@debt-payoff/contract/planned-debt';
import { planOfCall } from '@debt-payoff/contract/termed-plan';
import { listMonths, type Plan, type StandardStrategyName } from '@debt-payoff/engine';

/** With the months of a plan. */
export type ExampleDebts = {
  readonly debts: readonly PlannedDebt[];
  readonly extraPayment: number;
};

export type ClearedPlan = {
  readonly months: number;
  readonly interestPence: number;
  /** One for each debt, in the order of the plan. */
  readonly clearedInMonth: readonly number[];
};

export function clearedPlan(plan: ExampleDebts, strategy: StandardStrategyName): ClearedPlan {
  return clearedAs(planOfCall(plan), strategy);
}

export function clearedAs(plan: Plan, strategy: StandardStrategyName): ClearedPlan {
  const months = listMonths(plan, strategy);
  const last = months.at(-1);
  if (last === undefined) throw new Error(`The plan never clears under ${strategy}`);
  return {
    months: last.month,
    interestPence: last.totalInterestPence,
    clearedInMonth: plan.debts.map(
      (_debt, at) => months.findIndex(({ clearedDebts }) => clearedDebts.includes(at)) + 1,
    ),
  };
}

/** What the plan pays in a month, in pounds. */
export function monthlyBudget({ debts, extraPayment }: ExampleDebts): number {
  return debts.reduce((sum, { monthlyPayment }) => sum + monthlyPayment, extraPayment);
}
