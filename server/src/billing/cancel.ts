/** Leaving at the end of the period, and staying after all. */
import { randomUUID } from 'node:crypto';
import type { SubscriptionRow } from '../entitlements/subscription-tier.ts';
import type { BillingDeps } from './deps.ts';
import { endWithPeriod, hasPeriod } from './leaving/end-with-period.ts';
import { findRefundWindow } from './refund-offer.ts';
import { syncCustomer } from './sync/sync-subscription.ts';
import {
  type AtSubscription,
  type ChosenSubscription,
  syncAgain,
  withSubscription,
} from './sync/with-subscription.ts';

export type Cancellation = {
  /** Nothing had been paid for it: it is over, and nothing is charged. */
  readonly hasEndedNow: boolean;
  readonly current: SubscriptionRow | null;
};

/** Repeatable. */
export function cancelAtPeriodEnd(
  deps: BillingDeps,
  userId: number,
  chosen?: ChosenSubscription,
): Promise<Cancellation> {
  const cancel = async (at: AtSubscription): Promise<Cancellation> => {
    const { current, connected, subscription } = at;
    const key = randomUUID();
    const hasEndedNow = !hasPeriod(subscription) || (await isFirstPaymentOpen(deps, at));
    if (hasEndedNow) await connected.provider.cancelNow({ subscriptionId: subscription.id, key });
    // What only a suspension has set to end would go on after it.
    else if (current.endsAt !== null && !subscription.isEndedBySuspension) {
      return { hasEndedNow, current };
    } else await endWithPeriod(connected.provider, { subscription, isBySuspension: false, key });
    return { hasEndedNow, current: (await syncCustomer(deps, at)).current };
  };
  return withSubscription(deps, userId, cancel, chosen);
}

/** In the 14 days in which all of it would go back, a payment that failed is not tried again after a cancellation. */
async function isFirstPaymentOpen(
  { clock }: BillingDeps,
  { current, subscription, connected }: AtSubscription,
): Promise<boolean> {
  const window = current.status === 'past_due' ? findRefundWindow(current, clock) : null;
  if (window === null) return false;
  const paid = { subscriptionId: subscription.id, since: window.since };
  return (await connected.provider.listPaidInvoices(paid)).length === 0;
}

/** Repeatable: one that is not set to end goes on as it is. */
export function reactivateSubscription(
  deps: BillingDeps,
  userId: number,
  chosen?: ChosenSubscription,
): Promise<SubscriptionRow> {
  const reactivate = async (at: AtSubscription): Promise<SubscriptionRow> => {
    const { current, connected, subscription } = at;
    if (current.endsAt === null) return current;
    await connected.provider.reactivate({ ...subscription, key: randomUUID() });
    return syncAgain(deps, at);
  };
  return withSubscription(deps, userId, reactivate, chosen);
}
