import { describe, expect, it } from 'vitest';
import { aDebt, aPortfolio } from './builders.fixture.ts';
import { debtFreeOutcomeOf, figuresOf, roughMonths } from './figures.ts';

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
  it('sum all debts of all portfolios; what is paid off needs no payment any more', () => {
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

describe('the end of the debts', () => {
  const easy = aDebt({ balance: 100, interest_rate: 0, monthly_payment: 50 });

  it('is counted in months over all portfolios, with payments that become free going on', () => {
    // £100 and £300 at no interest and £50 a month each: £400 at £100 a month.
    const portfolios = [
      aPortfolio({ debts: [easy] }),
      aPortfolio({ debts: [aDebt({ balance: 300, interest_rate: 0, monthly_payment: 50 })] }),
    ];
    expect(debtFreeOutcomeOf(portfolios)).toEqual({ kind: 'clears', months: 4 });
  });

  it('leaves out what is paid off', () => {
    expect(debtFreeOutcomeOf([aPortfolio({ debts: [easy, aDebt({ balance: 0 })] })])).toEqual({
      kind: 'clears',
      months: 2,
    });
    expect(debtFreeOutcomeOf([aPortfolio({ debts: [aDebt({ balance: 0 })] })])).toEqual({
      kind: 'paid off',
    });
  });

  it('does not come where the payments do not cover the interest; then it says what is missing', () => {
    const stuck = aDebt({ balance: 10_000, interest_rate: 30, monthly_payment: 100 });
    const outcome = debtFreeOutcomeOf([aPortfolio({ debts: [stuck] })]);
    const wayOut = outcome.kind === 'never clears' ? outcome.wayOut : '';
    expect(wayOut).toMatch(/would clear it in .*; one of £[\d.]+ a month in 5 years, with /);
    const [, missing] = /^An extra payment of £([\d.]+) a month would clear/.exec(wayOut) ?? [];
    const withMore = { ...stuck, monthly_payment: 100 + Number(missing) };
    expect(debtFreeOutcomeOf([aPortfolio({ debts: [withMore] })]).kind).toBe('clears');
  });

  it('is not spoken of where there are no debts', () => {
    expect(debtFreeOutcomeOf([aPortfolio()])).toEqual({ kind: 'no debts' });
  });
});
