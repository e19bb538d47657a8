import { describe, expect, it } from 'vitest';
import { aDebt, aPlan } from './builders.fixture.ts';
import { smallestClearingExtraPence, smallestClearingPaymentPence } from './clearing-payment.ts';
import {
  balanceCeilingPence,
  bestStrategy,
  compareStrategies,
  likeness,
  listMonths,
  monthlyInterestPence,
  type StrategyOutcome,
  startRun,
  summarise,
} from './engine.ts';

describe("a month's interest", () => {
  it.each([
    { balancePence: 100_000, rateBasisPoints: 1890, interestPence: 1575, why: '£15.75 exactly' },
    { balancePence: 120_000, rateBasisPoints: 50, interestPence: 50, why: 'half a percent a year' },
    { balancePence: 60, rateBasisPoints: 1000, interestPence: 1, why: 'half a penny rounds up' },
    { balancePence: 59, rateBasisPoints: 1000, interestPence: 0, why: 'less than half is dropped' },
    { balancePence: 100_000, rateBasisPoints: 0, interestPence: 0, why: 'no rate, no interest' },
    {
      balancePence: balanceCeilingPence - 1,
      rateBasisPoints: 9_999,
      interestPence: 8_332_500_000,
      why: 'exact at the ceiling',
    },
  ])('$why', ({ balancePence, rateBasisPoints, interestPence }) => {
    expect(monthlyInterestPence(balancePence, rateBasisPoints)).toBe(interestPence);
  });
});

describe('where the extra money goes', () => {
  const cleared = (
    extraPayment: number,
    debts: Parameters<typeof aDebt>[0][],
    name: 'avalanche' | 'snowball',
  ) =>
    listMonths(aPlan({ debts: debts.map((debt) => debt ?? {}), extraPayment }), name).flatMap(
      (month) => month.clearedDebts,
    );

  it('avalanche takes the highest rate first', () => {
    const debts = [
      { balance: 500, interestRate: 10 },
      { balance: 900, interestRate: 30 },
    ];
    expect(cleared(300, debts, 'avalanche')).toEqual([1, 0]);
  });

  it('avalanche takes the smaller balance among equal rates, then the first entered', () => {
    const equalRates = [{ balance: 900 }, { balance: 500 }, { balance: 900 }];
    expect(cleared(300, equalRates, 'avalanche')).toEqual([1, 0, 2]);
  });

  it('snowball takes the smallest balance first, and the higher rate among equal balances', () => {
    const debts = [
      { balance: 700, interestRate: 10 },
      { balance: 700, interestRate: 30 },
      { balance: 300, interestRate: 1 },
    ];
    expect(cleared(300, debts, 'snowball')).toEqual([2, 1, 0]);
  });

  it('a payment that a cleared debt no longer needs rolls over in the same month', () => {
    const plan = aPlan({
      debts: [
        { balance: 30, interestRate: 0, monthlyPayment: 50 },
        { balance: 500, interestRate: 0, monthlyPayment: 50 },
      ],
    });
    const [first] = listMonths(plan, 'snowball');
    expect(first?.availableExtraPence).toBe(2_000);
    expect(first?.debts[1]).toEqual({ balancePence: 43_000, paidPence: 7_000 });
  });

  it('minimum does not roll freed payments over', () => {
    const plan = aPlan({
      debts: [
        { balance: 30, interestRate: 0, monthlyPayment: 50 },
        { balance: 500, interestRate: 0, monthlyPayment: 50 },
      ],
    });
    expect(summarise(plan, 'minimum')).toMatchObject({ months: 10 });
    expect(summarise(plan, 'snowball')).toMatchObject({ months: 6 });
  });

  it('minimum splits the extra evenly, odd pennies to the first entered', () => {
    const debt = { balance: 100, interestRate: 0, monthlyPayment: 1 };
    const plan = aPlan({ debts: [debt, debt, debt], extraPayment: 0.05 });
    const [first] = listMonths(plan, 'minimum');
    expect(first?.debts.map((entry) => entry.paidPence)).toEqual([102, 102, 101]);
  });

  it('minimum splits again what one debt cannot take', () => {
    const plan = aPlan({
      debts: [
        { balance: 2, interestRate: 0, monthlyPayment: 1 },
        { balance: 100, interestRate: 0, monthlyPayment: 1 },
        { balance: 100, interestRate: 0, monthlyPayment: 1 },
      ],
      extraPayment: 10,
    });
    const [first] = listMonths(plan, 'minimum');
    expect(first?.debts.map((entry) => entry.paidPence)).toEqual([200, 550, 550]);
  });
});

