import { asc, count, eq, inArray, type SQL } from 'drizzle-orm';
import { users } from '../people/people.tables.ts';
import type { Reader, Transaction } from '../platform/database/database.ts';
import type { MessageRow } from './contact.store.ts';
import { contactMessages, contactReplies } from './contact.tables.ts';

export type ReplyRow = typeof contactReplies.$inferSelect;
type NewReply = typeof contactReplies.$inferInsert;

/** Null where the same key has stored one. */
export async function insertReply(tx: Transaction, reply: NewReply): Promise<ReplyRow | null> {
  const [row] = await tx
    .insert(contactReplies)
    .values(reply)
    .onConflictDoNothing({ target: contactReplies.submissionKey })
    .returning();
  return row ?? null;
}

export async function findReplyByKey(db: Reader, key: string): Promise<ReplyRow | null> {
  const [row] = await db.select().from(contactReplies).where(eq(contactReplies.submissionKey, key));
  return row ?? null;
}

export async function findReplyWithMessage(
  db: Reader,
  replyId: number,
): Promise<{ readonly message: MessageRow; readonly text: string } | null> {
  const [found] = await db
    .select({ message: contactMessages, text: contactReplies.text })
    .from(contactReplies)
    .innerJoin(contactMessages, eq(contactMessages.id, contactReplies.messageId))
    .where(eq(contactReplies.id, replyId));
  return found ?? null;
}

export async function countReplies(db: Reader, messageId: number): Promise<number> {
  const [counted] = await db
    .select({ replies: count() })
    .from(contactReplies)
    .where(eq(contactReplies.messageId, messageId));
  return counted?.replies ?? 0;
}

/** With the name of the one who wrote each, as long as they have an account. */
export type NamedReply = ReplyRow & { readonly username: string | null };

export function listReplies(db: Reader, messageId: number): Promise<NamedReply[]> {
  return listWhere(db, eq(contactReplies.messageId, messageId));
}

export function listRepliesToMessages(
  db: Reader,
  messageIds: readonly number[],
): Promise<NamedReply[]> {
  return listWhere(db, inArray(contactReplies.messageId, [...messageIds]));
}

async function listWhere(db: Reader, condition: SQL): Promise<NamedReply[]> {
  const found = await db
    .select({ reply: contactReplies, username: users.username })
    .from(contactReplies)
    .leftJoin(users, eq(users.id, contactReplies.sentBy))
    .where(condition)
    .orderBy(asc(contactReplies.id));
  return found.map(({ reply, username }) => ({ ...reply, username }));
}
