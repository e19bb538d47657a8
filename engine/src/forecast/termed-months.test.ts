/** Months of saved debts with terms, worked by hand. Nothing bears interest. */
import { describe, expect, it } from 'vitest';
import { finish } from '../terms/terms.ts';
import { type ForecastDebt, type ForecastInput, forecast } from './forecast.ts';
import { findForecastGoal } from './forecast-goal.ts';
import type { ForecastTerms } from './forecast-terms.ts';

/** £1,000.00, to which £50.00 a month goes. */
function aDebt({ terms, ...state }: Partial<ForecastDebt> = {}): ForecastDebt {
  return {
    owedPence: 100_000,
    rateBasisPoints: 0,
    monthlyPaymentPence: 5_000,
    startBalancePence: 100_000,
    startRateBasisPoints: 0,
    startOwedPence: 100_000,
    paidPence: 0,
    isNew: false,
    ...state,
    terms: { ...noTerms, ...terms },
  };
}

const noTerms: ForecastTerms = {
  rateParts: 0,
  startRateParts: 0,
  rateChanges: [],
  paymentChanges: [],
  minimum: null,
  requiredPence: 5_000,
  isPriority: false,
  takesExtra: true,
};

const asking = (requiredPence: number) => aDebt({ terms: { ...noTerms, requiredPence } });

function aPlan(
  debts: readonly ForecastDebt[],
  changes: Partial<ForecastInput> = {},
): ForecastInput {
  return { strategy: 'snowball', extraPence: 0, budgetCorrectionPence: 0, debts, ...changes };
}

describe('what lenders ask for above the budget', () => {
  it.each([
    ['this month', aPlan([asking(6_000), asking(5_500)]), [0, 1_500, 11_500]],
    ['this month, on top of an extra', aPlan([asking(6_000)], { extraPence: 999 }), [0, 1, 6_000]],
    ['this month, just not', aPlan([asking(6_000)], { extraPence: 1_000 }), null],
  ])('is told of %s', (_, plan, told) => {
    const { shortfall } = forecast(plan);
    expect(shortfall && [shortfall.monthsAhead, shortfall.pence, shortfall.askedPence]).toEqual(
      told,
    );
  });

  /** 10 % of what is owed: £95.00 next month. */
  const tenth = aDebt({
    terms: {
      ...noTerms,
      minimum: { floorPence: 0, percentBasisPoints: 1_000, plusInterest: false },
    },
  });

  it('is told of the first later month', () => {
    expect(forecast(aPlan([tenth])).shortfall).toEqual({
      monthsAhead: 1,
      pence: 4_500,
      askedPence: 9_500,
    });
  });

  it('must not come up where a goal is reached, be it in time or not', () => {
    // A tenth of 1,000.00 - 90.91 is 90.91; with a penny less now it asks for a penny more than there is.
    const goal = finish(findForecastGoal(aPlan([tenth]), 1_000));
    expect(forecast(aPlan([tenth])).monthsAhead).toBeLessThanOrEqual(1_000);
    expect(goal).toEqual({ extraPence: 4_091, isInTime: false });
    const enough = finish(findForecastGoal(aPlan([tenth], { extraPence: 4_091 }), 1_000));
    expect(enough).toEqual({ extraPence: 4_091, isInTime: true });
  });
});

describe('a one-off that names a debt', () => {
  const gift = { month: 0, pence: 30_000, debt: 1 };
  const restOf = (plan: ForecastInput) => forecast(plan).debts.map(({ restPence }) => restPence);
  const paid = (paidPence: number) => aDebt({ owedPence: 100_000 - paidPence, paidPence });

  it('goes to it, whatever was paid to another beyond its payment', () => {
    expect(restOf(aPlan([aDebt(), aDebt()], { oneOffs: [gift] }))).toEqual([5_000, 35_000]);
    expect(restOf(aPlan([paid(40_000), aDebt()], { oneOffs: [gift] }))).toEqual([0, 35_000]);
  });

  it('is what was paid to it beyond its payment', () => {
    expect(restOf(aPlan([aDebt(), paid(15_000)], { oneOffs: [gift] }))).toEqual([5_000, 20_000]);
    expect(restOf(aPlan([aDebt(), paid(36_000)], { oneOffs: [gift] }))).toEqual([5_000, 0]);
  });

  it('leaves the pool to those who paid less', () => {
    const plan = { oneOffs: [gift], extraPence: 10_000 };
    // The first takes the extra; what it had beyond that was nobody's.
    expect(restOf(aPlan([paid(20_000), aDebt()], plan))).toEqual([0, 35_000]);
    // What the second had beyond its payment and its one-off was of the extra.
    expect(restOf(aPlan([aDebt(), paid(38_000)], plan))).toEqual([12_000, 0]);
  });
});