describe('debts that never clear', () => {
  it('a payment below the interest never pays off', () => {
    const plan = aPlan({ debts: [{ balance: 10_000, interestRate: 30, monthlyPayment: 100 }] });
    expect(summarise(plan, 'minimum')).toEqual({ neverPaysOff: true });
    expect(listMonths(plan, 'minimum')).toEqual([]);
  });

  it('1,200 months clear and 1,201 do not', () => {
    const owing = (balance: number) =>
      summarise(aPlan({ debts: [{ balance, interestRate: 0, monthlyPayment: 1 }] }), 'avalanche');
    expect(owing(1_200)).toMatchObject({ months: 1_200 });
    expect(owing(1_200.01)).toEqual({ neverPaysOff: true });
  });

  it('a balance that passes a billion pounds ends the run early', () => {
    const plan = aPlan({ debts: [{ balance: 100_000_000, interestRate: 100, monthlyPayment: 0 }] });
    const run = startRun(plan, 'snowball');
    while (run.state === 'running') run.advance();
    expect(run.state).toBe('never');
    expect(run.month).toBe(29);
  });

  it('a finished run cannot be walked on', () => {
    const run = startRun(aPlan({ debts: [{ balance: 1, monthlyPayment: 5 }] }), 'minimum');
    run.advance();
    expect(run.state).toBe('cleared');
    expect(() => run.advance()).toThrow('A finished run has no further month');
  });

  it.each([
    { balancePence: 10.5, rateBasisPoints: 100, monthlyPaymentPence: 1 },
    { balancePence: -1, rateBasisPoints: 100, monthlyPaymentPence: 1 },
    { balancePence: Number.NaN, rateBasisPoints: 100, monthlyPaymentPence: 1 },
    { balancePence: 10, rateBasisPoints: 10_001, monthlyPaymentPence: 1 },
    { balancePence: 10, rateBasisPoints: 100, monthlyPaymentPence: Number.POSITIVE_INFINITY },
  ])('figures that are not whole pence are a defect of the caller: %o', (debt) => {
    expect(() => startRun({ debts: [debt], extraPence: 0 }, 'minimum')).toThrow('Broken invariant');
  });
});

describe('the smallest payment that clears', () => {
  it.each([
    { balance: 10_000, interestRate: 30 },
    { balance: 0.01, interestRate: 100 },
    { balance: 1_200, interestRate: 0 },
    { balance: 2_499.99, interestRate: 39.9 },
  ])('of £$balance at $interestRate%: a penny less would not do', (spoken) => {
    const debt = aDebt(spoken);
    const smallest = smallestClearingPaymentPence(debt);
    const clearsWith = (monthlyPaymentPence: number) =>
      !summarise({ debts: [{ ...debt, monthlyPaymentPence }], extraPence: 0 }, 'minimum')
        .neverPaysOff;
    expect(clearsWith(smallest)).toBe(true);
    expect(smallest > 0 && clearsWith(smallest - 1)).toBe(false);
  });

  it('the smallest extra makes a hopeless plan clear, and a penny less does not', () => {
    const plan = aPlan({
      debts: [
        { balance: 8_000, interestRate: 29.9, monthlyPayment: 150 },
        { balance: 2_000, interestRate: 9.9, monthlyPayment: 40 },
      ],
    });
    const extraPence = smallestClearingExtraPence(plan, 'avalanche');
    expect(extraPence).toBeGreaterThan(0);
    expect(summarise({ ...plan, extraPence }, 'avalanche').neverPaysOff).toBe(false);
    const less = { ...plan, extraPence: extraPence - 1 };
    expect(summarise(less, 'avalanche').neverPaysOff).toBe(true);
  });
});

