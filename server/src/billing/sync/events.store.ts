import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { stripeAccounts } from '../../entitlements/subscriptions.tables.ts';
import type { Database } from '../../platform/database/database.ts';
import { deleteInParts } from '../../platform/database/delete-in-parts.ts';
import { stripeEvents } from '../billing.tables.ts';

type NewEvent = Omit<typeof stripeEvents.$inferInsert, 'nextAttemptAt'>;

/** What a process holds while it syncs a customer. */
export type ClaimedEvent = {
  readonly eventId: string;
  readonly customerId: string;
  readonly attempts: number;
};

/** Whether it was new. */
export async function insertEvent(db: Database, event: NewEvent): Promise<boolean> {
  const rows = await db
    .insert(stripeEvents)
    .values({ ...event, nextAttemptAt: event.receivedAt })
    .onConflictDoNothing()
    .returning({ eventId: stripeEvents.eventId });
  return rows.length > 0;
}

/** Moves the next attempt to the end of the lease, so that no lock is held while Stripe is called. */
export function claimDueEvents(
  db: Database,
  claim: { now: Date; leasedUntil: Date; countMax: number },
): Promise<ClaimedEvent[]> {
  const due = db.$with('due').as(
    db
      .select({ eventId: stripeEvents.eventId })
      .from(stripeEvents)
      .innerJoin(
        stripeAccounts,
        and(
          eq(stripeAccounts.id, stripeEvents.stripeAccountId),
          eq(stripeAccounts.isCurrent, true),
        ),
      )
      .where(and(isNull(stripeEvents.handledAt), lte(stripeEvents.nextAttemptAt, claim.now)))
      .orderBy(asc(stripeEvents.nextAttemptAt), asc(stripeEvents.eventId))
      .limit(claim.countMax)
      .for('update', { of: stripeEvents, skipLocked: true }),
  );
  return db
    .with(due)
    .update(stripeEvents)
    .set({ attempts: sql`${stripeEvents.attempts} + 1`, nextAttemptAt: claim.leasedUntil })
    .from(due)
    .where(eq(stripeEvents.eventId, due.eventId))
    .returning({
      eventId: stripeEvents.eventId,
      customerId: stripeEvents.customerId,
      attempts: stripeEvents.attempts,
    });
}

/** No matter which process has them by now: what they were about is done. */
export async function recordHandled(
  db: Database,
  { eventIds, now }: { eventIds: readonly string[]; now: Date },
): Promise<void> {
  await db
    .update(stripeEvents)
    .set({ handledAt: now })
    .where(and(inArray(stripeEvents.eventId, [...eventIds]), isNull(stripeEvents.handledAt)));
}

/** Changes nothing where another process has taken the event over. */
export async function recordFailed(
  db: Database,
  { eventId, attempts }: ClaimedEvent,
  nextAttemptAt: Date,
): Promise<void> {
  await db
    .update(stripeEvents)
    .set({ nextAttemptAt })
    .where(
      and(
        eq(stripeEvents.eventId, eventId),
        eq(stripeEvents.attempts, attempts),
        isNull(stripeEvents.handledAt),
      ),
    );
}

export function deleteEventsHandledBefore(db: Database, instant: Date): Promise<void> {
  return deleteInParts(db, stripeEvents, lt(stripeEvents.handledAt, instant));
}
