import { describe, expect, it } from 'vitest';
import { addMonths, formatMonth, formatMonthShort, monthOf } from './months.ts';

describe('months of the calendar', () => {
  it.each([
    ['2026-11-15', 0, 'November 2026'],
    ['2026-11-15', 28, 'March 2029'],
    ['2026-12-31', 1, 'January 2027'],
    ['2024-02-29', 12, 'February 2025'],
    ['2026-01-01', 1_200, 'January 2126'],
  ])('%s and %i months is %s', (date, count, name) => {
    expect(formatMonth(addMonths(monthOf(date), count))).toBe(name);
  });

  it('has a short form for charts', () => {
    expect(formatMonthShort(monthOf('2029-03-01'))).toBe('Mar 2029');
  });
});
