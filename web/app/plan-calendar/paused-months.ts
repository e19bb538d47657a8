/** The months of a plan that are paused: one pause holds all that follow one another. */
import type { CalendarPause } from '@debt-payoff/contract/calendar-terms';
import { addMonths, type Month } from '@debt-payoff/contract/months';
import { readCalendarOptions } from '@debt-payoff/contract/read-calendar-terms';

export type Pauses = readonly CalendarPause[];

export function isPaused(pauses: Pauses, month: Month): boolean {
  return pauses.some(({ fromMonth, toMonth }) => fromMonth <= month && month <= toMonth);
}

/** In their order; those that overlap or follow one another are one. */
export function joinedPauses(pauses: Pauses): CalendarPause[] {
  const joined: CalendarPause[] = [];
  for (const pause of pauses.toSorted((a, b) => (a.fromMonth < b.fromMonth ? -1 : 1))) {
    const last = joined.at(-1);
    if (last === undefined || pause.fromMonth > addMonths(last.toMonth, 1)) joined.push(pause);
    else if (pause.toMonth > last.toMonth)
      joined.splice(-1, 1, { ...last, toMonth: pause.toMonth });
  }
  return joined;
}

/** With the month paused, or not paused any more: in the middle of a pause, that leaves two. */
export function withPauseToggled(pauses: Pauses, month: Month): CalendarPause[] {
  return isPaused(pauses, month)
    ? withoutMonths(pauses, { fromMonth: month, toMonth: month })
    : joinedPauses([...pauses, { fromMonth: month, toMonth: month }]);
}

/** What of the pauses lies outside of these months. */
export function withoutMonths(pauses: Pauses, taken: CalendarPause): CalendarPause[] {
  return joinedPauses(pauses).flatMap(({ fromMonth, toMonth }) => {
    const lastBefore = addMonths(taken.fromMonth, -1);
    const firstAfter = addMonths(taken.toMonth, 1);
    const before = { fromMonth, toMonth: toMonth < lastBefore ? toMonth : lastBefore };
    const after = { fromMonth: fromMonth > firstAfter ? fromMonth : firstAfter, toMonth };
    const isApart = toMonth < taken.fromMonth || fromMonth > taken.toMonth;
    return isApart ? [{ fromMonth, toMonth }] : [before, after].filter(isForwards);
  });
}

function isForwards({ fromMonth, toMonth }: CalendarPause): boolean {
  return fromMonth <= toMonth;
}

/** Of what a browser has stored, which may be anything: none where it cannot be read. */
export function readPauses(stored: unknown): CalendarPause[] {
  const isList = Array.isArray(stored) && stored.length > 0;
  return joinedPauses((isList ? readCalendarOptions({ pauses: stored })?.pauses : null) ?? []);
}
