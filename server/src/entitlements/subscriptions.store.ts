/** What is stored of subscriptions. What belongs to another account at Stripe than the current one is not found. */
import { and, asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Reader, Transaction } from '../platform/database/database.ts';
import { currentOf, type SubscriptionRow } from './subscription-tier.ts';
import { stripeAccounts, subscriptionStates, subscriptions } from './subscriptions.tables.ts';

export type NewSubscription = typeof subscriptions.$inferInsert & {
  readonly subscriptionId: string;
};
export type SubscriptionState = typeof subscriptionStates.$inferSelect;
type NewState = typeof subscriptionStates.$inferInsert;

export const isOfCurrentAccount = and(
  eq(stripeAccounts.id, subscriptions.stripeAccountId),
  eq(stripeAccounts.isCurrent, true),
);

/** Oldest first, ended ones too. */
export function listSubscriptionsOf(db: Reader, userId: number): Promise<SubscriptionRow[]> {
  return db
    .select(getTableColumns(subscriptions))
    .from(subscriptions)
    .innerJoin(stripeAccounts, isOfCurrentAccount)
    .where(eq(subscriptions.userId, userId))
    .orderBy(asc(subscriptions.startedAt), asc(subscriptions.id));
}

/** By the id of its row. */
export async function findSubscriptionRow(
  db: Reader,
  rowId: number,
): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select(getTableColumns(subscriptions))
    .from(subscriptions)
    .innerJoin(stripeAccounts, isOfCurrentAccount)
    .where(eq(subscriptions.id, rowId));
  return row ?? null;
}

/** Null where none lives. */
export async function findCurrentSubscription(
  db: Reader,
  userId: number,
): Promise<SubscriptionRow | null> {
  return currentOf(await listSubscriptionsOf(db, userId));
}

/** By Stripe's own ids, which are unique over all accounts there. Locked until the transaction ends. */
export function listLockedSubscriptions(
  tx: Transaction,
  subscriptionIds: readonly string[],
): Promise<SubscriptionRow[]> {
  return tx
    .select()
    .from(subscriptions)
    .where(inArray(subscriptions.subscriptionId, [...subscriptionIds]))
    .orderBy(asc(subscriptions.id))
    .for('update');
}

export function listLockedSubscriptionsOfCustomer(
  tx: Transaction,
  { stripeAccountId, customerId }: { stripeAccountId: number; customerId: string },
): Promise<SubscriptionRow[]> {
  return tx
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.stripeAccountId, stripeAccountId),
        eq(subscriptions.customerId, customerId),
      ),
    )
    .orderBy(asc(subscriptions.id))
    .for('update');
}

/** Inserts it, or makes the stored one the same. */
export async function storeSubscription(
  tx: Transaction,
  subscription: NewSubscription,
): Promise<SubscriptionRow> {
  const [row] = await tx
    .insert(subscriptions)
    .values(subscription)
    .onConflictDoUpdate({ target: subscriptions.subscriptionId, set: subscription })
    .returning();
  if (row === undefined) throw new Error('A subscription was not stored');
  return row;
}

export async function findLastState(
  tx: Transaction,
  subscriptionRowId: number,
): Promise<SubscriptionState | null> {
  const [row] = await tx
    .select()
    .from(subscriptionStates)
    .where(eq(subscriptionStates.subscriptionId, subscriptionRowId))
    .orderBy(desc(subscriptionStates.position))
    .limit(1);
  return row ?? null;
}

export async function insertStates(tx: Transaction, states: readonly NewState[]): Promise<void> {
  await tx.insert(subscriptionStates).values([...states]);
}

/** Of all subscriptions that a person has had, also in other accounts; oldest first. */
export async function listSubscriptionsWithStates(
  db: Reader,
  userId: number,
): Promise<{ subscription: SubscriptionRow; states: SubscriptionState[] }[]> {
  const rows = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(asc(subscriptions.startedAt), asc(subscriptions.id));
  const ids = rows.map(({ id }) => id);
  const states = await db
    .select()
    .from(subscriptionStates)
    .where(inArray(subscriptionStates.subscriptionId, ids))
    .orderBy(asc(subscriptionStates.position));
  const statesBySubscription = Map.groupBy(states, ({ subscriptionId }) => subscriptionId);
  return rows.map((subscription) => ({
    subscription,
    states: statesBySubscription.get(subscription.id) ?? [],
  }));
}
