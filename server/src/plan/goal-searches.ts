/**
 * What it takes to be debt free by a month, searched for forecast by forecast. A goal that was searched for is kept
 * while nothing it is made of has changed, and searches count, so that nobody holds up the others.
 */
import { createHash } from 'node:crypto';
import type { ForecastInput } from '@debt-payoff/engine/forecast';
import { type ForecastGoal, findForecastGoal } from '@debt-payoff/engine/forecast-goal';
import { goalRunsMost, lookAheadsCount } from '@debt-payoff/engine/terms';
import type { ForecastDeps } from '../forecast/portfolio-forecast.ts';
import { DomainError } from '../platform/errors.ts';
import type { LocalRateLimiter } from '../platform/local-rate-limit.ts';
import { debtRunsPerPoint } from '../strategies/call-cost.ts';

export type GoalSearches = {
  /** Null where this person has had too many searched for. */
  readonly find: (
    input: ForecastInput,
    of: { readonly monthsAhead: number; readonly userId: number },
  ) => Promise<ForecastGoal | null>;
};

/** Far above what anyone does who changes a plan and looks at it; of the largest plans, some sixteen searches. */
const searchLimit = { name: 'plan-goals', points: 600, seconds: 15 * 60 };

/** Each is two numbers. */
const keptMost = 2_000;

export function createGoalSearches({
  forecasts,
  rateLimit,
}: Pick<ForecastDeps, 'forecasts'> & { readonly rateLimit: LocalRateLimiter }): GoalSearches {
  const kept = new Map<string, Promise<ForecastGoal>>();
  const search = async (input: ForecastInput, monthsAhead: number): Promise<ForecastGoal> => {
    const steps = findForecastGoal(input, monthsAhead);
    let step = await forecasts.goOn(() => steps.next());
    while (step.done !== true) step = await forecasts.goOn(() => steps.next());
    return step.value;
  };
  return {
    find: async (input, { monthsAhead, userId }) => {
      const key = keyOf(input, monthsAhead);
      const known = kept.get(key);
      if (known !== undefined) return known;
      if (!isWithin(() => rateLimit(searchLimit, String(userId), pointsOf(input)))) return null;
      const found = search(input, monthsAhead);
      kept.set(key, found);
      found.catch(() => kept.delete(key));
      if (kept.size > keptMost) for (const oldest of kept.keys().take(1)) kept.delete(oldest);
      return found;
    },
  };
}

/** A plan is shown, and its change kept, also without what its goal takes. */
function isWithin(count: () => void): boolean {
  try {
    count();
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'too_many_requests') return false;
    throw error;
  }
}

/** Of all that a forecast is made of, which names nobody. */
function keyOf(input: ForecastInput, monthsAhead: number): string {
  return createHash('sha256')
    .update(JSON.stringify([monthsAhead, input]))
    .digest('base64');
}

/** As the call counts a goal: runs by debts. */
function pointsOf({ strategy, debts }: ForecastInput): number {
  const hasDeals = debts.some(({ terms }) => (terms?.rateChanges ?? []).length > 0);
  const runs = goalRunsMost * (strategy === 'avalanche' && hasDeals ? lookAheadsCount : 1);
  return Math.ceil((runs * debts.length) / debtRunsPerPoint);
}
