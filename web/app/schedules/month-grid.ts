/** A month as a calendar lays it out: weeks that begin on Monday. */
import { dayIn, dayOfMonth, firstDayOf, lastDayOf, weekdayOf } from '@debt-payoff/contract/days';
import type { Month } from '@debt-payoff/contract/months';

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Days are written YYYY-MM-DD; null stands for a place outside the month. */
export type Week = { readonly key: string; readonly days: readonly (string | null)[] };

export function weeksOf(month: Month): Week[] {
  const length = dayOfMonth(lastDayOf(month));
  const before = weekdayOf(firstDayOf(month));
  const weeks = Math.ceil((before + length) / 7);
  return Array.from({ length: weeks }, (_, week) => ({
    key: `${month} week ${week + 1}`,
    days: weekdays.map((_name, place) => {
      const day = week * 7 + place - before + 1;
      return day >= 1 && day <= length ? dayIn(month, day) : null;
    }),
  }));
}
