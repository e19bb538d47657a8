/** What would clear the debts of a portfolio that its plan does not, by the same forecast as its month. */
import { monthsMax } from '@debt-payoff/engine';
import { type ForecastInput, forecast } from '@debt-payoff/engine/forecast';
import { smallestExtra, withExtra } from '@debt-payoff/engine/forecast-goal';
import { finish, type Steps } from '@debt-payoff/engine/terms';
import { type Clearing, extraSentence, noExtraClears, soonMonths } from './clearing-sentences.ts';
import { isTermedPlan } from './kept-terms-sentences.ts';
import { termLimits } from './term-limits.ts';

export function forecastClearingSentence(input: ForecastInput): string {
  return finish(findForecastClearing(input));
}

/** Each step is one forecast, and they are some sixty; of many debts with terms, half as many. */
export function* findForecastClearing(input: ForecastInput): Steps<string> {
  const owed = input.debts.filter(({ owedPence }) => owedPence > 0);
  // Some of several may be cleared as things stand.
  const what = owed.length === 1 ? 'it' : 'everything';
  const least = yield* findClearing(input, monthsMax);
  if (least === null) return [noExtraClears(what), ...withoutExtra(owed)].join(' ');
  const isQuick = !isTermedPlan(input) || input.debts.length <= termLimits.goalDebtsMax;
  const sooner =
    least.months > soonMonths && isQuick ? yield* findClearing(input, soonMonths) : null;
  const soon = sooner ?? least;
  return extraSentence(soon.pence > least.pence ? [least, soon] : [soon], {
    extraPence: input.extraPence,
    what,
  });
}

/** Debts on which it has no effect. */
function withoutExtra(owed: ForecastInput['debts']): string[] {
  const closed = owed.filter(({ terms }) => terms?.takesExtra === false).length;
  if (closed === 0) return [];
  if (owed.length === 1) return ['It takes no extra money.'];
  return [
    closed === 1
      ? 'One of these debts takes no extra money.'
      : `${closed} of these debts take no extra money.`,
  ];
}

/** The smallest extra that clears within so many months; null where none does: some debts may take no extra. */
function* findClearing(input: ForecastInput, withinMonths: number): Steps<Clearing | null> {
  const pence = yield* smallestExtra(
    input,
    ({ monthsAhead }) => monthsAhead !== null && monthsAhead <= withinMonths,
  );
  if (pence === null) return null;
  const { monthsAhead: months, interestPence } = forecast(withExtra(input, pence));
  return months === null || interestPence === null ? null : { pence, months, interestPence };
}
