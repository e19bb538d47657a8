/** A month as a calendar lays it out: weeks that begin on Monday. */
import { addMonths, indexOf, type Month, monthOf } from '@debt-payoff/contract/months';

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
  const at = indexOf(month);
  const [year, number] = [Math.floor(at / 12), at % 12];
  const length = new Date(Date.UTC(year, number + 1, 0)).getUTCDate();
  // Sunday is 0 to the browser, and the last to us.
  const before = (new Date(Date.UTC(year, number, 1)).getUTCDay() + 6) % 7;
  const weeks = Math.ceil((before + length) / 7);
  return Array.from({ length: weeks }, (_, week) => ({
    key: `${month} week ${week + 1}`,
    days: weekdays.map((_name, place) => {
      const day = week * 7 + place - before + 1;
      return day >= 1 && day <= length ? isoDay(Date.UTC(year, number, day)) : null;
    }),
  }));
}

export function addDays(day: string, count: number): string {
  return isoDay(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000);
}

/** From the month of one day to that of another. */
export function monthsBetween(from: string, to: string): Month[] {
  const first = monthOf(from);
  const count = indexOf(monthOf(to)) - indexOf(first) + 1;
  return Array.from({ length: Math.max(1, count) }, (_, ahead) => addMonths(first, ahead));
}

function isoDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
