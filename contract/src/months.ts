/** A month of the calendar, written '2026-11'. It has no days, so it has no time zone either. */
export type Month = `${number}-${number}`;

const names = [
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

/** The month of a date written YYYY-MM-DD. */
export function monthOf(date: string): Month {
  const [year, month] = date.split('-');
  return `${Number(year)}-${Number(month)}`;
}

export function addMonths(month: Month, count: number): Month {
  const index = indexOf(month) + count;
  return `${Math.floor(index / 12)}-${(index % 12) + 1}`;
}

/** 'March 2029' */
export function formatMonth(month: Month): string {
  const index = indexOf(month);
  return `${names[index % 12]} ${Math.floor(index / 12)}`;
}

/** 'Mar 2029' */
export function formatMonthShort(month: Month): string {
  const index = indexOf(month);
  return `${names[index % 12]?.slice(0, 3)} ${Math.floor(index / 12)}`;
}

/** Months since the year 0. */
export function indexOf(month: Month): number {
  const [year, number] = month.split('-');
  return Number(year) * 12 + Number(number) - 1;
}
