import type { ContactTopic, MessageStatus } from '@debt-payoff/contract/contact-limits';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../platform/database/database.ts';
import type { MessageRow } from './contact.store.ts';
import { contactMessages } from './contact.tables.ts';
import { listReplies, type NamedReply } from './replies.store.ts';

export type StaffMessage = MessageRow & { readonly status: MessageStatus };
export type Thread = { readonly message: StaffMessage; readonly replies: readonly NamedReply[] };

/** The one place that says where a message stands. A reply does not settle a complaint: its outcome does. */
const status = sql<MessageStatus>`CASE
  WHEN ${contactMessages.closedAt} IS NOT NULL THEN 'closed'
  WHEN ${contactMessages.isSuspectedSpam} THEN 'suspected'
  WHEN ${contactMessages.outcome} IS NOT NULL THEN 'answered'
  WHEN ${contactMessages.dueOn} IS NULL AND ${contactMessages.answeredAt} IS NOT NULL THEN 'answered'
  ELSE 'open' END`;
const isOpen = sql<boolean>`${status} = 'open'`;
const staffColumns = { ...getTableColumns(contactMessages), status };

export async function findThread(db: Reader, id: number): Promise<Thread | null> {
  const [message] = await db
    .select(staffColumns)
    .from(contactMessages)
    .where(eq(contactMessages.id, id));
  return message === undefined ? null : { message, replies: await listReplies(db, id) };
}

export async function lockMessage(tx: Transaction, id: number): Promise<StaffMessage | null> {
  const [row] = await tx
    .select(staffColumns)
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for('update');
  return row ?? null;
}

export type MessageQuery = {
  readonly status: MessageStatus | 'all';
  readonly topic?: ContactTopic | undefined;
  readonly search: string;
  readonly page: number;
  readonly perPage: number;
};

export async function listMessages(
  db: Database,
  query: MessageQuery,
): Promise<{ rows: StaffMessage[]; total: number }> {
  const { page, perPage } = query;
  const condition = and(
    query.status === 'all' ? undefined : eq(status, query.status),
    query.topic && eq(contactMessages.topic, query.topic),
    query.search === '' ? undefined : hasWords(query.search),
  );
  // Put in order without their texts, which may be long.
  const wanted = db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(condition)
    .orderBy(...readingOrder)
    .limit(perPage)
    .offset((page - 1) * perPage);
  const rows = await db
    .select(staffColumns)
    .from(contactMessages)
    .where(inArray(contactMessages.id, wanted))
    .orderBy(...readingOrder);
  const [counted] = await db.select({ total: count() }).from(contactMessages).where(condition);
  return { rows, total: counted?.total ?? 0 };
}

/**
 * Those that wait come first: with priority, then complaints by the nearest due day, then those that have waited
 * longest. What is done with follows, the newest first, and what is suspected.
 */
const readingOrder: readonly SQL[] = [
  desc(isOpen),
  asc(sql`${status} = 'suspected'`),
  desc(sql`${isOpen} AND ${contactMessages.isPriority}`),
  asc(sql`CASE WHEN ${isOpen} THEN ${contactMessages.dueOn} END`),
  asc(sql`CASE WHEN ${isOpen} THEN ${contactMessages.receivedAt} END`),
  asc(sql`CASE WHEN ${isOpen} THEN ${contactMessages.id} END`),
  desc(contactMessages.receivedAt),
  desc(contactMessages.id),
];

/** As they were typed, in any case of letters; no character stands for others. */
function hasWords(words: string): SQL | undefined {
  const { reference, name, email, subject } = contactMessages;
  return or(
    ...[reference, name, email, subject].map(
      (column) => sql`strpos(lower(${column}), lower(${words})) > 0`,
    ),
  );
}
