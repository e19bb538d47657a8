import { comparisonNote } from '@debt-payoff/contract/comparison-note';
import { penceFromPounds } from '@debt-payoff/contract/money';
import type { Month } from '@debt-payoff/contract/months';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';

/** How the comparison differs from the plan that the portfolio of its debts keeps. */
export function planNote({
  extraPence,
  plan,
  start,
}: {
  readonly extraPence: number;
  /** Null where it is not known. */
  readonly plan: Pick<PortfolioPlan, 'strategy' | 'freed_sum'> | null;
  readonly start: Month;
}): string {
  // Under minimum the plan does without what was freed, too.
  const freed = plan === null || plan.strategy === 'minimum' ? 0 : plan.freed_sum;
  return comparisonNote({ extraPence, freedPence: penceFromPounds(freed), start });
}
