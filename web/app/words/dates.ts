import { product } from '@debt-payoff/contract/product';

const day = new Intl.DateTimeFormat(product.locale, {
  dateStyle: 'long',
  timeZone: product.timeZone,
});
const shortDay = new Intl.DateTimeFormat(product.locale, {
  dateStyle: 'medium',
  timeZone: product.timeZone,
});
const dayAndMonth = new Intl.DateTimeFormat(product.locale, {
  day: 'numeric',
  month: 'long',
  timeZone: product.timeZone,
});
const dayAndTime = new Intl.DateTimeFormat(product.locale, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: product.timeZone,
});

/** '14 November 2026' */
export function formatDay(instant: string): string {
  return day.format(new Date(instant));
}

/** '14 Nov 2026', where there is little room */
export function formatShortDay(instant: string): string {
  return shortDay.format(new Date(instant));
}

/** '14 November', where the year is plain */
export function formatDayAndMonth(instant: string): string {
  return dayAndMonth.format(new Date(instant));
}

/** '14 November 2026 at 09:30' */
export function formatDayAndTime(instant: string): string {
  return dayAndTime.format(new Date(instant));
}
