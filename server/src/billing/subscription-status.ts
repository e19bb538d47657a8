/** The subscription that a person has, as our tables know it: Stripe need not answer for that. */
import { setTimeout as pause } from 'node:timers/promises';
import { currentOf, type SubscriptionRow } from '../entitlements/subscription-tier.ts';
import { listSubscriptionsOf } from '../entitlements/subscriptions.store.ts';
import { DomainError } from '../platform/errors.ts';
import { subscriptionReply } from './billing.wire.ts';
import { isOwnSession } from './checkouts.store.ts';
import type { BillingDeps } from './deps.ts';
import { findRefundOffer, type RefundOffer } from './refund-offer.ts';
import { findCustomerOf } from './sync/customers.store.ts';
import { syncSubscription } from './sync/sync-subscription.ts';

export type SubscriptionStatus = {
  readonly subscription: SubscriptionRow;
  readonly refundOffer: RefundOffer | null;
};

/** Of a checkout that has just ended, Stripe is asked first. Somebody else's session is ignored. */
export async function getSubscriptionStatus(
  deps: BillingDeps,
  { userId, sessionId }: { readonly userId: number; readonly sessionId: string | undefined },
): Promise<SubscriptionStatus> {
  const failure =
    sessionId === undefined ? null : await syncAfterCheckout(deps, { userId, sessionId });
  const now = deps.clock.now();
  const all = await listSubscriptionsOf(deps.db, userId);
  // One that is set to end has ended when that moment comes, whether or not Stripe has told us.
  const subscription = currentOf(all.filter(({ endsAt }) => endsAt === null || endsAt > now));
  if (subscription === null) throw failure ?? noSubscription(all, now);
  return { subscription, refundOffer: await findOfferIfKnown(deps, subscription) };
}

/** Why Stripe did not say: anyone who has just paid must not read that they have nothing. */
async function syncAfterCheckout(
  deps: BillingDeps,
  session: { readonly userId: number; readonly sessionId: string },
): Promise<DomainError | null> {
  if (!deps.payments.isOn || !(await isOwnSession(deps.db, session))) return null;
  const customer = await findCustomerOf(deps.db, session.userId);
  if (customer === null || customer.customerId === null) return null;
  try {
    await syncSubscription(deps, customer.customerId);
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

/** The page offers to subscribe again, and says what there was. */
function noSubscription(all: readonly SubscriptionRow[], now: Date): DomainError {
  const last = all.findLast(({ status }) => status !== 'incomplete_expired');
  return new DomainError('no_subscription', {
    ...(last !== undefined && { extra: { subscription: subscriptionReply(last, { now }) } }),
  });
}

/** A page that only asks how things stand does not wait longer for a Stripe that hangs. */
const offerWaitMs = 3_000;
const aside = { ref: false } as const;

/** It rests on what was paid, which Stripe knows. Nothing is offered while that cannot be told. */
async function findOfferIfKnown(
  deps: BillingDeps,
  current: SubscriptionRow,
): Promise<RefundOffer | null> {
  try {
    return await Promise.race([findRefundOffer(deps, current), pause(offerWaitMs, null, aside)]);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
