/** The plan that somebody has, in sentences that say no more than the server did. */
import type { SubscriptionView } from '@debt-payoff/contract/billing';
import { formatPence, formatPounds, penceFromPounds } from '@debt-payoff/contract/money';
import { plans } from '@debt-payoff/contract/plans';
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { formatDay } from '../../words/dates.ts';
import { latePlanSentences } from '../late-plan-words.ts';
import type { OwnPlan, SubscriptionState } from '../queries.ts';

const { cancellation, nothingMoreCharged } = billingTexts;

export type KnownPlan = { readonly own: OwnPlan; readonly state: SubscriptionState };

export function planSentences({ own, state }: KnownPlan): string[] {
  const { subscription, ended } = state;
  if (subscription !== null) {
    return [...subscriptionSentences(subscription, own), ...granted(own)];
  }
  const former = ended === null ? [] : endSentences(ended);
  return own.source === 'free'
    ? [...former, `You are on the ${plans.free.label}.`]
    : [...former, ...granted(own)];
}

type Receipt = { readonly date: string; readonly refunded: number };

/** What went back to the card of what was paid for it; null where nothing did. */
export function refundSentence(
  { start_date }: Pick<SubscriptionView, 'start_date'>,
  invoices: readonly Receipt[],
): string | null {
  const pence = invoices
    // By the day: Stripe writes both at the start, a moment apart.
    .filter(({ date }) => date.slice(0, 10) >= start_date.slice(0, 10))
    .reduce((sum, { refunded }) => sum + penceFromPounds(refunded), 0);
  if (pence === 0) return null;
  return `${formatPence(pence)} goes back to your card. ${cancellation.refundTakes}`;
}

function subscriptionSentences(view: SubscriptionView, own: OwnPlan): string[] {
  const plan = plans[view.plan_type].label;
  if (view.status === 'incomplete') {
    return [`The first payment for the ${plan} has not gone through yet.`];
  }
  if (view.status !== 'active') return lateSentences(view, own);
  if (view.cancel_at_period_end) {
    const until = view.end_date === null ? '' : ` until ${formatDay(view.end_date)}`;
    return [`You have the ${plan}${until}. ${nothingMoreCharged}`];
  }
  return [`You are on the ${plan}.`, ...dueSentences(view)];
}

function lateSentences(view: SubscriptionView, own: OwnPlan): string[] {
  const plan = plans[view.plan_type].label;
  return [`The last payment for your ${plan} did not go through.`, ...latePlanSentences(view, own)];
}

/** Prices and days of renewal, and not what is charged then: credit comes off it. */
function dueSentences(view: SubscriptionView): string[] {
  const price = formatPounds(view.current_amount);
  if (view.trial_end !== null) {
    const day = formatDay(view.trial_end);
    return [`It is free until ${day}. Then it costs ${price} a month, until you cancel.`];
  }
  const due = view.next_billing_date;
  return due === null ? [] : [`It renews on ${formatDay(due)}, at ${price} a month.`];
}

function endSentences({ plan_type, end_date }: SubscriptionView): string[] {
  const plan = plans[plan_type].label;
  return end_date === null ? [] : [`Your ${plan} ended on ${formatDay(end_date)}.`];
}

function granted({ source, tier, granted_until: until }: OwnPlan): string[] {
  if (source !== 'grant') return [];
  const day = until === null ? '' : ` until ${formatDay(until)}`;
  return [`Our team has given you the ${plans[tier].label}${day}.`];
}
