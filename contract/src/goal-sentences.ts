/**
 * What it takes to be debt free by a month, and what would clear debts with terms that the payments do not. A page
 * whose debts have none need not load this.
 */
import { monthsMax, type Plan, type StrategyName } from '@debt-payoff/engine';
import { findGoal, type Goal, type Steps } from '@debt-payoff/engine/terms';
import { noExtraClears, soonMonths } from './clearing-sentences.ts';
import { durationOf } from './durations.ts';
import { formatPence } from './money.ts';
import { termLimits } from './term-limits.ts';
import { termedPlanTexts } from './texts/termed-plan.ts';

/** The least that clears; beside it what does so within five years, where that is more. */
export type ClearingGoals = { readonly least: Goal | null; readonly soon: Goal | null };

/** Each step is one run, or a part of a long one. */
export function* findClearingGoals(plan: Plan, strategy: StrategyName): Steps<ClearingGoals> {
  const least = yield* findGoal(plan, strategy, monthsMax);
  const isQuick = plan.debts.length <= termLimits.goalDebtsMax;
  if (least === null || least.monthsToPayoff <= soonMonths || !isQuick)
    return { least, soon: null };
  const soon = yield* findGoal(plan, strategy, soonMonths);
  return { least, soon };
}

/** `what` are the debts, or the debt. */
export function clearingGoalsSentence(
  { least, soon }: ClearingGoals,
  { what }: { readonly what: 'it' | 'them' },
): string {
  if (least === null) return noExtraClears(what);
  const beside =
    soon === null ? '' : `; one of ${formatPence(soon.extraPence)} a month ${endOf(soon)}`;
  if (least.extraPence === 0) return `What your lenders ask would clear ${what} ${endOf(least)}.`;
  return `An extra payment of ${formatPence(least.extraPence)} a month above what your lenders ask would clear ${what} ${endOf(least)}${beside}.`;
}

function endOf({ monthsToPayoff, totalInterestPence }: Goal): string {
  const interest = totalInterestPence === 0 ? 'no' : formatPence(totalInterestPence);
  return `in ${durationOf(monthsToPayoff)}, with ${interest} interest`;
}

/** What is paid already, and where that leads. */
export type GoalNow = {
  readonly monthlyPence: number;
  readonly months: number | null;
  readonly hasShortfall: boolean;
};

/** What a goal takes beside that. */
export function goalDifference(goal: Goal | null, now: GoalNow): string {
  if (goal === null) return termedPlanTexts.goal.noSum;
  const morePence = goal.monthlyPaymentPence - now.monthlyPence;
  const isInTime = now.months !== null && now.months <= goal.months;
  if (morePence <= 0 && isInTime) return termedPlanTexts.enoughAlready;
  if (morePence < 0) return `${formatPence(-morePence)} less`;
  const over = isInTime && now.hasShortfall ? ', never over the budget' : '';
  return `${formatPence(morePence)} more${over}`;
}
