import { exportLimits } from '@debt-payoff/contract/export-limits';
import { monthOf } from '@debt-payoff/contract/months';
import { debtMonths, startRun } from '@debt-payoff/engine';
import { describe, expect, it } from 'vitest';
import { MonthBudget } from './month-budget.ts';
import { monthsAndYears } from './months-and-years.ts';

/** £300 at no interest, £10 a month: the first payment is that of December 2026. */
const months = () => {
  const debt = { balancePence: 30_000, rateBasisPoints: 0, monthlyPaymentPence: 1_000 };
  return debtMonths(startRun({ debts: [debt], extraPence: 0 }, 'minimum'));
};
const start = monthOf('2026-11');

describe('the months of a plan', () => {
  it('are told one by one as far as they are printed, and then by calendar year', () => {
    const { months: first, years } = monthsAndYears(months(), { start, most: 3 });
    expect(first.map(({ month }) => month)).toEqual([1, 2, 3]);
    expect(years).toEqual([
      { year: 2027, from: '2027-03', paidPence: 10_000, interestPence: 0, balancePence: 17_000 },
      { year: 2028, from: '2028-01', paidPence: 12_000, interestPence: 0, balancePence: 5_000 },
      { year: 2029, from: '2029-01', paidPence: 5_000, interestPence: 0, balancePence: 0 },
    ]);
  });

  it('have no years where all of them are printed, and nothing else where none is', () => {
    expect(monthsAndYears(months(), { start, most: 30 }).years).toEqual([]);
    const { months: first, years } = monthsAndYears(months(), { start, most: 0 });
    expect(first).toEqual([]);
    expect(years[0]).toMatchObject({ year: 2026, from: '2026-12', paidPence: 1_000 });
  });
});

describe('what a report may print of months', () => {
  const whole = exportLimits.printedMonthsOfDebtsMax;

  it('is shared by its plans, and what one leaves goes to the next', () => {
    const budget = new MonthBudget(3);
    expect(budget.monthsFor(10)).toBe(whole / 3 / 10);
    budget.spend({ months: 30, debts: 10 });
    expect(budget.monthsFor(10)).toBe((whole - 300) / 2 / 10);
    budget.spend({ months: (whole - 300) / 20, debts: 10 });
    expect(budget.monthsFor(500)).toBe(Math.floor((whole - 300) / 2 / 500));
  });
});
