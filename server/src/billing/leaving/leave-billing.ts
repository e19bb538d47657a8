/** What happens to a subscription when its owner's account is deleted, suspended or activated again. */
import type { LeaveStep } from '../../accounts/deletion.ts';
import { isLive } from '../../entitlements/subscription-tier.ts';
import { getUser } from '../../people/people.store.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { insertTask } from '../stripe-tasks.store.ts';
import { recordStates } from '../sync/record-states.ts';
import type { TaskOrder } from '../task-kinds.ts';
import { leaveTrialMemory } from '../trial-memory.ts';
import {
  anonymiseSubscription,
  deleteEventsOf,
  deleteNotices,
  listCustomersOf,
  listLockedSubscriptionsOf,
} from './leave-billing.store.ts';

type Whose = { readonly userId: number; readonly now: Date };

/** Stripe need not answer for it: what is to happen there is kept by its ids alone. */
export function leaveBilling({ addressKey }: { readonly addressKey: Uint8Array }): LeaveStep {
  return async (tx, { userId, now }) => {
    const { email } = await getUser(tx, userId);
    await leaveTrialMemory(tx, { userId, email, addressKey, now });
    const customers = await insertTasks(
      tx,
      { kind: 'delete_customer', facts: {} },
      { userId, now },
    );
    await closeSubscriptions(tx, { userId, now });
    await deleteEventsOf(
      tx,
      customers.map(({ customerId }) => customerId),
    );
  };
}

/** Ends with the period that is paid for. Work the tasks off after the commit. */
export async function suspendBilling(tx: Transaction, whose: Whose): Promise<void> {
  await insertTasks(tx, { kind: 'cancel_at_period_end', facts: {} }, whose);
}

/** Only what the suspension has set to end goes on. */
export async function activateBilling(tx: Transaction, whose: Whose): Promise<void> {
  await insertTasks(tx, { kind: 'reactivate', facts: {} }, whose);
}

async function insertTasks(tx: Transaction, order: TaskOrder, { userId, now }: Whose) {
  const customers = await listCustomersOf(tx, userId);
  for (const customer of customers) {
    await insertTask(tx, { ...order, ...customer, subscriptionId: null, now });
  }
  return customers;
}

async function closeSubscriptions(tx: Transaction, { userId, now }: Whose): Promise<void> {
  const rows = await listLockedSubscriptionsOf(tx, userId);
  for (const row of rows) {
    const closed = isLive(row.status) ? { ...row, status: 'canceled', endedAt: now } : row;
    await recordStates(tx, closed, now);
    await anonymiseSubscription(tx, closed);
  }
  await deleteNotices(
    tx,
    rows.map(({ id }) => id),
  );
}
