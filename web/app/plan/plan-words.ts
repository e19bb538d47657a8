/** What a plan, a change of it and a payment mean, in sentences. */
import { formatPence, formatPounds } from '@debt-payoff/contract/money';
import {
  addMonths,
  formatMonth,
  type Month,
  monthOf,
  monthsBetween,
} from '@debt-payoff/contract/months';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import type { PaymentEffect, PortfolioPlan } from '@debt-payoff/contract/plan';
import { type ForecastInput, forecast } from '@debt-payoff/engine/forecast';
import { count } from '../words/counts.ts';

/** 'Avalanche, £50.00 extra a month' */
export function planLine({
  strategy,
  extra_payment: extra,
}: Pick<PortfolioPlan, 'strategy' | 'extra_payment'>): string {
  const name = `${strategy.charAt(0).toUpperCase()}${strategy.slice(1)}`;
  return extra === 0
    ? `${name}, no extra payment`
    : `${name}, ${formatPounds(extra)} extra a month`;
}

/** 'November 2029' */
export function monthWords(month: string): string {
  return formatMonth(monthOf(month));
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

/** '£65.21 off the balance. On plan: November 2029.'; with a name where several portfolios are shown. */
export function effectWords(effect: PaymentEffect, portfolioName: string | null): string {
  const name = portfolioName === null ? null : nameInSentence(portfolioName);
  return `${balanceWords(effect.balance_reduced)} ${monthEffectWords(effect, name)}`;
}

function balanceWords(reduced: number): string {
  if (reduced > 0) return `${formatPounds(reduced)} off the balance.`;
  if (reduced === 0) return 'The balance is as before.';
  return `It did not cover the interest: the balance grew by ${formatPounds(-reduced)}.`;
}

function monthEffectWords(effect: PaymentEffect, name: string | null): string {
  const { debt_free_month: month, debt_free_month_without: without } = effect;
  if (effect.is_debt_free) return `Every debt in ${name ?? 'this portfolio'} is paid off.`;
  if (month === null) {
    return `At today's payments ${name === null ? 'these debts' : `the debts in ${name}`} would not be cleared.`;
  }
  if (month === without) {
    return name === null
      ? `On plan: ${monthWords(month)}.`
      : `${name} is on plan: ${monthWords(month)}.`;
  }
  const could = name === null ? 'You could now be debt free' : `${name} could now be paid off`;
  if (without === null) return `${could} in ${monthWords(month)}.`;
  const sooner = monthsBetween({ from: monthOf(month), to: monthOf(without) });
  return `${could} in ${monthWords(month)}, ${count(Math.abs(sooner), 'month')} ${sooner > 0 ? 'sooner' : 'later'}.`;
}
