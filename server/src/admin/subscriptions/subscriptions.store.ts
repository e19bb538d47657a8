/** What is stored of one subscription and its owner. */
import { desc, eq } from 'drizzle-orm';
import type { SubscriptionRow } from '../../entitlements/subscription-tier.ts';
import {
  findSubscriptionRow,
  type SubscriptionState,
} from '../../entitlements/subscriptions.store.ts';
import { subscriptionStates } from '../../entitlements/subscriptions.tables.ts';
import { findUser, type User } from '../../people/people.store.ts';
import type { Reader } from '../../platform/database/database.ts';

export type OwnedSubscription = { readonly row: SubscriptionRow; readonly owner: User };

/** Null where its owner has left, too. */
export async function findOwnedSubscription(
  db: Reader,
  rowId: number,
): Promise<OwnedSubscription | null> {
  const row = await findSubscriptionRow(db, rowId);
  if (row === null || row.userId === null) return null;
  const owner = await findUser(db, row.userId);
  return owner === null ? null : { row, owner };
}

/** Newest first. */
export function listStates(db: Reader, rowId: number): Promise<SubscriptionState[]> {
  return db
    .select()
    .from(subscriptionStates)
    .where(eq(subscriptionStates.subscriptionId, rowId))
    .orderBy(desc(subscriptionStates.position));
}
