import { product } from '@debt-payoff/contract/product';

/** A day has no time, and so no time zone. */
const longDay = new Intl.DateTimeFormat(product.locale, { dateStyle: 'long', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat(product.locale, { dateStyle: 'medium', timeZone: 'UTC' });

/** '14 November 2026' */
export function formatDay(day: string): string {
  return longDay.format(new Date(day));
}

/** '14 Nov 2026', where there is little room */
export function formatShortDay(day: string): string {
  return shortDay.format(new Date(day));
}