describe('comparing strategies', () => {
  const result = (
    strategy: StrategyOutcome['strategy'],
    months: number,
    totalInterestPence: number,
  ): StrategyOutcome => ({
    strategy,
    outcome: { neverPaysOff: false, months, totalInterestPence },
  });
  const never = (strategy: StrategyOutcome['strategy']): StrategyOutcome => ({
    strategy,
    outcome: { neverPaysOff: true },
  });

  it('the best has the lowest total interest, and the saving is against the worst', () => {
    const results = [
      result('minimum', 40, 900),
      result('avalanche', 30, 500),
      result('snowball', 30, 600),
    ];
    expect(bestStrategy(results)).toEqual({
      strategy: 'avalanche',
      totalInterestPence: 500,
      savingPence: 400,
    });
  });

  it('a strategy that never clears is left out of best and saving', () => {
    const results = [never('minimum'), result('avalanche', 30, 500), result('snowball', 30, 600)];
    expect(bestStrategy(results)).toMatchObject({ strategy: 'avalanche', savingPence: 100 });
  });

  it.each([
    ['custom', [result('avalanche', 9, 90), result('custom', 9, 80), result('minimum', 9, 95)]],
    ['avalanche', [result('custom', 9, 90), result('snowball', 9, 90), result('avalanche', 9, 90)]],
    ['snowball', [result('custom', 9, 90), result('minimum', 9, 90), result('snowball', 9, 90)]],
    ['custom', [result('minimum', 9, 90), result('custom', 9, 90)]],
  ] as const)(
    'an own order takes part, and a tie goes to avalanche, snowball, then it: %s',
    (best, results) => {
      expect(bestStrategy(results)?.strategy).toBe(best);
    },
  );

  it('there is no best where none clears', () => {
    expect(bestStrategy([never('minimum'), never('avalanche'), never('snowball')])).toBeNull();
  });

  it.each([
    {
      name: 'a single debt',
      results: compareStrategies(aPlan({ debts: [{}] })),
      debts: 1,
      says: 'all',
    },
    { name: 'one strategy', results: [result('snowball', 3, 5)], debts: 2, says: 'all' },
    {
      name: 'two, one of them minimum',
      results: [result('minimum', 9, 90), result('snowball', 3, 5)],
      debts: 2,
      says: 'all',
    },
    {
      name: 'three with equal months and interest within a penny',
      results: [result('minimum', 9, 91), result('avalanche', 9, 90), result('snowball', 9, 90)],
      debts: 2,
      says: 'all',
    },
    {
      name: 'three with interest two pence apart',
      results: [result('minimum', 9, 92), result('avalanche', 9, 90), result('snowball', 9, 90)],
      debts: 2,
      says: 'avalanche-and-snowball',
    },
    {
      name: 'three with different months',
      results: [result('minimum', 9, 90), result('avalanche', 8, 90), result('snowball', 9, 90)],
      debts: 2,
      says: 'none',
    },
    {
      name: 'one that never clears',
      results: [never('minimum'), result('avalanche', 8, 90), result('snowball', 8, 90)],
      debts: 2,
      says: 'avalanche-and-snowball',
    },
    {
      name: 'four that are alike',
      results: [
        result('minimum', 9, 90),
        result('avalanche', 9, 90),
        result('snowball', 9, 90),
        result('custom', 9, 91),
      ],
      debts: 2,
      says: 'all',
    },
    {
      name: 'three that are alike beside an own order that is not',
      results: [
        result('minimum', 9, 90),
        result('avalanche', 9, 90),
        result('snowball', 9, 90),
        result('custom', 10, 120),
      ],
      debts: 2,
      says: 'avalanche-and-snowball',
    },
    {
      name: 'avalanche and an own order',
      results: [
        result('minimum', 9, 95),
        result('avalanche', 8, 80),
        result('snowball', 8, 90),
        result('custom', 8, 80),
      ],
      debts: 2,
      says: 'none',
    },
    {
      name: 'none that clears',
      results: [never('minimum'), never('avalanche'), never('snowball')],
      debts: 1,
      says: 'none',
    },
  ])('likeness of $name: $says', ({ results, debts, says }) => {
    const plan = aPlan({ debts: Array.from({ length: debts }, () => ({})) });
    expect(likeness(results, plan)).toBe(says);
  });
});
