import { describe, expect, it } from 'vitest';
import { aDebt, aPortfolio } from './builders.fixture.ts';
import { figuresOf, roughMonths } from './figures.ts';

const two = [
  aPortfolio({
    debts: [
      aDebt({ balance: 1000.01, original_balance: 1500, interest_rate: 18.9, monthly_payment: 50 }),
      aDebt({ balance: 2000, original_balance: 2000, interest_rate: 4, monthly_payment: 70.5 }),
    ],
  }),
  aPortfolio({
    debts: [aDebt({ balance: 0, original_balance: 300, interest_rate: 29.9, monthly_payment: 99 })],
  }),
];

describe('the figures of the dashboard', () => {
  it('sum all debts of all portfolios; what is paid off no longer needs a payment', () => {
    expect(figuresOf(two)).toMatchObject({
      balancePence: 300_001,
      originalPence: 380_000,
      monthlyPaymentPence: 12_050,
      debtsCount: 3,
      paidOffCount: 1,
    });
  });

  it('average the rate simply over the debts, whatever they owe', () => {
    expect(figuresOf(two).averageRatePercent).toBe(17.6);
    expect(figuresOf([aPortfolio()]).averageRatePercent).toBeNull();
  });

  it('average a rate a month as twelve of it, and rates of a year as they are stated', () => {
    const debts = [
      aDebt({ interest_rate: 2.125, rate_kind: 'monthly' }),
      aDebt({ interest_rate: 24.95, rate_kind: 'apr' }),
    ];
    expect(figuresOf([aPortfolio({ debts })]).averageRatePercent).toBe(25.225);
  });

  it.each([
    // £3,000.01 over £96.40, which is 80% of £120.50, is 31.1 months.
    { balancePence: 300_001, monthlyPaymentPence: 12_050, months: 32 },
    { balancePence: 80_000, monthlyPaymentPence: 10_000, months: 10 },
    { balancePence: 80_001, monthlyPaymentPence: 10_000, months: 11 },
    { balancePence: 80_000, monthlyPaymentPence: 0, months: 0 },
    { balancePence: 0, monthlyPaymentPence: 0, months: 0 },
  ])('estimate $months months for $balancePence at $monthlyPaymentPence', (figures) => {
    expect(roughMonths(figures)).toBe(figures.months);
  });
});
