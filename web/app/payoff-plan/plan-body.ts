/** A plan as the calls for files take it. */
import type { PlanInMonths } from '@debt-payoff/contract/calendar-terms';
import { termLimits } from '@debt-payoff/contract/term-limits';
import { callBody } from './call-body.ts';

export function planBody(planned: PlanInMonths) {
  const { debts, targetMonths } = planned;
  const hasGoal = targetMonths !== null && debts.length <= termLimits.goalDebtsMax;
  return { ...callBody(planned), ...(hasGoal && { targetMonths }) };
}
