import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDebt, aPlan } from './builders.fixture.ts';
import { smallestClearingExtraPence, smallestClearingPaymentPence } from './clearing-payment.ts';
import { summarise } from './outcome.ts';
import type { Debt, Plan } from './plan.ts';
import type { StrategyName } from './strategies.ts';

const monthsOf = (plan: Plan, strategy: StrategyName): number => {
  const outcome = summarise(plan, strategy);
  return outcome.neverPaysOff ? Number.POSITIVE_INFINITY : outcome.months;
};

describe('the smallest payment that clears a debt in time', () => {
  // By the annuity's formula, raised to the next penny: interest is rounded each month.
  it.each([
    { balance: 100, interestRate: 0, months: 60, payment: 1.67 },
    { balance: 60, interestRate: 0, months: 60, payment: 1 },
    { balance: 1_200, interestRate: 12, months: 12, payment: 106.62 },
    { balance: 10_000, interestRate: 10, months: 60, payment: 212.48 },
    { balance: 3_000, interestRate: 18.9, months: 60, payment: 77.66 },
    { balance: 4_150, interestRate: 24.9, months: 60, payment: 121.57 },
    { balance: 250_000, interestRate: 4.5, months: 300, payment: 1_389.59 },
    { balance: 1_000, interestRate: 100, months: 60, payment: 84.03 },
    { balance: 0.01, interestRate: 100, months: 60, payment: 0.01 },
    { balance: 1_000, interestRate: 12, months: 1, payment: 1_010 },
  ])('£$balance at $interestRate% in $months months: £$payment', (row) => {
    expect(smallestClearingPaymentPence(aDebt(row), row.months)).toBe(
      Math.round(row.payment * 100),
    );
  });
});

describe('the smallest extra that clears a plan in time', () => {
  const two = [
    { balance: 8_000, interestRate: 29.9, monthlyPayment: 150 },
    { balance: 2_000, interestRate: 9.9, monthlyPayment: 40 },
  ];

  it.each(['avalanche', 'snowball', 'minimum'] as const)('is in total, under %s', (strategy) => {
    const bare = smallestClearingExtraPence(aPlan({ debts: two }), strategy, 60);
    const paid = aPlan({ debts: two, extraPayment: 20 });
    expect(smallestClearingExtraPence(paid, strategy, 60)).toBe(bare);
    expect(monthsOf({ ...paid, extraPence: bare }, strategy)).toBe(60);
  });

  it('is nothing where the payments alone are enough', () => {
    const plan = aPlan({ debts: [{ balance: 100, interestRate: 0, monthlyPayment: 50 }] });
    expect(smallestClearingExtraPence(plan, 'avalanche', 60)).toBe(0);
  });
});

describe('a penny less takes longer', () => {
  const numRuns = process.env.PROOF === 'full' ? 2_000 : 100;
  const debt: fc.Arbitrary<Debt> = fc.record({
    balancePence: fc.integer({ min: 1, max: 5_000_000 }),
    rateBasisPoints: fc.integer({ min: 0, max: 10_000 }),
    monthlyPaymentPence: fc.integer({ min: 0, max: 30_000 }),
  });
  const within = fc.constantFrom(1, 12, 60, 300, 1_200);

  it('for any debt', () => {
    fc.assert(
      fc.property(debt, within, (any, months) => {
        const smallest = smallestClearingPaymentPence(any, months);
        const monthsWith = (monthlyPaymentPence: number) =>
          monthsOf({ debts: [{ ...any, monthlyPaymentPence }], extraPence: 0 }, 'minimum');
        expect(monthsWith(smallest)).toBeLessThanOrEqual(months);
        expect(monthsWith(smallest - 1)).toBeGreaterThan(months);
      }),
      { numRuns },
    );
  });

  it('for any plan under avalanche and minimum; under snowball the sum is at least enough', () => {
    const debts = fc.array(debt, { minLength: 1, maxLength: 4 });
    const names = fc.constantFrom('avalanche' as const, 'minimum' as const, 'snowball' as const);
    fc.assert(
      fc.property(debts, names, fc.constantFrom(12, 60, 300), (any, name, months) => {
        const plan = { debts: any, extraPence: 0 };
        const extraPence = smallestClearingExtraPence(plan, name, months);
        expect(monthsOf({ ...plan, extraPence }, name)).toBeLessThanOrEqual(months);
        if (name === 'snowball' || extraPence === 0) return;
        expect(monthsOf({ ...plan, extraPence: extraPence - 1 }, name)).toBeGreaterThan(months);
      }),
      { numRuns },
    );
  });
});
