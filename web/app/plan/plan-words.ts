/** What a change of a plan means, in sentences. */

import { count } from '@debt-payoff/contract/counts';
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import { shortfallNote } from '@debt-payoff/contract/shortfall-sentences';
import {
  type Forecast,
  type ForecastInput,
  type ForecastShortfall,
  forecast,
  monthlyBudgetPence,
} from '@debt-payoff/engine/forecast';

type Inputs = { readonly now: ForecastInput; readonly changed: ForecastInput };

/**
 * What another plan would change: '£50.00 more a month: 7 months sooner (November 2029), £412.00 less interest.' And
 * where lenders would ask for more than it has.
 */
export function changeWords(inputs: Inputs, thisMonth: Month): string {
  const forecasts = { before: forecast(inputs.now), after: forecast(inputs.changed) };
  const { shortfall } = forecasts.after;
  const words = outcomeWords(inputs, forecasts, thisMonth);
  return shortfall === null ? words : `${words} ${shortfallWords(shortfall, thisMonth)}`;
}

function shortfallWords(
  { monthsAhead: month, ...sums }: ForecastShortfall,
  thisMonth: Month,
): string {
  return shortfallNote({ month, ...sums }, thisMonth);
}

type Forecasts = { readonly before: Forecast; readonly after: Forecast };

function outcomeWords(inputs: Inputs, { before, after }: Forecasts, thisMonth: Month): string {
  if (after.monthsAhead === null || after.interestPence === null) {
    return before.monthsAhead === null
      ? 'This plan would not clear every debt either.'
      : 'With this plan not every debt would be cleared.';
  }
  const end = formatMonth(addMonths(thisMonth, after.monthsAhead));
  if (before.monthsAhead === null || before.interestPence === null) {
    return `With this plan you could be debt free in ${end}, with ${formatPence(after.interestPence)} interest.`;
  }
  const months = monthsWords(before.monthsAhead - after.monthsAhead);
  const interest = interestWords(before.interestPence - after.interestPence);
  const when = `${months ?? sameMonth} (${end})`;
  const outcome =
    months === null && interest === null
      ? `${when} and the same interest.`
      : `${[when, interest].filter((part) => part !== null).join(', ')}.`;
  const more = moreWords(inputs);
  return more === null ? capitalised(outcome) : `${more}: ${outcome}`;
}

/** How an own order does: 'Compared with avalanche: the same month, £12.00 more interest.' Null where avalanche never ends. */
export function againstAvalanche(own: ForecastInput, thisMonth: Month): string | null {
  const [before, after] = [forecast({ ...own, strategy: 'avalanche' }), forecast(own)];
  if (before.monthsAhead === null || before.interestPence === null) return null;
  if (after.monthsAhead === null || after.interestPence === null) {
    const end = formatMonth(addMonths(thisMonth, before.monthsAhead));
    return `With avalanche you could be debt free in ${end}.`;
  }
  const months = monthsWords(before.monthsAhead - after.monthsAhead);
  const interest = interestWords(before.interestPence - after.interestPence);
  if (months === null && interest === null) return 'Avalanche comes to the same.';
  return `Compared with avalanche: ${months ?? sameMonth}, ${interest ?? 'the same interest'}.`;
}

const sameMonth = 'the same month';

function monthsWords(sooner: number): string | null {
  return difference(sooner, {
    words: (months) => count(months, 'month'),
    better: 'sooner',
    worse: 'later',
  });
}

function interestWords(lessPence: number): string | null {
  return difference(lessPence, {
    words: formatPence,
    better: 'less interest',
    worse: 'more interest',
  });
}

/** Null where not the sum of a month alone is another. */
function moreWords({ now, changed }: Inputs): string | null {
  const more = monthlyBudgetPence(changed) - monthlyBudgetPence(now);
  if (more === 0 || !paysAlike(now, changed)) return null;
  // Where a one-off or a pause goes as well, the sum is not what makes the difference.
  if (!spendsOnceAlike(now, changed)) return 'With these changes';
  return `${formatPence(Math.abs(more))} ${more > 0 ? 'more' : 'less'} a month`;
}

/** Whether it has the same one-offs and pauses. */
export function spendsOnceAlike(one: ForecastInput, other: ForecastInput): boolean {
  const onceOf = ({ oneOffs = [], pauses = [] }: ForecastInput): string =>
    JSON.stringify([
      oneOffs.map(({ month, pence, debt }) => [month, pence, debt ?? -1].join(' ')).sort(),
      pauses.map(({ fromMonth, toMonth }) => [fromMonth, toMonth].join(' ')).sort(),
    ]);
  return onceOf(one) === onceOf(other);
}

/** Whether the same debt comes first, whatever there is for it. */
export function paysAlike(one: ForecastInput, other: ForecastInput): boolean {
  if (one.strategy !== other.strategy) return false;
  return one.strategy !== 'custom' || String(one.customOrder) === String(other.customOrder);
}

function capitalised(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function difference(
  gain: number,
  { words, better, worse }: { words: (size: number) => string; better: string; worse: string },
): string | null {
  return gain === 0 ? null : `${words(Math.abs(gain))} ${gain > 0 ? better : worse}`;
}
