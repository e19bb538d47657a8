import { penceFromPounds } from '@debt-payoff/contract/money';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import type { PlanParts } from '@debt-payoff/contract/plan-sentences';

/** What a plan is made of, as the words about it take it. */
export function planParts({
  strategy,
  extra_payment: extra,
  freed_sum: freed,
}: Pick<PortfolioPlan, 'strategy' | 'extra_payment' | 'freed_sum'>): PlanParts {
  return { strategy, extraPence: penceFromPounds(extra), freedPence: penceFromPounds(freed) };
}
