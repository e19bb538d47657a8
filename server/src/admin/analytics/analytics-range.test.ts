import { adminLimits } from '@debt-payoff/contract/admin-limits';
import { addDays } from '@debt-payoff/contract/days';
import { expect, it } from 'vitest';
import { settableClock } from '../../testing/settable-clock.ts';
import { rangeOf, stretchesOf } from './analytics-range.ts';

const startDate = '2025-11-16';

it('is the last so many days in London, today among them', () => {
  const clock = settableClock();
  // In London it is the next day already, in summer time.
  clock.set('2026-03-29T23:30:00Z');
  expect(rangeOf(2, clock)).toEqual({
    days: 2,
    startDate: '2026-03-29',
    endDate: '2026-03-30',
    from: new Date('2026-03-29T00:00:00Z'),
    until: new Date('2026-03-30T23:00:00Z'),
    stretches: [
      { startDate: '2026-03-29', endDate: '2026-03-29' },
      { startDate: '2026-03-30', endDate: '2026-03-30' },
    ],
    now: new Date('2026-03-29T23:30:00Z'),
  });
});

it.each([
  [1, [1]],
  [7, [1, 1, 1, 1, 1, 1, 1]],
  [13, Array.from({ length: 13 }, () => 1)],
  [14, [2, 3, 3, 3, 3]],
  [30, Array.from({ length: 10 }, () => 3)],
  [90, [6, ...Array.from({ length: 12 }, () => 7)]],
  [365, [30, 30, 31, 30, 31, 30, 30, 31, 30, 31, 30, 31]],
])('draws %i days in stretches of about equal length', (days, lengths) => {
  expect(stretchesOf({ startDate, days }).map(lengthOf)).toEqual(lengths);
});

it('has at most 13 stretches, which adjoin and together are the range', () => {
  for (let days = 1; days <= adminLimits.analyticsWindowMaxDays; days += 1) {
    const stretches = stretchesOf({ startDate, days });
    expect(stretches.length).toBeLessThanOrEqual(13);
    let next = startDate;
    for (const stretch of stretches) {
      expect(stretch.startDate).toBe(next);
      expect(stretch.endDate >= next).toBe(true);
      next = addDays(stretch.endDate, 1);
    }
    expect(next).toBe(addDays(startDate, days));
  }
});

function lengthOf(stretch: { readonly startDate: string; readonly endDate: string }): number {
  return (Date.parse(stretch.endDate) - Date.parse(stretch.startDate)) / 86_400_000 + 1;
}
