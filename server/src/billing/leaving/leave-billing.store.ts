import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { subscriptions } from '../../entitlements/subscriptions.tables.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { billingNotices, stripeCustomers, stripeEvents } from '../billing.tables.ts';
import { noPayment } from '../sync/subscription-facts.ts';

export type KnownCustomer = { readonly stripeAccountId: number; readonly customerId: string };

/** In every account at Stripe, also in those that are not the current one. */
export async function listCustomersOf(tx: Transaction, userId: number): Promise<KnownCustomer[]> {
  const rows = await tx
    .select({
      stripeAccountId: stripeCustomers.stripeAccountId,
      customerId: stripeCustomers.customerId,
    })
    .from(stripeCustomers)
    .where(and(eq(stripeCustomers.userId, userId), isNotNull(stripeCustomers.customerId)));
  return rows.flatMap(({ stripeAccountId, customerId }) =>
    customerId === null ? [] : [{ stripeAccountId, customerId }],
  );
}

/** In every account at Stripe. */
export function listLockedSubscriptionsOf(tx: Transaction, userId: number) {
  return tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(subscriptions.id)
    .for('update');
}

/** What is left for the revenue figures names nobody, here or at Stripe. */
export async function anonymiseSubscription(
  tx: Transaction,
  { id, status, endedAt }: Pick<typeof subscriptions.$inferSelect, 'id' | 'status' | 'endedAt'>,
): Promise<void> {
  await tx
    .update(subscriptions)
    .set({
      status,
      endedAt,
      userId: null,
      customerId: null,
      subscriptionId: null,
      startNowAt: null,
      ...noPayment,
    })
    .where(eq(subscriptions.id, id));
}

/** They hold Stripe's ids of what they were about. */
export async function deleteNotices(
  tx: Transaction,
  subscriptionRowIds: readonly number[],
): Promise<void> {
  await tx
    .delete(billingNotices)
    .where(inArray(billingNotices.subscriptionId, [...subscriptionRowIds]));
}

export async function deleteEventsOf(
  tx: Transaction,
  customerIds: readonly string[],
): Promise<void> {
  await tx.delete(stripeEvents).where(inArray(stripeEvents.customerId, [...customerIds]));
}
