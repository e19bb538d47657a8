/** Days as the mails write them. */
import { londonDayOf } from '@debt-payoff/contract/days';
import { product } from '@debt-payoff/contract/product';

const longDay = new Intl.DateTimeFormat(product.locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const timeOfDay = new Intl.DateTimeFormat(product.locale, {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: product.timeZone,
});

/** 'Monday 16 November 2026'; some versions of the formatter put a comma. */
export function formatMailDay(day: string): string {
  return longDay.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
}

/** The day on which it falls in London. */
export function formatMailDate(instant: Date): string {
  return formatMailDay(londonDayOf(instant));
}

/** 'Monday 16 November 2026 at 08:00' */
export function formatMailMoment(instant: Date): string {
  return `${formatMailDate(instant)} at ${timeOfDay.format(instant)}`;
}
