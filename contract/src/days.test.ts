import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayFromNumber,
  dayIn,
  dayNumber,
  dayOfMonth,
  firstDayOf,
  isDay,
  lastDayOf,
  londonDayOf,
  londonStartOf,
  weekdayOf,
} from './days.ts';
import { monthOf } from './months.ts';

describe('days of the calendar', () => {
  it.each([
    ['2026-11-15', 0, '2026-11-15'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    // The clocks change in the night before each of these.
    ['2027-03-27', 1, '2027-03-28'],
    ['2026-10-24', 1, '2026-10-25'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-11-15', 60, '2027-01-14'],
    ['1969-12-31', 1, '1970-01-01'],
  ])('%s and %i days is %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });

  it.each([
    ['2026-11', 30],
    ['2026-12', 31],
    ['2027-02', 28],
    ['2028-02', 29],
    ['2100-02', 28],
    ['2000-02', 29],
  ])('%s has %i days', (text, count) => {
    const month = monthOf(text);
    expect(firstDayOf(month)).toBe(`${text}-01`);
    expect(lastDayOf(month)).toBe(`${text}-${count}`);
    expect(dayOfMonth(lastDayOf(month))).toBe(count);
  });

  it.each([
    ['2026-11', 5, '2026-11-05'],
    ['2026-11', 30, '2026-11-30'],
    ['2026-11', 31, '2026-11-30'],
    ['2028-02', 31, '2028-02-29'],
  ])('in %s the day %i is %s', (month, number, expected) => {
    expect(dayIn(monthOf(month), number)).toBe(expected);
  });

  it.each([
    ['2026-11-16', 0],
    ['2026-11-22', 6],
    ['1970-01-01', 3],
    ['1969-12-28', 6],
    ['1900-01-01', 0],
  ])('%s is weekday %i, counted from Monday', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday);
  });

  it.each([
    ['2026-11-05', true],
    ['2028-02-29', true],
    ['0001-01-01', true],
    ['2027-02-29', false],
    ['2026-02-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-11-5', false],
    ['2026-11-05T10:00', false],
    ['05/11/2026', false],
    ['', false],
  ])('%j is a day: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });

  it('are evenly numbered', () => {
    expect(dayNumber('1970-01-02')).toBe(1);
    expect(dayNumber('2027-03-29') - dayNumber('2027-03-27')).toBe(2);
    expect(dayFromNumber(dayNumber('2027-03-28'))).toBe('2027-03-28');
  });

  it.each([
    ['2026-11-15T23:30:00Z', '2026-11-15'],
    ['2026-07-15T23:30:00Z', '2026-07-16'],
    ['2027-03-28T00:59:59Z', '2027-03-28'],
    ['2027-01-01T00:00:00Z', '2027-01-01'],
  ])('at %s it is %s in London', (instant, day) => {
    expect(londonDayOf(instant)).toBe(day);
    expect(londonDayOf(new Date(instant))).toBe(day);
    expect(londonDayOf(Date.parse(instant))).toBe(day);
  });

  it.each([
    ['2026-11-15', '2026-11-15T00:00:00.000Z'],
    ['2026-07-15', '2026-07-14T23:00:00.000Z'],
    // The nights in which the clocks change, and the days after them.
    ['2027-03-28', '2027-03-28T00:00:00.000Z'],
    ['2027-03-29', '2027-03-28T23:00:00.000Z'],
    ['2026-10-25', '2026-10-24T23:00:00.000Z'],
    ['2026-10-26', '2026-10-26T00:00:00.000Z'],
  ])('%s begins at %s', (day, instant) => {
    expect(londonStartOf(day).toISOString()).toBe(instant);
  });
});
