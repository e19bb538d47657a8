/**
 * The rules for what a debt and a plan may have beyond rates and payments that stay, as plain functions: each gives
 * the message, or null where all is well.
 */
import type { RateKind } from '@debt-payoff/engine/terms';
import { amountProblem, rateProblem } from './debt-rules.ts';
import { hasAtMostDecimals } from './money.ts';
import { type Month, monthsBetween } from './months.ts';
import { product } from './product.ts';
import { rateBounds, termLimits } from './term-limits.ts';
import { debtTermTexts, termFieldNames } from './texts/debt-terms.ts';
import { fieldNames, fieldTexts } from './texts/fields.ts';

type Problem = string | null;

/** Without a kind it is the rule of every debt. */
export function rateOfKindProblem(percent: number, kind: RateKind | null | undefined): Problem {
  if (kind === null || kind === undefined) return rateProblem(percent);
  const { maxPercent, decimals } = rateBounds[kind];
  if (!(percent >= 0 && percent <= maxPercent)) {
    return debtTermTexts.rateOutOfRange(written(maxPercent));
  }
  return hasAtMostDecimals(percent, decimals) ? null : debtTermTexts.rateTooManyDecimals(decimals);
}

/** A rate that changed after the last month of a plan would never be charged. */
export function lastMonthProblem(month: number): Problem {
  return monthProblem(month, termLimits.monthsMax - 1);
}

/** A month of the plan, or one of the calendar, whose text sorts. */
type AnyMonth = number | string;

/** Of a change with the last month of the one before; null where there is none. */
export function changeOrderProblem<Time extends AnyMonth>(change: {
  readonly lastMonth: Time;
  readonly lastMonthBefore: Time | null;
}): Problem {
  const { lastMonth, lastMonthBefore } = change;
  const isLater = lastMonthBefore === null || lastMonth > lastMonthBefore;
  return isLater ? null : debtTermTexts.changesOutOfOrder;
}

/** Of a change of the rate; months written YYYY-MM. What came before the debt was added was never charged here. */
export function changeTooEarlyProblem({
  last_month: lastMonth,
  addedMonth,
}: {
  readonly last_month: string;
  /** The month in which the debt was, or is being, added. */
  readonly addedMonth: string;
}): string | null {
  return lastMonth < addedMonth ? debtTermTexts.changeTooEarly : null;
}

export function changesCountProblem(count: number): Problem {
  return count > termLimits.rateChangesMax ? debtTermTexts.tooManyChanges : null;
}

export function newPaymentProblem(pounds: number): Problem {
  return amountProblem(termFieldNames.newPayment, pounds);
}

export function feeProblem(pounds: number): Problem {
  return amountProblem(termFieldNames.fee, pounds);
}

export function floorProblem(pounds: number): Problem {
  return amountProblem(termFieldNames.minimum, pounds);
}

export function percentageProblem(percent: number): Problem {
  const { percentMax, percentDecimals } = termLimits;
  if (!(percent >= 0 && percent <= percentMax)) return debtTermTexts.percentOutOfRange;
  return hasAtMostDecimals(percent, percentDecimals)
    ? null
    : fieldTexts.tooManyDecimals(termFieldNames.percentage);
}

/** Of a one-off or a pause. */
export function planMonthProblem(month: number): Problem {
  return monthProblem(month, termLimits.monthsMax);
}

export function oneOffAmountProblem(pounds: number): Problem {
  return pounds > 0
    ? amountProblem(fieldNames.amount, pounds)
    : fieldTexts.notPositive(fieldNames.amount);
}

export function pauseProblem<Time extends AnyMonth>(pause: {
  readonly fromMonth: Time;
  readonly toMonth: Time;
}): Problem {
  return pause.toMonth < pause.fromMonth ? debtTermTexts.pauseBackwards : null;
}

export function goalProblem(months: number): Problem {
  return isMonth(months, termLimits.monthsMax)
    ? null
    : debtTermTexts.goalOutOfRange(written(termLimits.monthsMax));
}

/** Of one that is kept with a portfolio, whose month may be this one. One that stays may have passed. */
export function keptGoalProblem(
  goal: Month,
  { kept, thisMonth }: { readonly kept: Month | null; readonly thisMonth: Month },
): Problem {
  if (goal === kept || goal === thisMonth) return null;
  return goalProblem(monthsBetween({ from: thisMonth, to: goal }));
}

export function goalDebtsProblem(count: number): Problem {
  return count > termLimits.goalDebtsMax ? debtTermTexts.tooManyDebtsForGoal : null;
}

function monthProblem(month: number, max: number): Problem {
  return isMonth(month, max) ? null : debtTermTexts.monthOutOfRange(written(max));
}

function isMonth(month: number, max: number): boolean {
  return Number.isInteger(month) && month >= 1 && month <= max;
}

/** '9,999.99' */
function written(figure: number): string {
  return figure.toLocaleString(product.locale);
}
