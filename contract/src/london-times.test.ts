import { describe, expect, it } from 'vitest';
import { londonInstantOf, londonTimeOf } from './london-times.ts';

describe('a time on the clocks of London', () => {
  it.each([
    ['2026-11-20', '10:00', '2026-11-20T10:00:00.000Z'],
    ['2026-07-20', '10:00', '2026-07-20T09:00:00.000Z'],
    ['2026-07-20', '00:30', '2026-07-19T23:30:00.000Z'],
    // Shown twice: the first of the two.
    ['2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
  ])('%s %s is %s', (day, time, instant) => {
    expect(londonInstantOf({ day, time })?.toISOString()).toBe(instant);
    expect(londonTimeOf(instant)).toEqual({ day, time });
  });

  it.each([
    ['2026-03-29', '01:30'],
    ['2026-02-30', '10:00'],
    ['2026-11-20', '24:00'],
    ['2026-11-20', '9:00'],
  ])('%s %s is none', (day, time) => {
    expect(londonInstantOf({ day, time })).toBeNull();
  });
});
