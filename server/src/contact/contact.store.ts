import { and, asc, eq, isNull, lt, type SQL } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../platform/database/database.ts';
import { deleteInParts } from '../platform/database/delete-in-parts.ts';
import { contactMessages } from './contact.tables.ts';

export type MessageRow = typeof contactMessages.$inferSelect;
type NewMessage = typeof contactMessages.$inferInsert;

/** Null where the same key has stored one; one that is being stored with it is waited for. */
export async function insertMessage(
  tx: Transaction,
  message: NewMessage,
): Promise<MessageRow | null> {
  const [row] = await tx
    .insert(contactMessages)
    .values(message)
    .onConflictDoNothing({ target: contactMessages.submissionKey })
    .returning();
  return row ?? null;
}

export function findMessage(db: Reader, id: number): Promise<MessageRow | null> {
  return findBy(db, eq(contactMessages.id, id));
}

export function findMessageByKey(db: Reader, key: string): Promise<MessageRow | null> {
  return findBy(db, eq(contactMessages.submissionKey, key));
}

async function findBy(db: Reader, condition: SQL): Promise<MessageRow | null> {
  const [row] = await db.select().from(contactMessages).where(condition);
  return row ?? null;
}

/** The oldest first. Those that somebody else is mailing are left out. */
export async function lockWaitingMessages(
  tx: Transaction,
  { isPriority, countMax }: { readonly isPriority: boolean; readonly countMax: number },
): Promise<number[]> {
  const isWaiting = and(
    isNull(contactMessages.mailedAt),
    eq(contactMessages.isSuspectedSpam, false),
    eq(contactMessages.isPriority, isPriority),
  );
  const rows = await tx
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(isWaiting)
    .orderBy(asc(contactMessages.receivedAt), asc(contactMessages.id))
    .limit(countMax)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

export async function updateMessage(
  tx: Transaction,
  id: number,
  changes: Partial<NewMessage>,
): Promise<void> {
  await tx.update(contactMessages).set(changes).where(eq(contactMessages.id, id));
}

export function listMessagesOf(db: Reader, userId: number): Promise<MessageRow[]> {
  return db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.userId, userId))
    .orderBy(asc(contactMessages.receivedAt), asc(contactMessages.id));
}

export async function deleteGeneralMessagesOf(tx: Transaction, userId: number): Promise<void> {
  await tx
    .delete(contactMessages)
    .where(and(eq(contactMessages.userId, userId), eq(contactMessages.topic, 'general')));
}

export function deleteMessagesReceivedBefore(db: Database, instant: Date): Promise<void> {
  return deleteInParts(db, contactMessages, lt(contactMessages.receivedAt, instant));
}
