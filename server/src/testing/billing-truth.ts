/** Compares what is stored of somebody's subscriptions with what Stripe says of them. */
import { expect } from 'vitest';
import type { PaymentProvider } from '../billing/payment-provider.ts';
import { findCustomerRowById } from '../billing/sync/customers.store.ts';
import { isLive } from '../entitlements/subscription-tier.ts';
import { listSubscriptionsWithStates } from '../entitlements/subscriptions.store.ts';
import type { Database } from '../platform/database/database.ts';
import type { TestCustomer } from './subscribers.ts';

/** Ours is what the provider says, and the history does not contradict itself. */
export async function expectTruth(
  { db, truth }: { readonly db: Database; readonly truth: PaymentProvider },
  { user, rowId }: TestCustomer,
): Promise<void> {
  const row = await findCustomerRowById(db, rowId);
  expect(row?.leasedUntil).toBeNull();
  const stored = await listSubscriptionsWithStates(db, user.id);
  const said = row?.customerId ? await truth.findCustomer(row.customerId) : null;
  // Null only where it is deleted, which has been worked off by now.
  expect(said === null).toBe(row?.customerId === null);
  for (const subscription of said?.subscriptions ?? []) {
    const found = stored.find((one) => one.subscription.subscriptionId === subscription.id);
    const { status, tier, amountPence, endsAt, endedAt, periodEnd, trialEnd } = subscription;
    expect(found?.subscription).toMatchObject({
      ...{ status, tier, amountPence, endsAt, endedAt, periodEnd, trialEnd },
      pendingTier: subscription.pendingUpdate?.tier ?? null,
      openInvoiceId: subscription.openInvoice?.id ?? null,
      pastDueSince: status === 'past_due' ? expect.any(Date) : null,
    });
  }
  const known = new Set(said?.subscriptions.map(({ id }) => id));
  for (const { subscription, states } of stored) {
    if (!known.has(subscription.subscriptionId ?? ''))
      expect(isLive(subscription.status)).toBe(false);
    expectHistory(subscription, states);
  }
}

type Stored = Awaited<ReturnType<typeof listSubscriptionsWithStates>>[number];

/** Without gaps, without repetitions, in the order of time, and up to the present. */
function expectHistory(subscription: Stored['subscription'], states: Stored['states']): void {
  expect(states.map(({ position }) => position)).toEqual(states.map((_, index) => index + 1));
  const said = states.map(({ status, tier, amountPence, endsAt }) =>
    JSON.stringify({ status, tier, amountPence, endsAt }),
  );
  said.forEach((state, index) => {
    expect(state).not.toBe(said[index - 1]);
  });
  const { status, tier, amountPence, endsAt } = subscription;
  expect(said.at(-1)).toBe(JSON.stringify({ status, tier, amountPence, endsAt }));
  const times = states.map(({ since }) => since.getTime());
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  // What has ended never lives again.
  expect(states.findIndex((state) => !isLive(state.status))).toBeOneOf([-1, states.length - 1]);
}
