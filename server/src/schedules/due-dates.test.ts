import { describe, expect, it } from 'vitest';
import { dueDates, type Term, unsettledAhead } from './due-dates.ts';

const from = (fromOn: string, paymentDay: number, untilOn: string | null = null): Term => ({
  fromOn,
  paymentDay,
  untilOn,
});
const datesOf = (terms: readonly Term[], to: string) =>
  dueDates(terms, { to }).map(({ dueOn }) => dueOn);

describe('a schedule falls due', () => {
  it.each([
    {
      name: 'on its day in every month',
      terms: [from('2026-01-10', 15)],
      to: '2026-04-14',
      dates: ['2026-01-15', '2026-02-15', '2026-03-15'],
    },
    {
      name: 'on the day it was made, where that is its day',
      terms: [from('2026-01-15', 15)],
      to: '2026-01-15',
      dates: ['2026-01-15'],
    },
    {
      name: 'first in the next month, where its day has passed',
      terms: [from('2026-01-16', 15)],
      to: '2026-02-15',
      dates: ['2026-02-15'],
    },
    {
      name: 'on the last day of a month that is shorter',
      terms: [from('2026-01-01', 31)],
      to: '2026-06-30',
      dates: ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'],
    },
    {
      name: 'on 29 February of a leap year',
      terms: [from('2028-02-01', 30)],
      to: '2028-03-31',
      dates: ['2028-02-29', '2028-03-30'],
    },
    {
      name: 'on 29 February in leap years, else on the 28th',
      terms: [from('2027-02-01', 29)],
      to: '2028-02-29',
      dates: [
        ...['2027-02-28', '2027-03-29', '2027-04-29', '2027-05-29', '2027-06-29', '2027-07-29'],
        ...['2027-08-29', '2027-09-29', '2027-10-29', '2027-11-29', '2027-12-29', '2028-01-29'],
        '2028-02-29',
      ],
    },
    {
      name: 'on 28 February 2100, which is no leap year',
      terms: [from('2100-02-01', 29)],
      to: '2100-02-28',
      dates: ['2100-02-28'],
    },
    {
      name: 'on the last day of February, made on that day for the 31st',
      terms: [from('2026-02-28', 31)],
      to: '2026-03-30',
      dates: ['2026-02-28'],
    },
    {
      name: 'across the end of the year',
      terms: [from('2026-12-01', 1)],
      to: '2027-01-01',
      dates: ['2026-12-01', '2027-01-01'],
    },
    {
      name: 'not on the day it was switched off, nor after',
      terms: [from('2026-01-01', 10, '2026-02-10')],
      to: '2026-04-30',
      dates: ['2026-01-10'],
    },
    {
      name: 'again from the day it was switched on, and not in between',
      terms: [from('2026-01-01', 10, '2026-02-01'), from('2026-04-11', 10)],
      to: '2026-05-31',
      dates: ['2026-01-10', '2026-05-10'],
    },
    {
      name: 'on the day it was switched off and on again',
      terms: [from('2026-01-01', 10, '2026-02-10'), from('2026-02-10', 10)],
      to: '2026-02-28',
      dates: ['2026-01-10', '2026-02-10'],
    },
    {
      name: 'once in a month whose day was changed to a later one',
      terms: [from('2026-01-01', 5, '2026-02-08'), from('2026-02-08', 20)],
      to: '2026-03-31',
      dates: ['2026-01-05', '2026-02-20', '2026-03-20'],
    },
    {
      name: 'on the former day, where the new one had passed already',
      terms: [from('2026-01-01', 5, '2026-02-08'), from('2026-02-08', 3)],
      to: '2026-03-31',
      dates: ['2026-01-05', '2026-02-05', '2026-03-03'],
    },
    {
      name: 'not at all in a month whose day was changed from a later to a passed one',
      terms: [from('2026-01-01', 28, '2026-02-10'), from('2026-02-10', 5)],
      to: '2026-03-31',
      dates: ['2026-01-28', '2026-03-05'],
    },
    {
      name: 'by the last of several changes within a day',
      terms: [
        from('2026-01-01', 5, '2026-01-01'),
        from('2026-01-01', 7, '2026-01-01'),
        from('2026-01-01', 9),
      ],
      to: '2026-01-31',
      dates: ['2026-01-09'],
    },
    { name: 'never, without a term', terms: [], to: '2026-12-31', dates: [] },
    { name: 'not before it was made', terms: [from('2026-05-01', 1)], to: '2026-04-30', dates: [] },
  ])('$name', ({ terms, to, dates }) => {
    expect(datesOf(terms, to)).toEqual(dates);
  });

  it('within both days that are asked for', () => {
    const period = { from: '2026-02-15', to: '2026-03-15' };
    expect(dueDates([from('2026-01-01', 15)], period)).toEqual([
      { month: '2026-02-01', dueOn: '2026-02-15' },
      { month: '2026-03-01', dueOn: '2026-03-15' },
    ]);
  });
});

describe('the next due date', () => {
  const ahead = (terms: readonly Term[], today: string, done: readonly string[] = []) =>
    unsettledAhead(terms, { today, settledMonths: new Set(done) }).map(({ dueOn }) => dueOn);
  const next = (...of: Parameters<typeof ahead>) => ahead(...of)[0] ?? null;

  it.each([
    { name: 'is today, where today is its day', today: '2026-03-15', done: [], date: '2026-03-15' },
    { name: 'is later in the month', today: '2026-03-01', done: [], date: '2026-03-15' },
    { name: 'is in the next month', today: '2026-03-16', done: [], date: '2026-04-15' },
    {
      name: 'is in the next month, where this one is done with',
      today: '2026-03-15',
      done: ['2026-03-01'],
      date: '2026-04-15',
    },
    {
      name: 'is after all months that are done with',
      today: '2026-03-15',
      done: ['2026-03-01', '2026-04-01', '2026-05-01'],
      date: '2026-06-15',
    },
    { name: 'is not before it began', today: '2025-06-01', done: [], date: '2026-01-15' },
  ])('$name', ({ today, done, date }) => {
    expect(next([from('2026-01-01', 15)], today, done)).toBe(date);
  });

  describe('is looked for until twelve months after that of the day', () => {
    const terms = [from('2016-01-01', 15)];
    const pastMonths = dueDates(terms, { to: '2026-02-28' }).map(({ month }) => month);

    it.each([
      { name: 'from its day on', today: '2026-03-15', done: [], last: '2027-03-15', count: 13 },
      { name: 'after its day', today: '2026-03-16', done: [], last: '2027-03-15', count: 12 },
      {
        name: 'and no longer for months of the past that are done with',
        today: '2026-03-16',
        done: pastMonths,
        last: '2027-03-15',
        count: 12,
      },
      {
        name: 'and a month longer for each that is done with from this one on',
        today: '2026-03-15',
        done: [...pastMonths, '2026-03-01', '2026-05-01'],
        last: '2027-05-15',
        count: 13,
      },
    ])('$name', ({ today, done, last, count }) => {
      const dates = ahead(terms, today, done);
      expect(dates.at(-1)).toBe(last);
      expect(dates).toHaveLength(count);
    });
  });

  it('is the last day of a short month', () => {
    expect(next([from('2026-01-01', 31)], '2026-02-01')).toBe('2026-02-28');
    expect(next([from('2028-01-01', 31)], '2028-02-29')).toBe('2028-02-29');
  });

  it('does not exist once it has ended', () => {
    expect(next([from('2026-01-01', 15, '2026-02-01')], '2026-01-10')).toBeNull();
    expect(next([], '2026-01-10')).toBeNull();
  });
});
