/** What the options of a plan say while they are closed, in one line. */

import { poundsFromPence } from '@debt-payoff/contract/money';
import { formatMonth, type Month, monthOf } from '@debt-payoff/contract/months';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import { oneOffLine, pauseLine } from '@debt-payoff/contract/one-off-and-pause-words';
import { readCalendarOptions } from '@debt-payoff/contract/read-calendar-terms';
import { plannedMonthPattern } from '@debt-payoff/contract/term-limits';
import { amountWords } from '@debt-payoff/contract/terms-in-words';
import { planOptionsTexts as texts } from '@debt-payoff/contract/texts/plan-options';
import { termsTexts } from '@debt-payoff/contract/texts/terms';
import { poundsOf } from '../../plan-calendar/typed-one-offs.ts';
import { debtName } from '../counted-debts.ts';
import type { Draft } from '../draft.ts';
import { goalFieldProblem } from './plan-problems.ts';
import { typedPlanOf } from './typed-plan.ts';

/** Only what counts is said; empty where nothing does. */
export function plannedLine(
  { draft, leftPence }: { readonly draft: Draft; readonly leftPence: number | null },
  thisMonth: Month,
): string {
  if (readCalendarOptions(draft.options ?? {}) === null) return termsTexts.unreadable;
  const { goal, oneOffs, pauses } = typedPlanOf(draft);
  const hasGoal = plannedMonthPattern.test(goal) && goalFieldProblem(goal, thisMonth) === null;
  const names = new Map(
    draft.rows.map((row, at) => [
      String(row.id),
      nameInSentence(debtName({ creditor: row.creditor.trim(), position: at + 1 })),
    ]),
  );
  const planned = oneOffs
    .toSorted((a, b) => (a.month < b.month ? -1 : Number(a.month > b.month)))
    .flatMap((oneOff) => {
      const pounds = poundsOf(oneOff);
      const name = names.get(oneOff.goesTo) ?? null;
      const { month } = oneOff;
      return pounds === null ? [] : [oneOffLine({ month, amount: amountWords(pounds), name })];
    });
  const [arrangedFirst] = draft.rows
    .filter(({ place }) => place !== undefined)
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
    .flatMap(({ id }) => names.get(String(id)) ?? []);
  return [
    ...(hasGoal ? [termsTexts.goal(formatMonth(monthOf(goal)))] : []),
    ...planned,
    ...pauses.map(pauseLine),
    ...(arrangedFirst === undefined ? [] : [texts.order.inShort(arrangedFirst)]),
    ...(leftPence === null ? [] : [texts.left.inShort(amountWords(poundsFromPence(leftPence)))]),
  ]
    .map((words) => `${words}.`)
    .join(' ');
}
