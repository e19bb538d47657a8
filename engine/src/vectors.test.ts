import { describe, expect, it } from 'vitest';
import { aPlan, type SpokenDebt } from './builders.fixture.ts';
import benchPortfolio from './fixtures/bench-portfolio.json' with { type: 'json' };
import payoff from './fixtures/payoff.json' with { type: 'json' };
import published from './fixtures/published.json' with { type: 'json' };
import { listMonths, type Month } from './months.ts';
import { summarise } from './outcome.ts';
import { type StandardStrategyName, standardStrategyNames } from './strategies.ts';

type ExpectedMonth = {
  month: number;
  total_balance: number;
  available_extra: number;
  total_interest_paid: number;
  paid_off_this_month: string[];
  debts: { creditor: string; balance: number; monthly_payment: number; paid_off: boolean }[];
};
type ExpectedResult = {
  monthsToPayoff: number | null;
  totalInterestPaid: number | null;
  monthlyPayment: number;
  neverPaysOff?: boolean;
  firstMonth?: ExpectedMonth;
  lastMonth?: ExpectedMonth;
};

const pence = (pounds: number) => Math.round(pounds * 100);

describe('worked cases, exact to the penny', () => {
  for (const [index, entry] of payoff.cases.entries()) {
    for (const name of standardStrategyNames) {
      it(`case ${index + 1}, ${entry.debts.length} debts, ${name}`, () => {
        // The file's cases differ in which fields they carry; the shape above names them all.
        expectWorked(entry, name, entry.expect[name] as ExpectedResult);
      });
    }
  }

  it.each(standardStrategyNames)('the ten-debt portfolio, %s', (name) => {
    expectWorked(benchPortfolio, name, benchPortfolio.expect[name]);
  });
});

function expectWorked(
  entry: { debts: readonly (SpokenDebt & { creditor: string })[]; extraPayment: number },
  name: StandardStrategyName,
  expected: ExpectedResult,
): void {
  const plan = aPlan(entry);
  const outcome = summarise(plan, name);
  if (expected.monthsToPayoff === null || expected.totalInterestPaid === null) {
    expect(outcome).toEqual({ neverPaysOff: true });
    expect(listMonths(plan, name)).toEqual([]);
    return;
  }
  expect(outcome).toEqual({
    neverPaysOff: false,
    months: expected.monthsToPayoff,
    totalInterestPence: pence(expected.totalInterestPaid),
  });
  const creditors = entry.debts.map((debt) => debt.creditor);
  const months = listMonths(plan, name);
  if (expected.firstMonth) expectMonth(months[0], expected.firstMonth, creditors);
  if (expected.lastMonth) expectMonth(months.at(-1), expected.lastMonth, creditors);
}

function expectMonth(month: Month | undefined, expected: ExpectedMonth, creditors: string[]): void {
  expect({
    month: month?.month,
    balance: month?.totalBalancePence,
    extra: month?.availableExtraPence,
    interest: month?.totalInterestPence,
    cleared: month?.clearedDebts.map((index) => creditors[index]),
    debts: month?.debts.map((debt) => [debt.balancePence, debt.paidPence]),
  }).toEqual({
    month: expected.month,
    balance: pence(expected.total_balance),
    extra: pence(expected.available_extra),
    interest: pence(expected.total_interest_paid),
    cleared: expected.paid_off_this_month,
    debts: expected.debts.map((debt) => [pence(debt.balance), pence(debt.monthly_payment)]),
  });
}

describe('cases that others published', () => {
  for (const entry of published.cases) {
    it(entry.id, () => {
      const plan = aPlan(entry);
      const strategy = entry.strategy as StandardStrategyName;
      const outcome = summarise(plan, strategy);
      const { months, totalInterest, neverPaidOff, order } = entry.expect;
      expect(outcome.neverPaysOff).toBe(neverPaidOff ?? false);
      if (outcome.neverPaysOff) return;
      if (months !== undefined) expect(outcome.months).toBe(months);
      if (totalInterest !== undefined) {
        const tolerance = Math.max(100, pence(totalInterest) * 0.0006);
        expect(Math.abs(outcome.totalInterestPence - pence(totalInterest))).toBeLessThanOrEqual(
          tolerance,
        );
      }
      if (order !== undefined) {
        const cleared = listMonths(plan, strategy).flatMap((month) => month.clearedDebts);
        expect(cleared.map((index) => entry.debts[index]?.creditor)).toEqual(order);
      }
    });
  }
});
