/** How a subscription stands, in the words of staff. */
import type {
  AdminSubscription,
  SubscriptionDetail,
} from '@debt-payoff/contract/admin-subscriptions';
import { billingLimits } from '@debt-payoff/contract/billing-limits';
import type { AdminSubscriptionStatus } from '@debt-payoff/contract/content-vocabulary';
import { formatPounds } from '@debt-payoff/contract/money';
import { plans, type TierName } from '@debt-payoff/contract/plans';
import type { BadgeKind } from '../../ui/badge.tsx';
import type { Fact } from '../../ui/fact-list.tsx';
import { formatDay, formatShortDay } from '../../words/dates.ts';

const dayMs = 86_400_000;

export const statusLooks = {
  active: { label: 'Active', kind: 'go' },
  cancelled: { label: 'Cancelled', kind: 'warn' },
  expired: { label: 'Expired', kind: 'plain' },
} as const satisfies Record<AdminSubscriptionStatus, { label: string; kind: BadgeKind }>;

export function planLabel(tier: TierName): string {
  return plans[tier].label;
}

/** 'Premium Plan of alice', for what stands alone. */
export function subscriptionName({ plan_type, user }: AdminSubscription): string {
  return `${planLabel(plan_type)} of ${user.username}`;
}

/** What the status does not tell; null where it tells all. */
export function statusNote(subscription: AdminSubscription): string | null {
  const { past_due_since: late, extended_until: extended, trial_end: trialEnd } = subscription;
  const { status, stripe_status: stripeStatus } = subscription;
  if (status === 'expired') return null;
  if (late !== null) return `Payment late since ${formatShortDay(late)}`;
  // An extension is a trial at Stripe, but nobody's first one.
  if (extended !== null) return `Extended to ${formatShortDay(extended)}`;
  if (stripeStatus === 'trialing' && trialEnd !== null) {
    return `Free trial until ${formatShortDay(trialEnd)}`;
  }
  return idleWords[stripeStatus] ?? null;
}

/** They live at Stripe, but nothing is collected for them, and they give no plan. */
const idleWords: Readonly<Record<string, string>> = { unpaid: 'Unpaid', paused: 'Paused' };

/** What comes next, in a sentence or two. */
export function standingOf(subscription: AdminSubscription): string {
  const { status, end_date: end, next_billing_date: next, user } = subscription;
  if (status === 'expired')
    return end === null ? 'It has ended.' : `It ended on ${formatDay(end)}.`;
  if (status === 'cancelled') {
    const ends = end === null ? 'It is set to end.' : `It ends on ${formatDay(end)}.`;
    return `${ends} ${user.username} keeps access until then, and nothing more is charged.`;
  }
  if (subscription.stripe_status in idleWords) {
    return 'Stripe no longer collects payments for it, and it gives no access.';
  }
  return lateSentence(subscription) ?? nextPaymentSentence(subscription, next);
}

function lateSentence({ past_due_since: since }: AdminSubscription): string | null {
  if (since === null) return null;
  const last = laterDay(since, billingLimits.pastDueDays);
  return `A payment has been late since ${formatDay(since)}. The plan stops on ${last} at the latest, unless it is paid by then.`;
}

function nextPaymentSentence(subscription: AdminSubscription, next: string | null): string {
  if (next === null) return 'No further payment is due.';
  const { amount, trial_end: trialEnd, extended_until: extended } = subscription;
  const isFirst = trialEnd !== null && extended === null;
  return `The ${isFirst ? 'first' : 'next'} payment, ${formatPounds(amount)}, is due on ${formatDay(next)}.`;
}

export function subscriptionFacts(subscription: AdminSubscription): readonly Fact[] {
  const { start_date, end_date, next_billing_date, trial_end, extended_until } = subscription;
  const days: readonly [string, string | null][] = [
    ['Started', start_date],
    ['Free trial until', extended_until === null ? trial_end : null],
    ['Extended to', extended_until],
    ['Payment late since', subscription.past_due_since],
    ['Next payment', next_billing_date],
    [subscription.status === 'expired' ? 'Ended on' : 'Ends on', end_date],
  ];
  return [
    { label: 'Email', figure: subscription.user.email },
    { label: 'Price', figure: `${formatPounds(subscription.amount)} a month` },
    ...days.flatMap(([label, day]) => (day === null ? [] : [{ label, figure: formatDay(day) }])),
  ];
}

/** For looking it up there. */
export function stripeFacts(subscription: SubscriptionDetail): readonly Fact[] {
  const { stripe_status, stripe_customer_id: customer, stripe_subscription_id: id } = subscription;
  return [
    { label: 'Status at Stripe', figure: stripe_status },
    ...(customer === null ? [] : [{ label: 'Stripe customer', figure: customer }]),
    ...(id === null ? [] : [{ label: 'Stripe subscription', figure: id }]),
  ];
}

/** The day so many days after an instant, as the server counts them. */
export function laterDay(instant: string, days: number): string {
  return formatDay(new Date(Date.parse(instant) + days * dayMs).toISOString());
}
