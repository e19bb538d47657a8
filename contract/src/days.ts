/** Days of the calendar, written 'YYYY-MM-DD', so that they sort as text. They have no time, and so no time zone. */
import { addMonths, type Month, monthOf, yearOf } from './months.ts';
import { product } from './product.ts';

const dayMs = 86_400_000;
const londonDate = new Intl.DateTimeFormat('sv-SE', { timeZone: product.timeZone });

/** The day on which an instant falls in London. */
export function londonDayOf(instant: string | number | Date): string {
  return londonDate.format(new Date(instant));
}

/** When the day begins in London. */
export function londonStartOf(day: string): Date {
  const utcStart = Date.parse(day);
  // In summer an hour before, and never at another time: the clocks change later in the night.
  const summerStart = utcStart - 3_600_000;
  return new Date(londonDayOf(summerStart) === day ? summerStart : utcStart);
}

/** Whether the text is a day that the calendar has: neither 31 February nor a time of day. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(text);
  return Number.isFinite(ms) && dayFromNumber(ms / dayMs) === text;
}

export function addDays(day: string, count: number): string {
  return dayFromNumber(dayNumber(day) + count);
}

/** The same day of another month; in one that is too short for it, its last day. */
export function addMonthsToDay(day: string, count: number): string {
  return dayIn(addMonths(monthOf(day), count), dayOfMonth(day));
}

/** In a month that is too short for it, its last day. */
export function dayIn(month: Month, number: number): string {
  return `${month}-${String(Math.min(number, daysIn(month))).padStart(2, '0')}`;
}

export function firstDayOf(month: Month): string {
  return `${month}-01`;
}

export function lastDayOf(month: Month): string {
  return `${month}-${daysIn(month)}`;
}

function daysIn(month: Month): number {
  // The day before the first of the next month, which is counted from nought.
  return new Date(Date.UTC(yearOf(month), Number(month.slice(5)), 0)).getUTCDate();
}

/** 31 for '2026-10-31'. */
export function dayOfMonth(day: string): number {
  return Number(day.slice(8));
}

/** 0 is Monday. */
export function weekdayOf(day: string): number {
  // The first of 1970 was a Thursday. Days before it count down from nothing.
  return (((dayNumber(day) + 3) % 7) + 7) % 7;
}

/** Days since the first of 1970: what is even on an axis. */
export function dayNumber(day: string): number {
  return Date.parse(day) / dayMs;
}

export function dayFromNumber(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}
