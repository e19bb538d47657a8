import { describe, expect, it } from 'vitest';
import { clockStartingAt } from './clock.ts';

describe('today is the date in London', () => {
  it.each([
    ['2026-11-15T23:59:59Z', '2026-11-15'],
    ['2026-07-01T23:30:00Z', '2026-07-02'],
    ['2027-03-28T00:59:00Z', '2027-03-28'],
    ['2028-02-29T12:00:00Z', '2028-02-29'],
  ])('at %s it is %s', (instant, date) => {
    expect(clockStartingAt(new Date(instant)).today()).toBe(date);
  });
});
