/** Amounts, dates and cards as the pages and the PDF write them. */
import type { Recurring } from '../objects/price.ts';

export { formatAmount } from '../billing/format-amount.ts';

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
});

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

/** 15 November 2026, from seconds. */
export function formatDate(seconds: number): string {
  return dateFormat.format(seconds * 1_000);
}

/** 15 November 2026 at 09:00. */
export function formatMoment(seconds: number): string {
  return `${formatDate(seconds)} at ${timeFormat.format(seconds * 1_000)}`;
}

/** 'a month', 'every 3 months'. */
export function formatInterval(recurring: Recurring | null): string {
  if (recurring === null) return 'once';
  const { interval, interval_count: count } = recurring;
  return count === 1 ? `a ${interval}` : `every ${count} ${interval}s`;
}

const brandNames: ReadonlyMap<string, string> = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
]);

/** Visa ending in 4242. */
export function formatCard(card: { readonly brand: string; readonly last4: string }): string {
  return `${brandNames.get(card.brand) ?? card.brand} ending in ${card.last4}`;
}
