/** Months of the calendar, written 'YYYY-MM', so that they sort as text. They have no days, and so no time zone. */

declare const isMonth: unique symbol;
export type Month = string & { readonly [isMonth]: true };

export const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;

/** From January on. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The month of a day written YYYY-MM-DD, or a month that was written as text. */
export function monthOf(dayOrMonth: string): Month {
  const month = dayOrMonth.slice(0, 7);
  if (!monthPattern.test(month)) throw new RangeError(dayOrMonth);
  // The one place where text becomes a month.
  return month as Month;
}

export function addMonths(month: Month, count: number): Month {
  const index = monthIndex(month) + count;
  return monthOf(`${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`);
}

/** How many months later the second is; below nothing where it is the earlier one. */
export function monthsBetween({ from, to }: { from: Month; to: Month }): number {
  return monthIndex(to) - monthIndex(from);
}

/** Both of them and all in between; none where the second is the earlier one. */
export function monthRange({ from, to }: { from: Month; to: Month }): Month[] {
  const length = Math.max(0, monthsBetween({ from, to }) + 1);
  return Array.from({ length }, (_, ahead) => addMonths(from, ahead));
}

export function yearOf(month: Month): number {
  return Number(month.slice(0, 4));
}

/** 'March 2029' */
export function formatMonth(month: Month): string {
  return `${monthName(month)} ${yearOf(month)}`;
}

/** 'Mar 2029' */
export function formatMonthShort(month: Month): string {
  return `${monthName(month).slice(0, 3)} ${yearOf(month)}`;
}

/** Months since the year 0. */
export function monthIndex(month: Month): number {
  return yearOf(month) * 12 + Number(month.slice(5)) - 1;
}

/** 'March' */
export function monthName(month: Month): string {
  return monthNames[monthIndex(month) % 12] ?? '';
}
