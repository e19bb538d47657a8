/** Where somebody subscribes twice: the sync itself cancels nothing, and asks for it. */
import { currentOf, isLive, type SubscriptionRow } from '../../entitlements/subscription-tier.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { findOpenTask, insertTask } from '../stripe-tasks.store.ts';

/** One task for each that lives beside the one that counts, until it is worked off. */
export async function askToEndDuplicates(
  tx: Transaction,
  rows: readonly SubscriptionRow[],
  now: Date,
): Promise<void> {
  const current = currentOf(rows);
  for (const row of rows) {
    const { stripeAccountId, customerId, subscriptionId } = row;
    if (row === current || !isLive(row.status)) continue;
    if (customerId === null || subscriptionId === null) continue;
    const order = { kind: 'end_duplicate', customerId, subscriptionId } as const;
    if ((await findOpenTask(tx, order)) !== null) continue;
    await insertTask(tx, { ...order, facts: {}, stripeAccountId, now });
  }
}
