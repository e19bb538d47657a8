import { addMonths, monthOf } from '@debt-payoff/contract/months';
import type { StrategyName } from '@debt-payoff/engine';
import { describe, expect, it } from 'vitest';
import { ukVectors } from '../../../engine/src/uk/vectors.fixture.ts';
import { scheduleLinks } from '../registries.ts';
import { grantTier } from '../testing/debts.ts';
import { aPerson } from '../testing/people.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createGoalSearches } from './goal-searches.ts';
import { type CaseStage, followPlan, saveCase } from './saved-case.fixture.ts';

const isFull = process.env.PROOF === 'full';
const tenYears = 120;
/** In a short run, one strategy of each case, and those that end soon. */
const monthsMost = isFull ? tenYears : 12;

const clock = settableClock();
const { app, db, pool } = await createTestApp({ clock });
const { id: userId } = await aPerson(app);
await grantTier(pool, userId, 'premium');
await pool.query(`UPDATE tier_grants SET granted_at = '2020-01-01'`);
const forecasts: CaseStage['forecasts'] = { goOn: async (work) => work() };
const goals = createGoalSearches({ forecasts, rateLimit: () => {} });
const stage: CaseStage = { db, clock, userId, forecasts, goals, ...scheduleLinks };

const followed = ukVectors.cases.flatMap(({ id, request, expect: results }, at) => {
  // The keys of the vectors are strategies.
  const strategies = Object.keys(results) as StrategyName[];
  const ending = strategies.filter((strategy) => {
    const { monthsToPayoff = null } = results[strategy] ?? {};
    return monthsToPayoff !== null && monthsToPayoff <= monthsMost;
  });
  const taken = isFull ? ending : ending.slice(at % 2, (at % 2) + 1);
  return taken.map((strategy) => ({
    name: `${id}, ${strategy}`,
    request,
    strategy,
    months: results[strategy]?.monthsToPayoff ?? null,
    // A saved debt pays it from the month after the last at the rate before, a month sooner than the call has it.
    hasNewPayments: request.debts.some(({ rateChanges }) =>
      rateChanges?.some(({ thenPayment }) => typeof thenPayment === 'number'),
    ),
  }));
});

describe('paying each month what the plan says', () => {
  it.each(followed)('ends in the month that was named: $name', async (followedCase) => {
    const { request, strategy, months, hasNewPayments } = followedCase;
    clock.set('2026-11-15T09:00:00Z');
    const at = await saveCase(stage, { request, strategy });
    const { named, ended, moved } = await followPlan(stage, at, tenYears + 2);
    expect(named).not.toBeNull();
    if (!hasNewPayments) expect(named).toBe(addMonths(monthOf('2026-11'), months ?? 0));
    expect(moved).toEqual([]);
    expect(ended).toBe(named);
  });
});
