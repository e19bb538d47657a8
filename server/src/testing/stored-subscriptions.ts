/** Subscriptions as the sync has stored them, for tests that need no Stripe. */
import { randomUUID } from 'node:crypto';
import type { SubscriptionRow } from '../entitlements/subscription-tier.ts';
import {
  stripeAccounts,
  subscriptionStates,
  subscriptions,
} from '../entitlements/subscriptions.tables.ts';
import type { Database } from '../platform/database/database.ts';
import { testNow } from './settable-clock.ts';

/** Gives the id of its row. Only one can be the current one. */
export async function aStripeAccount(
  db: Database,
  { isCurrent = true }: { readonly isCurrent?: boolean } = {},
): Promise<number> {
  const [row] = await db
    .insert(stripeAccounts)
    .values({
      accountId: `acct_${randomUUID()}`,
      isLive: false,
      keyHash: 'none',
      isCurrent,
      seenAt: testNow,
    })
    .returning();
  if (row === undefined) throw new Error('An account was not stored');
  return row.id;
}

/** Active, Basic, begun at the test's start, and with its first state. */
export async function aStoredSubscription(
  db: Database,
  facts: Partial<Omit<SubscriptionRow, 'id'>> & {
    readonly stripeAccountId: number;
    readonly userId: number;
  },
): Promise<SubscriptionRow> {
  const [row] = await db
    .insert(subscriptions)
    .values({
      customerId: `cus_of_${facts.userId}`,
      subscriptionId: `sub_${randomUUID()}`,
      status: 'active',
      tier: 'basic',
      priceId: 'price_basic',
      amountPence: 499,
      currency: 'gbp',
      interval: 'month',
      startedAt: testNow,
      periodStart: testNow,
      periodEnd: new Date('2026-12-15T09:00:00Z'),
      syncedAt: testNow,
      ...facts,
    })
    .returning();
  if (row === undefined) throw new Error('A subscription was not stored');
  const { id: subscriptionId, status, tier, amountPence, endsAt } = row;
  await db.insert(subscriptionStates).values({
    ...{ subscriptionId, status, tier, amountPence, endsAt },
    since: row.startedAt,
    recordedAt: testNow,
    position: 1,
  });
  return row;
}
