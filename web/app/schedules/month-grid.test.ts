import { monthOf } from '@debt-payoff/contract/months';
import { describe, expect, it } from 'vitest';
import { weeksOf } from './month-grid.ts';

const rows = (month: string) =>
  weeksOf(monthOf(month)).map(({ days }) => days.map((day) => day?.slice(8) ?? '--').join(' '));

describe('the weeks of a month', () => {
  it('begin on Monday', () => {
    // 1 November 2026 is a Sunday.
    expect(rows('2026-11')).toEqual([
      '-- -- -- -- -- -- 01',
      '02 03 04 05 06 07 08',
      '09 10 11 12 13 14 15',
      '16 17 18 19 20 21 22',
      '23 24 25 26 27 28 29',
      '30 -- -- -- -- -- --',
    ]);
  });

  it('are four where February begins on a Monday, and hold its 29th in a leap year', () => {
    expect(rows('2027-02')).toHaveLength(4);
    expect(rows('2027-02')[0]).toBe('01 02 03 04 05 06 07');
    expect(rows('2028-02').join(' ')).toContain('28 29 --');
  });

  it('hold each day once, across the change of the clocks', () => {
    const days = weeksOf(monthOf('2027-03')).flatMap(({ days }) =>
      days.filter((day) => day !== null),
    );
    expect(days).toHaveLength(31);
    expect(new Set(days).size).toBe(31);
    expect(days.at(-1)).toBe('2027-03-31');
  });
});
