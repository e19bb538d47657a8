/** What time alone does to a subscription, in the order in which it happens at one moment. */
import type { Subscription } from '../objects/subscription.ts';
import type { SubscriptionInternal } from '../store/billing-internals.ts';
import type { Transaction } from '../store/transaction.ts';
import { cancelSubscription } from './cancellation.ts';
import { voidInvoice } from './close-invoice.ts';
import { billWhatWaits } from './final-invoice.ts';
import { expirePendingChange } from './pending-updates.ts';
import { renew } from './renewal.ts';
import { currentPeriodOf, endedStatuses } from './save-subscription.ts';
import { endsWithoutCard, tellOfTrialEnd, trialNoticeTime } from './trial.ts';

/** A first invoice that is not paid within this time ends the subscription. */
const incompleteSeconds = 23 * 60 * 60;

export function subscriptionDueTime(
  subscription: Subscription,
  internal: SubscriptionInternal,
): number | null {
  if (endedStatuses.has(subscription.status)) return null;
  if (subscription.status === 'incomplete') return subscription.created + incompleteSeconds;
  const times = [
    subscription.pending_update?.expires_at ?? null,
    trialNoticeTime(subscription, internal),
    subscription.cancel_at,
    currentPeriodOf(subscription).end,
  ];
  return Math.min(...times.filter((time) => time !== null));
}

export async function advanceSubscription(tx: Transaction, id: string): Promise<void> {
  const subscription = await tx.get('subscription', id);
  const now = await tx.now(subscription.test_clock);
  if (subscription.status === 'incomplete') {
    await expireIncomplete(tx, subscription);
    return;
  }
  const { pending_update: pending } = subscription;
  if (pending !== null && pending.expires_at <= now) await expirePendingChange(tx, subscription);
  await tellOfTrialEnd(tx, id);
  const current = await tx.get('subscription', id);
  if (current.cancel_at !== null && current.cancel_at <= now) {
    await billWhatWaits(tx, current);
    await cancelSubscription(tx, current, { reason: 'cancellation_requested' });
  } else if (currentPeriodOf(current).end <= now) {
    await endPeriod(tx, current);
  }
}

async function endPeriod(tx: Transaction, subscription: Subscription): Promise<void> {
  if (subscription.status === 'trialing' && (await endsWithoutCard(tx, subscription))) {
    await cancelSubscription(tx, subscription, { reason: 'cancellation_requested' });
    return;
  }
  await renew(tx, subscription);
}

async function expireIncomplete(tx: Transaction, { latest_invoice }: Subscription): Promise<void> {
  if (latest_invoice === null) throw new Error('a subscription has no first invoice');
  await voidInvoice(tx, await tx.get('invoice', latest_invoice));
}
