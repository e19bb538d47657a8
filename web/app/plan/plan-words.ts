/** What a plan, a change of it and a payment mean, in sentences. */
import { formatPence, formatPounds } from '@debt-payoff/contract/money';
import { formatMonth, monthOf, monthsBetween } from '@debt-payoff/contract/months';
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

/** What another plan would change: '7 months sooner, £412.00 less interest'. */
export function changeWords(now: ForecastInput, changed: ForecastInput): string {
  const [before, after] = [forecast(now), forecast(changed)];
  if (after.monthsAhead === null || after.interestPence === null) {
    return before.monthsAhead === null
      ? 'With this plan, too, the debts would not be cleared.'
      : 'With this plan the debts would not be cleared.';
  }
  if (before.monthsAhead === null || before.interestPence === null) {
    return `With this plan the debts could be cleared in ${count(after.monthsAhead, 'month')}, at ${formatPence(after.interestPence)} interest.`;
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
  const parts = [months, interest].filter((part) => part !== null);
  if (parts.length === 0) return 'The same month and the same interest.';
  const [first = '', ...others] = parts;
  return `${[first, ...others].join(', ')}${months === null ? ', in the same month' : ''}.`;
}

function difference(
  gain: number,
  { words, better, worse }: { words: (size: number) => string; better: string; worse: string },
): string | null {
  return gain === 0 ? null : `${words(Math.abs(gain))} ${gain > 0 ? better : worse}`;
}

/** '£65.21 off the balance. On plan: November 2029.' */
export function effectWords(effect: PaymentEffect): string {
  return `${balanceWords(effect.balance_reduced)} ${monthEffectWords(effect)}`;
}

function balanceWords(reduced: number): string {
  if (reduced > 0) return `${formatPounds(reduced)} off the balance.`;
  if (reduced === 0) return 'The balance is as before.';
  return `It did not cover the interest: the balance grew by ${formatPounds(-reduced)}.`;
}

function monthEffectWords(effect: PaymentEffect): string {
  const { debt_free_month: month, debt_free_month_without: without } = effect;
  if (effect.is_debt_free) return 'Every debt in this portfolio is paid off.';
  if (month === null) return "At today's payments these debts would not be cleared.";
  if (month === without) return `On plan: ${monthWords(month)}.`;
  if (without === null) return `You could now be debt free in ${monthWords(month)}.`;
  const sooner = monthsBetween({ from: monthOf(month), to: monthOf(without) });
  return `You could now be debt free in ${monthWords(month)}, ${count(Math.abs(sooner), 'month')} ${sooner > 0 ? 'sooner' : 'later'}.`;
}
