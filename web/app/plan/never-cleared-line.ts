import { penceFromPounds } from '@debt-payoff/contract/money';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import { planLine, wouldStay } from '@debt-payoff/contract/plan-sentences';
import { clearingAdviceOf } from './clearing-advice.ts';
import { planParts } from './plan-words.ts';

/** Of a plan that does not clear its debts: which of them would stay, and what would clear them. */
export function neverClearedLine(plan: PortfolioPlan): string {
  const budgetPence = penceFromPounds(plan.monthly_budget);
  const stay = wouldStay({ budgetPence, names: plan.never_cleared });
  return `${planLine(planParts(plan))}: ${stay} ${clearingAdviceOf(plan)}`;
}
