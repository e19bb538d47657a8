/** The month to be debt free by, as it is chosen in a form: 'YYYY-MM', a part of it, or nothing. */

import { type Month, monthOf } from '@debt-payoff/contract/months';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import { plannedMonthPattern } from '@debt-payoff/contract/term-limits';
import { goalDebtsProblem, keptGoalProblem } from '@debt-payoff/contract/term-rules';
import { keptTermsTexts } from '@debt-payoff/contract/texts/kept-terms';

/** Also one that nothing is worked out for, so that it can be taken away. */
export function keptGoal({ debt_free_by }: Pick<PortfolioPlan, 'debt_free_by'>): string {
  return debt_free_by ?? '';
}

export function goalProblem(
  chosen: string,
  {
    kept,
    thisMonth,
    debtsCount,
  }: {
    /** As the plan has it. */
    readonly kept: string;
    readonly thisMonth: Month;
    readonly debtsCount: number;
  },
): string | null {
  // One that stays is not sent, and must not keep anyone from changing the rest.
  if (chosen === '' || chosen === kept) return null;
  if (!plannedMonthPattern.test(chosen)) return keptTermsTexts.goalIncomplete;
  const problem = keptGoalProblem(monthOf(chosen), { kept: goalOf(kept), thisMonth });
  if (problem !== null) return chosen < thisMonth ? keptTermsTexts.goalPast : problem;
  return goalDebtsProblem(debtsCount);
}

/** Of one without a problem; null for none. */
export function goalOf(chosen: string): Month | null {
  return chosen === '' ? null : monthOf(chosen);
}
