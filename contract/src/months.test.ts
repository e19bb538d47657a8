import { describe, expect, it } from 'vitest';
import {
  addMonths,
  formatMonth,
  formatMonthShort,
  monthOf,
  monthRange,
  monthsBetween,
  yearOf,
} from './months.ts';

describe('months of the calendar', () => {
  it.each([
    ['2026-11-15', 0, 'November 2026'],
    ['2026-11-15', 28, 'March 2029'],
    ['2026-12-31', 1, 'January 2027'],
    ['2024-02-29', 12, 'February 2025'],
    ['2026-01-01', 1_200, 'January 2126'],
    ['2026-01', -1, 'December 2025'],
    ['0999-12', 1, 'January 1000'],
  ])('%s and %i months is %s', (date, count, name) => {
    expect(formatMonth(addMonths(monthOf(date), count))).toBe(name);
  });

  it.each(['', '2026', '2026-5', '2026-5-01', '2026-00', '2026-13', '26-05-01', 'May 2026'])(
    '%j is no month',
    (text) => {
      expect(() => monthOf(text)).toThrow(RangeError);
    },
  );

  it('sort as text, across the tenth month and the turn of the year', () => {
    const months = monthRange({ from: monthOf('2026-05'), to: monthOf('2027-02') });
    expect(months.toReversed().sort()).toEqual(months);
    expect(months.map((month) => month.slice(5)).join(' ')).toBe('05 06 07 08 09 10 11 12 01 02');
  });

  it.each([
    ['2026-11', '2026-11', 0],
    ['2026-11', '2027-01', 2],
    ['2027-01', '2026-11', -2],
    ['1999-12', '2100-01', 1_201],
  ])('from %s to %s it is %i months', (from, to, count) => {
    const months = { from: monthOf(from), to: monthOf(to) };
    expect(monthsBetween(months)).toBe(count);
    expect(monthRange(months)).toHaveLength(Math.max(0, count + 1));
  });

  it('range over both ends, and over the end of a year', () => {
    const from = monthOf('2026-11-15');
    expect(monthRange({ from, to: monthOf('2027-01-14') })).toEqual([
      '2026-11',
      '2026-12',
      '2027-01',
    ]);
    expect(monthRange({ from, to: from })).toEqual(['2026-11']);
  });

  it('belong to a year', () => {
    expect([yearOf(monthOf('2026-12')), yearOf(monthOf('2027-01'))]).toEqual([2026, 2027]);
  });

  it('have a short form for charts', () => {
    expect(formatMonthShort(monthOf('2029-03-01'))).toBe('Mar 2029');
  });
});
