/** What cancelling, reactivating and extending mean for the person whose subscription it is. */
import { adminLimits } from '@debt-payoff/contract/admin-limits';
import type { AdminSubscription } from '@debt-payoff/contract/admin-subscriptions';
import { billingLimits } from '@debt-payoff/contract/billing-limits';
import { count } from '@debt-payoff/contract/counts';
import { formatPounds } from '@debt-payoff/contract/money';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { formatDay } from '../../words/dates.ts';
import { laterDay, planLabel } from './subscription-words.ts';

const texts = adminTexts.subscriptions;

/** What can be done about a subscription, by the state that it is in. */
export type SubscriptionAct = 'cancel' | 'reactivate' | 'extend';

export const actLabels = {
  cancel: 'Cancel',
  reactivate: 'Reactivate',
  extend: 'Extend',
} as const satisfies Record<SubscriptionAct, string>;

export function actsOf(subscription: AdminSubscription): readonly SubscriptionAct[] {
  const { status } = subscription;
  if (status === 'active') return ['cancel', 'extend'];
  const canReactivate = status === 'cancelled' && whyNotReactivated(subscription) === null;
  return canReactivate ? ['reactivate', 'extend'] : ['extend'];
}

/** Null where it can be, or where there is nothing to reactivate. */
export function whyNotReactivated({ status, user }: AdminSubscription): string | null {
  return status === 'cancelled' && user.is_suspended ? texts.suspended : null;
}

/** To somebody who may not act on its owner. */
export function whyNotChanged({ user }: AdminSubscription, viewer: string | null): string {
  const { notYourself, staffOnly } = adminTexts.users;
  return viewer === String(user.id) ? notYourself : staffOnly;
}

export function cancelSentence(subscription: AdminSubscription): string {
  const { past_due_since: late, trial_end: trialEnd, extended_until: extended } = subscription;
  const { next_billing_date: next, user } = subscription;
  const end = next === null ? 'with the period that is paid for' : `on ${formatDay(next)}`;
  if (late !== null) {
    return `Where nothing has been paid for it yet, it ends at once. Otherwise it ends ${end} at the latest. There is no refund.`;
  }
  const isTrial = trialEnd !== null && extended === null;
  const keeps = `${user.username} keeps access until then`;
  return isTrial
    ? `It ends with the free trial, ${end}. ${keeps}, and nothing is charged.`
    : `It ends ${end}. ${keeps}. There is no refund, and nothing more is charged.`;
}

export function reactivateSentence(subscription: AdminSubscription): string {
  const { end_date: end, amount, user } = subscription;
  const charged =
    end === null
      ? `${user.username} is charged ${formatPounds(amount)} a month again.`
      : `${user.username} is charged ${formatPounds(amount)} on ${formatDay(end)}, and every month after that.`;
  return `It no longer ends. ${charged}`;
}

/** With the days that were typed; null where they are not a number that can be given. */
export function extendSentence(subscription: AdminSubscription, days: number | null): string {
  const { status, past_due_since: late, end_date: end, user } = subscription;
  const given = days === null ? 'that many days' : count(days, 'day');
  if (status === 'expired') {
    return `The subscription stays ended, and nothing is charged. ${user.username} is given the ${planLabel(subscription.plan_type)} for ${given} instead.`;
  }
  if (late !== null) return texts.paymentOpen;
  const [what, from] =
    status === 'cancelled'
      ? ['The end', end]
      : ['The next payment', subscription.next_billing_date];
  if (from === null || days === null) return `${what} comes ${given} later, free of charge.`;
  return `${what} moves from ${formatDay(from)} to ${laterDay(from, days)}, free of charge.`;
}

/** Null where it is not a whole number of days that can be given. */
export function readDays(typed: string): number | null {
  return daysProblem(typed) === null ? Number(typed.trim()) : null;
}

export function daysProblem(typed: string): string | null {
  const days = /^\d+$/.test(typed.trim()) ? Number(typed.trim()) : 0;
  if (days < adminLimits.extendDaysMin) return texts.invalidDays;
  const { extensionDaysMax: max } = billingLimits;
  return days > max ? texts.tooManyDays(max) : null;
}
