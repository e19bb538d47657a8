/** What a payment did, in sentences. */

import { count } from '@debt-payoff/contract/counts';
import { formatPounds, penceFromPounds, poundsFromPence } from '@debt-payoff/contract/money';
import { monthOf, monthsBetween } from '@debt-payoff/contract/months';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import type { PaymentEffect } from '@debt-payoff/contract/plan';
import { monthWords } from '../words/months.ts';

/** '£65.21 off the balance. On plan: November 2029.'; with a name where several portfolios are shown. */
export function effectWords(effect: PaymentEffect, portfolioName: string | null): string {
  const name = portfolioName === null ? null : nameInSentence(portfolioName);
  return `${balanceWords(effect)} ${monthEffectWords(effect, name)}`;
}

function balanceWords(effect: PaymentEffect): string {
  const { balance_reduced: reduced, adjustment_amount: adjustment, payment_amount: paid } = effect;
  const along = adjustmentWords(adjustment);
  // One of an earlier month has borne no interest since.
  if (adjustment === 0 && reduced > paid) {
    const interest = poundsFromPence(penceFromPounds(reduced) - penceFromPounds(paid));
    return `${formatPounds(paid)} off the balance, and ${formatPounds(interest)} less interest since.`;
  }
  if (reduced > 0) return `${formatPounds(reduced)} off the balance${along}.`;
  if (reduced === 0) return `The balance is as before${along}.`;
  const grown = `the balance grew by ${formatPounds(-reduced)}`;
  return adjustment > 0
    ? `T${grown.slice(1)}${along}.`
    : `It did not cover the interest: ${grown}.`;
}

function adjustmentWords(adjustment: number): string {
  if (adjustment === 0) return '';
  return adjustment > 0
    ? `, with spending and charges of ${formatPounds(adjustment)}`
    : `, with refunds and corrections of ${formatPounds(-adjustment)}`;
}

function monthEffectWords(effect: PaymentEffect, name: string | null): string {
  const { debt_free_month: month, debt_free_month_without: without } = effect;
  if (effect.is_debt_free) return `Every debt in ${name ?? 'this portfolio'} is paid off.`;
  if (month === null) {
    return `At today's payments not every debt${name === null ? '' : ` in ${name}`} would be cleared.`;
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
