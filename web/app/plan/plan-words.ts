/** What a plan and a change of it mean, in sentences. */

import { count } from '@debt-payoff/contract/counts';
import { formatPence, penceFromPounds } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import type { PlanParts } from '@debt-payoff/contract/plan-sentences';
import { type ForecastInput, forecast, monthlyBudgetPence } from '@debt-payoff/engine/forecast';

export function planParts({
  strategy,
  extra_payment: extra,
  freed_sum: freed,
}: Pick<PortfolioPlan, 'strategy' | 'extra_payment' | 'freed_sum'>): PlanParts {
  return { strategy, extraPence: penceFromPounds(extra), freedPence: penceFromPounds(freed) };
}

type Inputs = { readonly now: ForecastInput; readonly changed: ForecastInput };

/** What another plan would change: '£50.00 more a month: 7 months sooner (November 2029), £412.00 less interest.' */
export function changeWords(inputs: Inputs, thisMonth: Month): string {
  const { now, changed } = inputs;
  const [before, after] = [forecast(now), forecast(changed)];
  if (after.monthsAhead === null || after.interestPence === null) {
    return before.monthsAhead === null
      ? 'With this plan, too, not every debt would be cleared.'
      : 'With this plan not every debt would be cleared.';
  }
  const end = formatMonth(addMonths(thisMonth, after.monthsAhead));
  if (before.monthsAhead === null || before.interestPence === null) {
    return `With this plan you could be debt free in ${end}, with ${formatPence(after.interestPence)} interest.`;
  }
  const months = difference(before.monthsAhead - after.monthsAhead, {
    words: (sooner) => count(sooner, 'month'),
    better: 'sooner',
    worse: 'later',
  });
  const interest = difference(before.interestPence - after.interestPence, {
    words: formatPence,
    better: 'less interest',
    worse: 'more interest',
  });
  const when = months === null ? `the same month (${end})` : `${months} (${end})`;
  const outcome =
    months === null && interest === null
      ? `${when} and the same interest.`
      : `${[when, interest].filter((part) => part !== null).join(', ')}.`;
  const more = moreWords(inputs);
  return more === null ? capitalised(outcome) : `${more}: ${outcome}`;
}

/** Null where not the sum of a month alone is another. */
function moreWords({ now, changed }: Inputs): string | null {
  const more = monthlyBudgetPence(changed) - monthlyBudgetPence(now);
  if (changed.strategy !== now.strategy || more === 0) return null;
  return `${formatPence(Math.abs(more))} ${more > 0 ? 'more' : 'less'} a month`;
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
