/** What waits of Stripe, for those who look after the product. Other accounts of Stripe are left alone. */
import { and, count, eq, gte, isNotNull, isNull, lte, max, min, sql } from 'drizzle-orm';
import { stripeAccounts } from '../entitlements/subscriptions.tables.ts';
import { countWhere, earliestWhere } from '../platform/database/aggregates.ts';
import type { Reader, Transaction } from '../platform/database/database.ts';
import { stripeEvents, stripeTasks } from './billing.tables.ts';
import { isFree } from './stripe-tasks.store.ts';

export async function readEvents(tx: Transaction, dayAgo: Date) {
  const [received] = await tx
    .select({
      lastDay: countWhere(gte(stripeEvents.receivedAt, dayAgo)),
      lastAt: max(stripeEvents.receivedAt),
    })
    .from(stripeEvents)
    .where(isOfCurrentAccount(tx, stripeEvents));
  const [open] = await tx
    .select({ waiting: count(), waitingSince: min(stripeEvents.receivedAt) })
    .from(stripeEvents)
    .where(and(isNull(stripeEvents.handledAt), isOfCurrentAccount(tx, stripeEvents)));
  return {
    receivedLastDay: received?.lastDay ?? 0,
    lastReceivedAt: received?.lastAt ?? null,
    waiting: open?.waiting ?? 0,
    waitingSince: open?.waitingSince ?? null,
  };
}

export async function readTasks(tx: Transaction, now: Date) {
  const { nextAttemptAt, lastError, doneAt } = stripeTasks;
  const isDue = and(lte(nextAttemptAt, now), isFree);
  const [row] = await tx
    .select({
      waiting: count(),
      overdueSince: earliestWhere(nextAttemptAt, isDue),
      failed: countWhere(isNotNull(lastError)),
    })
    .from(stripeTasks)
    .where(and(isNull(doneAt), isOfCurrentAccount(tx, stripeTasks)));
  return row ?? { waiting: 0, overdueSince: null, failed: 0 };
}

/**
 * Gives how many wait of each. An event that somebody is at right now is taken twice at worst, and then the lease on
 * its customer keeps the two apart.
 */
export async function makeStripeWorkDue(
  tx: Transaction,
  now: Date,
): Promise<{ readonly events: number; readonly tasks: number }> {
  const events = await tx
    .update(stripeEvents)
    .set({ nextAttemptAt: sql`least(${stripeEvents.nextAttemptAt}, ${now.toISOString()})` })
    .where(and(isNull(stripeEvents.handledAt), isOfCurrentAccount(tx, stripeEvents)));
  const tasks = await tx
    .update(stripeTasks)
    .set({ nextAttemptAt: sql`least(${stripeTasks.nextAttemptAt}, ${now.toISOString()})` })
    .where(and(isNull(stripeTasks.doneAt), isFree, isOfCurrentAccount(tx, stripeTasks)));
  return { events: events.rowCount ?? 0, tasks: tasks.rowCount ?? 0 };
}

function isOfCurrentAccount(tx: Reader, table: typeof stripeEvents | typeof stripeTasks) {
  const current = tx
    .select({ id: stripeAccounts.id })
    .from(stripeAccounts)
    .where(eq(stripeAccounts.isCurrent, true));
  // There is one at most, so it is looked up once and not for each row.
  return eq(table.stripeAccountId, sql`(${current})`);
}
