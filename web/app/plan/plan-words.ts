/** What a plan and a change of it mean, in sentences. */
import { strategyLabel } from '@debt-payoff/contract/debt-types';
import { formatPence, formatPounds } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import { type ForecastInput, forecast } from '@debt-payoff/engine/forecast';
import { count } from '../words/counts.ts';

/** 'Avalanche, £50.00 extra a month' */
export function planLine({
  strategy,
  extra_payment: extra,
}: Pick<PortfolioPlan, 'strategy' | 'extra_payment'>): string {
  const name = strategyLabel(strategy);
  return extra === 0
    ? `${name}, no extra payment`
    : `${name}, ${formatPounds(extra)} extra a month`;
}

/** What another plan would change: '7 months sooner (November 2029), £412.00 less interest.' */
export function changeWords(
  { now, changed }: { readonly now: ForecastInput; readonly changed: ForecastInput },
  thisMonth: Month,
): string {
  const [before, after] = [forecast(now), forecast(changed)];
  if (after.monthsAhead === null || after.interestPence === null) {
    return before.monthsAhead === null
      ? 'With this plan, too, the debts would not be cleared.'
      : 'With this plan the debts would not be cleared.';
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
  if (months === null && interest === null) return `The same month (${end}) and the same interest.`;
  const when = months === null ? `The same month (${end})` : `${months} (${end})`;
  return `${[when, interest].filter((part) => part !== null).join(', ')}.`;
}

function difference(
  gain: number,
  { words, better, worse }: { words: (size: number) => string; better: string; worse: string },
): string | null {
  return gain === 0 ? null : `${words(Math.abs(gain))} ${gain > 0 ? better : worse}`;
}
