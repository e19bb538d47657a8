/**
 * What it takes to be debt free by a month, and what would clear debts with terms that the payments do not. A page
 * whose debts have none need not load this.
 */
import {
  monthlyPaymentPence,
  monthsMax,
  type Plan,
  resultOf,
  type StrategyName,
} from '@debt-payoff/engine';
import { chooseLookAhead, findGoal, type Goal, type Steps } from '@debt-payoff/engine/terms';
import { noExtraClears, soonMonths } from './clearing-sentences.ts';
import { durationOf } from './durations.ts';
import { keptGoalSentence } from './kept-terms-sentences.ts';
import { formatPence } from './money.ts';
import { formatMonth, type Month } from './months.ts';
import { termLimits } from './term-limits.ts';
import { planOptionsTexts } from './texts/plan-options.ts';
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

export type PlanGoal = {
  readonly goal: Goal | null;
  readonly now: GoalNow;
  readonly months: number;
};

/** What a goal takes, and where the plan leads as it is. Each step is one run, or a part of a long one. */
export function* searchPlanGoal(
  plan: Plan,
  { strategy, months }: { readonly strategy: StrategyName; readonly months: number },
): Steps<PlanGoal> {
  // The result of avalanche with deals needs the look, which would otherwise be searched in one go.
  if (strategy === 'avalanche' && plan.terms?.hasRateChanges) yield* chooseLookAhead(plan);
  const { outcome, shortfall } = resultOf(plan, strategy);
  const now = {
    monthlyPence: monthlyPaymentPence(plan, strategy),
    months: outcome.neverPaysOff ? null : outcome.months,
    hasShortfall: Boolean(shortfall),
  };
  return { goal: yield* findGoal(plan, strategy, months), now, months };
}

/** 'To be debt free by June 2028, pay £37.50 more a month.' */
export function planGoalSentence({ goal, now, months }: PlanGoal, month: Month): string {
  const arrivesInTime = now.months !== null && now.months <= months;
  const morePence = goal === null ? null : goal.monthlyPaymentPence - now.monthlyPence;
  const isInTime = arrivesInTime && morePence !== null && morePence <= 0;
  // The first month may be dearer as it is, and the plan late all the same: where a payment falls with a deal, say.
  if (goal !== null && morePence !== null && morePence <= 0 && !isInTime) {
    const extra = formatPence(goal.extraPence);
    return planOptionsTexts.goalAboveAsked({ month: formatMonth(month), extra });
  }
  return keptGoalSentence({
    month,
    isOverBudget: arrivesInTime && now.hasShortfall,
    extraPence: goal?.extraPence ?? null,
    morePence,
    isInTime,
  });
}
