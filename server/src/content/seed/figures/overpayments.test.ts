/** The literals come from a walk in exact fractions in another language; the months also from the annuity formula. */
import { expect, test } from 'vitest';
import {
  allowance,
  compensationPence,
  earlyRepaymentChargePence,
  loanBalancePence,
  loanExample,
  mortgageExample,
  overpaymentOf,
  settlementInterestPence,
} from './overpayments.ts';

test.each([
  [
    'loan',
    loanExample,
    {
      without: { months: 48, interestPence: 128_941 },
      with: { months: 35, interestPence: 91_122 },
    },
  ],
  [
    'mortgage',
    mortgageExample,
    {
      without: { months: 300, interestPence: 11_021_182 },
      with: { months: 246, interestPence: 8_777_415 },
    },
  ],
])('the %s with and without the overpayment', (_, plan, expected) => {
  expect(overpaymentOf(plan)).toMatchObject(expected);
});

test.each([loanExample, mortgageExample])('takes as long as the annuity formula says', (plan) => {
  const [{ balance, interestRate, monthlyPayment }] = plan.debts;
  const rate = interestRate / 100 / 12;
  const months = (payment: number) =>
    Math.ceil(-Math.log(1 - (balance * rate) / payment) / Math.log(1 + rate));
  const { without, with: overpaid } = overpaymentOf(plan);
  expect(without.months).toBe(months(monthlyPayment));
  expect(overpaid.months).toBe(months(monthlyPayment + plan.extraPayment));
});

test('58 days of interest on what is owed after a year', () => {
  expect(loanBalancePence(12)).toBe(471_261);
  // 4,712.61 x 0.099 x 58 / 365 = 74.136
  expect(settlementInterestPence()).toBe(7_414);
});

test('compensation of 1% and 0.5% on £10,000', () => {
  expect([compensationPence(1), compensationPence(0.5)]).toEqual([10_000, 5_000]);
});

test('10% of £150,000 is free, and £5,000 of £20,000 is above it', () => {
  expect(allowance()).toEqual({ freePence: 1_500_000, abovePence: 500_000 });
  expect([1, 5].map(earlyRepaymentChargePence)).toEqual([5_000, 25_000]);
});
