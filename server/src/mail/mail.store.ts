import { and, asc, count, desc, eq, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { deleteInParts } from '../platform/database/delete-in-parts.ts';
import { mailOutbox } from './mail.tables.ts';

export type OutboxRow = typeof mailOutbox.$inferSelect;
type NewMail = typeof mailOutbox.$inferInsert;

/** What a process holds while it sends a mail. The attempt tells it from a later holder. */
export type ClaimedMail = Pick<
  OutboxRow,
  'id' | 'template' | 'payload' | 'attempts' | 'createdAt' | 'lastError'
>;

export async function insertMail(db: Pick<Database, 'insert'>, mail: NewMail): Promise<void> {
  await db.insert(mailOutbox).values(mail);
}

/** Moves the next attempt to the end of the lease, so that no lock is held while a mail is sent. */
export async function claimDueMail(
  db: Database,
  claim: { now: Date; leasedUntil: Date; countMax: number },
): Promise<ClaimedMail[]> {
  const due = db.$with('due').as(
    db
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(and(eq(mailOutbox.status, 'waiting'), lte(mailOutbox.nextAttemptAt, claim.now)))
      .orderBy(asc(mailOutbox.nextAttemptAt), asc(mailOutbox.id))
      .limit(claim.countMax)
      .for('update', { skipLocked: true }),
  );
  return db
    .with(due)
    .update(mailOutbox)
    .set({ attempts: sql`${mailOutbox.attempts} + 1`, nextAttemptAt: claim.leasedUntil })
    .from(due)
    .where(eq(mailOutbox.id, due.id))
    .returning({
      id: mailOutbox.id,
      template: mailOutbox.template,
      payload: mailOutbox.payload,
      attempts: mailOutbox.attempts,
      createdAt: mailOutbox.createdAt,
      lastError: mailOutbox.lastError,
    });
}

/** No matter which process has the mail by now: it is done. */
export async function recordDone(
  db: Database,
  { id }: ClaimedMail,
  outcome: Partial<OutboxRow>,
): Promise<void> {
  await db
    .update(mailOutbox)
    .set(outcome)
    .where(and(eq(mailOutbox.id, id), eq(mailOutbox.status, 'waiting')));
}

/** Changes nothing when the lease has run out and another process has taken the mail over. */
export async function recordFailed(
  db: Database,
  { id, attempts }: ClaimedMail,
  outcome: Partial<OutboxRow>,
): Promise<void> {
  const isStillOurs = and(eq(mailOutbox.attempts, attempts), eq(mailOutbox.status, 'waiting'));
  await db
    .update(mailOutbox)
    .set(outcome)
    .where(and(eq(mailOutbox.id, id), isStillOurs));
}

export async function listNewestMail(
  db: Database,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: OutboxRow[]; total: number }> {
  const rows = await db
    .select()
    .from(mailOutbox)
    .orderBy(desc(mailOutbox.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await db.select({ total: count() }).from(mailOutbox);
  return { rows, total: counted?.total ?? 0 };
}

export function deleteMailFinishedBefore(db: Database, instant: Date): Promise<void> {
  return deleteInParts(db, mailOutbox, lt(mailOutbox.finishedAt, instant));
}
