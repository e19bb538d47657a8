/** The product's own clock, which starts at TEST_NOW: no journey depends on the day on which it is tested. */
import { inject } from 'vitest';
import { testNow } from '../../server/src/testing/settable-clock.ts';

/** TEST_NOW, or the time at which server tests start too. */
export const clockStart = process.env.TEST_NOW ?? testNow.toISOString();

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
