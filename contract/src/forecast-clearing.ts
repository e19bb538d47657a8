/** What would clear the debts of a portfolio that its plan does not, by the same forecast as its month. */
import { monthsMax } from '@debt-payoff/engine';
import { smallestPence } from '@debt-payoff/engine/clearing-payment';
import { type ForecastInput, forecast } from '@debt-payoff/engine/forecast';
import { type Clearing, extraSentence, leastAndSoon } from './clearing-sentences.ts';

/** Takes some sixty walks. */
export function forecastClearingSentence(input: ForecastInput): string {
  const owed = input.debts.filter(({ owedPence }) => owedPence > 0);
  return extraSentence(
    leastAndSoon((months = monthsMax) => clearingWithin(input, months)),
    // Some of several may be cleared as things stand.
    { extraPence: input.extraPence, what: owed.length === 1 ? 'it' : 'everything' },
  );
}

function clearingWithin(input: ForecastInput, withinMonths: number): Clearing {
  const withExtra = (extraPence: number) => forecast({ ...input, extraPence });
  const pence = smallestPence(ceilingOf(input), (extraPence) => {
    const { monthsAhead } = withExtra(extraPence);
    return monthsAhead !== null && monthsAhead <= withinMonths;
  });
  const { monthsAhead, interestPence } = withExtra(pence);
  if (monthsAhead === null || interestPence === null) {
    throw new Error('What clears the debts was said not to');
  }
  return { pence, months: monthsAhead, interestPence };
}

/** As much again as is owed pays it off next month at the latest, whatever the rate. */
function ceilingOf({ debts }: ForecastInput): number {
  return debts.reduce((sum, { owedPence }) => sum + 2 * owedPence, 0);
}
