/** The one writer of the record: it adds entries, says how a pending one ended, and empties those about people who leave. */
import type { AuditChange } from '@debt-payoff/contract/audit';
import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { users } from '../people/people.tables.ts';
import type { Database, Reader, Transaction } from '../platform/database/database.ts';
import { deleteInParts } from '../platform/database/delete-in-parts.ts';
import { auditEntries } from './audit.tables.ts';

export type AuditRow = typeof auditEntries.$inferSelect;
type NewAuditRow = typeof auditEntries.$inferInsert;

/** How an act ended that was pending. */
type Ending =
  | { readonly outcome: 'done'; readonly changes: readonly AuditChange[] }
  | { readonly outcome: 'failed'; readonly failure: string };

export async function insertEntry(db: Reader, entry: NewAuditRow): Promise<number> {
  const [row] = await db.insert(auditEntries).values(entry).returning({ id: auditEntries.id });
  if (row === undefined) throw new Error('An act of staff was not recorded');
  return row.id;
}

/** An entry ends once. */
export async function endPendingEntry(db: Reader, id: number, ending: Ending): Promise<void> {
  await db.transaction(async (tx) => {
    const hasLeft = await lockPersonOf(tx, id);
    const rows = await tx
      .update(auditEntries)
      .set(ending)
      .where(and(eq(auditEntries.id, id), eq(auditEntries.outcome, 'pending')))
      .returning({ userId: auditEntries.userId });
    const [row] = rows;
    if (row === undefined) throw new Error(`Entry ${id} of the audit log is not pending`);
    if (hasLeft && row.userId !== null) await forgetPersonIn(tx, row.userId);
  });
}

/** Whether the person left while Stripe was asked; while they are locked, nobody leaves. */
async function lockPersonOf(tx: Transaction, entryId: number): Promise<boolean> {
  const person = tx
    .select({ id: auditEntries.userId })
    .from(auditEntries)
    .where(eq(auditEntries.id, entryId));
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, sql`(${person})`))
    .for('share');
  return rows.length === 0;
}

/** Whether one like it was begun since, and it is not known how it went. */
export async function isUnderWay(
  db: Reader,
  {
    action,
    subject,
    subjectId,
    since,
  }: Pick<AuditRow, 'action' | 'subject' | 'subjectId'> & {
    readonly since: Date;
  },
): Promise<boolean> {
  const rows = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, subject),
        eq(auditEntries.subjectId, subjectId),
        eq(auditEntries.action, action),
        eq(auditEntries.outcome, 'pending'),
        gt(auditEntries.at, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Whether this person has done it to this subject since. */
export async function hasActedSince(
  db: Reader,
  { actorId, action, subject, subjectId, since }: ActSince,
): Promise<boolean> {
  const { at, ...columns } = auditEntries;
  const rows = await db
    .select({ id: columns.id })
    .from(auditEntries)
    .where(
      and(
        eq(columns.subject, subject),
        eq(columns.subjectId, subjectId),
        eq(columns.action, action),
        actorId === null ? isNull(columns.actorId) : eq(columns.actorId, actorId),
        gt(at, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

type ActSince = Pick<AuditRow, 'actorId' | 'action' | 'subject' | 'subjectId'> & {
  readonly since: Date;
};

/** Oldest first, for the one whom they concern. */
export function listEntriesAbout(db: Reader, userId: number): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.userId, userId))
    .orderBy(asc(auditEntries.at), asc(auditEntries.id));
}

/** The acts stay, without what was written of the person. */
export async function forgetPersonIn(tx: Transaction, userId: number): Promise<void> {
  const emptied = sql`COALESCE((
    SELECT jsonb_agg(
      jsonb_build_object('field', change -> 'field', 'before', NULL, 'after', NULL) ORDER BY place
    )
    FROM jsonb_array_elements(${auditEntries.changes}) WITH ORDINALITY AS kept (change, place)
  ), '[]')`;
  await tx
    .update(auditEntries)
    .set({ changes: emptied, reason: null })
    .where(eq(auditEntries.userId, userId));
}

export function deleteEntriesBefore(db: Database, instant: Date): Promise<void> {
  return deleteInParts(db, auditEntries, lt(auditEntries.at, instant));
}
