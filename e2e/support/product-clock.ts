/** The product's own clock, which starts at TEST_NOW: no journey depends on the day on which it is tested. */
import { inject } from 'vitest';

/** An ordinary Sunday morning, far from a change of the clocks. */
export const clockStart = process.env.TEST_NOW ?? '2026-11-15T09:00:00Z';

export function productNow(): Date {
  return new Date(Date.now() + inject('clockAheadMs'));
}

const dayMs = 86_400_000;
const london = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });

/** '2026-11-14', so many days ago by the date in London. */
export function daysAgo(days: number): string {
  const today = Date.parse(london.format(productNow()));
  return new Date(today - days * dayMs).toISOString().slice(0, 10);
}

/** '14 November 2026' */
export function longDay(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}
