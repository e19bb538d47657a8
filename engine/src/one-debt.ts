/** One debt of a plan, looked at by itself. */
import { monthlyInterestPence } from './interest.ts';
import type { Plan } from './plan.ts';

/** The plan of this debt alone, paid as it is, without the extra and with the one-offs that name it. */
export function planOfOne({ debts, terms }: Plan, debt: number): Plan {
  return { debts: debts.slice(debt, debt + 1), extraPence: 0, terms: terms?.of(debt) };
}

/** What the first month charges: on the balance with its fee, at the rate now. */
export function firstInterestPence(plan: Plan, debt: number): number {
  if (plan.terms !== undefined) return plan.terms.firstInterestPence(plan, debt);
  const { balancePence = 0, rateBasisPoints = 0 } = plan.debts[debt] ?? {};
  return monthlyInterestPence(balancePence, rateBasisPoints);
}
