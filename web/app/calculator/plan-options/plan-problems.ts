/** What is wrong with the options of a plan, each with the field where it is put right. */

import { figureProblem, readFigure } from '@debt-payoff/contract/amounts';
import { amountProblem } from '@debt-payoff/contract/debt-rules';
import { penceFromPounds } from '@debt-payoff/contract/money';
import { formatMonth, type Month, monthOf, monthsBetween } from '@debt-payoff/contract/months';
import { plannedMonthPattern, termLimits } from '@debt-payoff/contract/term-limits';
import { goalProblem } from '@debt-payoff/contract/term-rules';
import { debtTermTexts } from '@debt-payoff/contract/texts/debt-terms';
import { keptTermsTexts } from '@debt-payoff/contract/texts/kept-terms';
import { planCalendarTexts } from '@debt-payoff/contract/texts/plan-calendar';
import { planOptionsTexts } from '@debt-payoff/contract/texts/plan-options';
import { amountFieldId } from '../../plan-calendar/field-ids.ts';
import { oneOffProblem } from '../../plan-calendar/typed-one-offs.ts';
import type { FieldProblem } from '../../ui/error-summary.tsx';
import type { Draft } from '../draft.ts';
import type { LeftEachMonth } from '../use-calculator.ts';
import { typedPlanOf } from './typed-plan.ts';

export const goalFieldId = 'plan-goal';
export const calendarId = 'plan-calendar';
export const leftFieldId = 'left-each-month';

export function planProblems(
  { draft, leftEachMonth }: { readonly draft: Draft; readonly leftEachMonth: string },
  thisMonth: Month,
): FieldProblem[] {
  const { goal, oneOffs } = typedPlanOf(draft);
  const { debtFreeBy, left } = planOptionsTexts;
  const ofOneOffs = oneOffs.flatMap((oneOff): FieldProblem[] => {
    const message = oneOffProblem(oneOff);
    const about = planCalendarTexts.oneOffIn(formatMonth(oneOff.month));
    const fieldId = amountFieldId(calendarId, oneOff);
    return message === null ? [] : [{ fieldId, about, message }];
  });
  const tooMany = oneOffs.length > termLimits.oneOffsMax ? debtTermTexts.tooManyOneOffs : null;
  return [
    ...found(goalFieldId, goalFieldProblem(goal, thisMonth), debtFreeBy),
    ...found(calendarId, tooMany),
    ...ofOneOffs,
    ...found(leftFieldId, leftProblem(leftEachMonth), left.title),
  ];
}

export function goalFieldProblem(goal: string, thisMonth: Month): string | null {
  if (goal === '') return null;
  if (!plannedMonthPattern.test(goal)) return keptTermsTexts.goalIncomplete;
  return goalProblem(monthsBetween({ from: thisMonth, to: monthOf(goal) }));
}

/** Blank is not given. */
export function leftProblem(typed: string): string | null {
  if (readFigure(typed) === null) return null;
  const { name } = planOptionsTexts.left;
  return figureProblem(name, typed, (pounds) => amountProblem(name, pounds));
}

export function typedLeft(typed: string): LeftEachMonth {
  const pounds = leftProblem(typed) === null ? readFigure(typed) : null;
  return { typed, pence: pounds === null ? null : penceFromPounds(pounds) };
}

function found(fieldId: string, message: string | null, about?: string): FieldProblem[] {
  if (message === null) return [];
  return [{ fieldId, message, ...(about !== undefined && { about }) }];
}
