/** Adds to the history of a subscription what its row says anew. */
import type { SubscriptionRow } from '../../entitlements/subscription-tier.ts';
import { findLastState, insertStates } from '../../entitlements/subscriptions.store.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { nextStatesOf } from './subscription-facts.ts';

export async function recordStates(
  tx: Transaction,
  row: SubscriptionRow,
  now: Date,
): Promise<void> {
  const states = nextStatesOf(row, { last: await findLastState(tx, row.id), now });
  if (states.length > 0) await insertStates(tx, states);
}
