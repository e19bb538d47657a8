/** Debt free by a month: the smallest extra with which the plan that is kept gets there, without a shortfall. */
import { smallestEnough } from '../terms/smallest-enough.ts';
import type { Steps } from '../terms/steps.ts';
import { type Forecast, type ForecastInput, forecast } from './forecast.ts';

export type ForecastGoal = {
  /** Null where no sum is enough. */
  readonly extraPence: number | null;
  /** Whether the plan as it is gets there. */
  readonly isInTime: boolean;
};

export function* findForecastGoal(input: ForecastInput, monthsAhead: number): Steps<ForecastGoal> {
  const isReached = ({ monthsAhead: months, shortfall }: Forecast): boolean =>
    months !== null && months <= monthsAhead && shortfall === null;
  const extraPence = yield* smallestExtra(input, isReached);
  return { extraPence, isInTime: isReached(forecast(input)) };
}

/** With which a forecast is as it should be; null where none is. Each step is one forecast: others want their turn. */
export function smallestExtra(
  input: ForecastInput,
  isReached: (found: Forecast) => boolean,
): Steps<number | null> {
  // Twice what is owed pays it off next month, unless a pause or a one-off lies before that.
  const expectedPence = input.debts.reduce((pence, { owedPence }) => pence + 2 * owedPence, 0);
  return smallestEnough(expectedPence, function* (extraPence) {
    yield;
    return isReached(forecast(withExtra(input, extraPence)));
  });
}

/** With another extra, avalanche looks anew. */
export function withExtra(input: ForecastInput, extraPence: number): ForecastInput {
  if (extraPence === input.extraPence) return input;
  const { lookAhead: _, ...plan } = input;
  return { ...plan, extraPence };
}
