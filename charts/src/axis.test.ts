import { monthOf } from '@debt-payoff/contract/months';
import { describe, expect, it } from 'vitest';
import { dateTicks, monthsDrawn, roundMaximum } from './axis.ts';

describe('axes', () => {
  it.each([
    [843_000, 1_000_000],
    [1_000_000, 1_000_000],
    [1_000_001, 2_000_000],
    [120_000, 200_000],
    [390_000, 400_000],
    [3, 4],
    [0, 4],
  ])('%i pence end at a round %i', (value, maximum) => {
    expect(roundMaximum(value)).toBe(maximum);
  });

  it.each([
    {
      months: 37,
      most: 7,
      labels: ['Jan 2027', 'Jul 2027', 'Jan 2028', 'Jul 2028', 'Jan 2029', 'Jul 2029'],
    },
    { months: 37, most: 3, labels: ['Jan 2027', 'Jan 2028', 'Jan 2029'] },
    { months: 3, most: 7, labels: ['Nov 2026', 'Dec 2026', 'Jan 2027', 'Feb 2027'] },
  ])('$months months have at most $most ticks on even months', ({ months, most, labels }) => {
    const ticks = dateTicks({ start: monthOf('2026-11-15'), months, most });
    expect(ticks.map(({ label }) => label)).toEqual(labels);
  });

  it.each([1, 12, 100, 360, 600, 1_200])('%i months never have more than seven', (months) => {
    expect(dateTicks({ start: monthOf('2026-11-15'), months, most: 7 }).length).toBeLessThanOrEqual(
      7,
    );
  });
});

describe('the months a line is drawn through', () => {
  it('are all of a short plan', () => {
    expect(monthsDrawn({ last: 4, kept: [2] })).toEqual([0, 1, 2, 3, 4]);
  });

  it('are at most 200 of a long one, with the first, the last and the kept', () => {
    const kept = Array.from({ length: 50 }, (_, index) => 1_001 + index * 3);
    const drawn = monthsDrawn({ last: 1_200, kept });
    expect(drawn.length).toBeLessThanOrEqual(200);
    expect(drawn).toEqual(expect.arrayContaining([0, ...kept, 1_200]));
    expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
  });
});
