import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listMonths, type Month } from './months.ts';
import { summarise } from './outcome.ts';
import type { Debt, Plan } from './plan.ts';
import { referenceMonths } from './reference.fixture.ts';
import { strategyNames } from './strategies.ts';

const numRuns = process.env.PROOF === 'full' ? 10_000 : 400;

const debt: fc.Arbitrary<Debt> = fc.record({
  balancePence: fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 1, max: 3_000_000 }) },
    { weight: 1, arbitrary: fc.constantFrom(100_000, 50_000) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 10_000_000_000 }) },
  ),
  rateBasisPoints: fc.oneof(
    fc.integer({ min: 0, max: 5_000 }),
    fc.constantFrom(0, 1_890, 2_490, 10_000),
  ),
  monthlyPaymentPence: fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 2_000, max: 90_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 2_000 }) },
  ),
});
const debtsMax = 12;
/** With an order that names all of the debts, some or none. */
const plan: fc.Arbitrary<Plan> = fc
  .record({
    debts: fc.array(debt, { minLength: 1, maxLength: debtsMax }),
    extraPence: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 200_000 })),
    customOrder: fc.shuffledSubarray(Array.from({ length: debtsMax }, (_, at) => at)),
  })
  .map(({ customOrder, ...any }) => ({
    ...any,
    customOrder: customOrder.filter((at) => at < any.debts.length),
  }));

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const paidIn = (month: Month) => total(month.debts.map((entry) => entry.paidPence));

describe(`over ${numRuns} random portfolios`, () => {
  it('every month equals the rules worked plainly in BigInt', () => {
    fc.assert(
      fc.property(plan, fc.constantFrom(...strategyNames), (any, name) => {
        const expected = referenceMonths(any, name);
        const months = listMonths(any, name);
        expect(months.map(inBigInt)).toEqual(expected ?? []);
        expect(summarise(any, name).neverPaysOff).toBe(expected === null);
      }),
      { numRuns },
    );
  });

  it('what is paid is what was owed plus the interest, each month and in total', () => {
    fc.assert(
      fc.property(plan, fc.constantFrom(...strategyNames), (any, name) => {
        let owed = total(any.debts.map((entry) => entry.balancePence));
        let interest = 0;
        for (const month of listMonths(any, name)) {
          const charged = month.totalInterestPence - interest;
          expect(month.totalBalancePence).toBe(owed + charged - paidIn(month));
          expect(month.totalBalancePence).toBe(total(month.debts.map((d) => d.balancePence)));
          owed = month.totalBalancePence;
          interest = month.totalInterestPence;
        }
      }),
      { numRuns },
    );
  });

  it('avalanche costs more than snowball by at most a penny per debt and month', () => {
    fc.assert(
      fc.property(plan, (any) => {
        const avalanche = summarise(any, 'avalanche');
        const snowball = summarise(any, 'snowball');
        if (avalanche.neverPaysOff || snowball.neverPaysOff) return;
        expect(avalanche.totalInterestPence - snowball.totalInterestPence).toBeLessThanOrEqual(
          any.debts.length * avalanche.months,
        );
      }),
      { numRuns },
    );
  });

  it('all but minimum spend the whole budget every month but the last, minimum no more than it', () => {
    fc.assert(
      fc.property(plan, (any) => {
        const owed = total(any.debts.map((entry) => entry.balancePence));
        const budget = any.extraPence + total(any.debts.map((entry) => entry.monthlyPaymentPence));
        for (const name of strategyNames) {
          const outcome = summarise(any, name);
          if (outcome.neverPaysOff) continue;
          const fewest = Math.ceil((owed + outcome.totalInterestPence) / budget);
          if (name === 'minimum') expect(outcome.months).toBeGreaterThanOrEqual(fewest);
          else expect(outcome.months).toBe(fewest);
        }
      }),
      { numRuns },
    );
  });

  it('an own order that is that of avalanche has its months, where rates alone decide', () => {
    fc.assert(
      fc.property(plan.filter(hasDistinctRates), ({ customOrder: _, ...any }) => {
        const byRate = Array.from(any.debts.entries())
          .toSorted(([, a], [, b]) => b.rateBasisPoints - a.rateBasisPoints)
          .map(([at]) => at);
        expect(listMonths({ ...any, customOrder: byRate }, 'custom')).toEqual(
          listMonths(any, 'avalanche'),
        );
      }),
      { numRuns },
    );
  });

  it('more money is never slower under avalanche and minimum', () => {
    fc.assert(
      fc.property(
        plan,
        fc.constantFrom('avalanche' as const, 'minimum' as const),
        fc.integer({ min: 1, max: 50_000 }),
        (any, name, morePence) => {
          const before = summarise(any, name);
          if (before.neverPaysOff) return;
          const more = { ...any, extraPence: any.extraPence + morePence };
          const after = summarise(more, name);
          expect(after.neverPaysOff ? Number.POSITIVE_INFINITY : after.months).toBeLessThanOrEqual(
            before.months,
          );
        },
      ),
      { numRuns },
    );
  });

  it('the order of input does not matter but for ties under avalanche and snowball', () => {
    const distinct = (any: Plan) =>
      hasDistinctRates(any) &&
      new Set(any.debts.map((entry) => entry.balancePence)).size === any.debts.length;
    fc.assert(
      fc.property(
        plan.filter(distinct),
        fc.constantFrom('avalanche' as const, 'snowball' as const),
        (any, name) => {
          const reversed = { ...any, debts: any.debts.toReversed() };
          expect(summarise(reversed, name)).toEqual(summarise(any, name));
        },
      ),
      { numRuns },
    );
  });
});

function hasDistinctRates({ debts }: Plan): boolean {
  return new Set(debts.map((entry) => entry.rateBasisPoints)).size === debts.length;
}

function inBigInt(month: Month) {
  return {
    available: BigInt(month.availableExtraPence),
    interest: BigInt(month.totalInterestPence),
    balances: month.debts.map((entry) => BigInt(entry.balancePence)),
    payments: month.debts.map((entry) => BigInt(entry.paidPence)),
  };
}
