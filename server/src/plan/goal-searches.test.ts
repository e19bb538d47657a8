import type { ForecastInput } from '@debt-payoff/engine/forecast';
import { expect, it } from 'vitest';
import { createLocalRateLimiter } from '../platform/local-rate-limit.ts';
import { createGoalSearches } from './goal-searches.ts';

/** £1,000.00 at £100.00 a month, without interest. */
const card = {
  owedPence: 100_000,
  rateBasisPoints: 0,
  monthlyPaymentPence: 10_000,
  startBalancePence: 100_000,
  startRateBasisPoints: 0,
  startOwedPence: 100_000,
  paidPence: 0,
  isNew: false,
};

function planOf(debtsCount: number, extraPence = 0): ForecastInput {
  return {
    strategy: 'snowball',
    extraPence,
    budgetCorrectionPence: 0,
    debts: Array.from({ length: debtsCount }, () => card),
  };
}

function countingSearches(factor = 1) {
  const counted = { forecasts: 0 };
  const forecasts = {
    goOn: async <Result>(work: () => Result | Promise<Result>) => {
      counted.forecasts += 1;
      return work();
    },
  };
  const rateLimit = createLocalRateLimiter(factor);
  return { counted, ...createGoalSearches({ forecasts, rateLimit }) };
}

it('finds the smallest extra that is enough', async () => {
  const { find } = countingSearches();
  // This month and four more: £200.00 each.
  expect(await find(planOf(1), { monthsAhead: 4, userId: 1 })).toEqual({
    extraPence: 10_000,
    isInTime: false,
  });
});

it('searches once while nothing has changed, also for two who ask at once', async () => {
  const { counted, find } = countingSearches();
  const of = { monthsAhead: 4, userId: 1 };
  const [one, other] = await Promise.all([find(planOf(1), of), find(planOf(1), of)]);
  const { forecasts } = counted;
  expect(await find(planOf(1), of)).toEqual(one);
  expect(other).toEqual(one);
  expect(counted.forecasts).toBe(forecasts);
  await find(planOf(1, 100), of);
  await find(planOf(1), { ...of, monthsAhead: 5 });
  expect(counted.forecasts).toBeGreaterThan(2 * forecasts);
});

it('counts searches for each person by what they take, and those that were kept not', async () => {
  const { find } = countingSearches(1 / 100);
  const of = { monthsAhead: 4, userId: 1 };
  const searched = async (extraPence: number, userId = 1) =>
    (await find(planOf(50, extraPence), { ...of, userId })) !== null;
  // Of six points, one search of 50 debts takes two.
  const results = [];
  for (const extra of [1, 1, 2, 3, 4, 1]) results.push(await searched(extra));
  expect(results).toEqual([true, true, true, true, false, true]);
  expect(await searched(4, 2)).toBe(true);
});
