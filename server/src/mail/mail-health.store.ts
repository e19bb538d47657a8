import { and, count, desc, eq, gte, isNotNull, lte, sql } from 'drizzle-orm';
import { countWhere, earliestWhere } from '../platform/database/aggregates.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { OutboxRow } from './mail.store.ts';
import { mailOutbox } from './mail.tables.ts';

export type MailQueue = {
  readonly waiting: number;
  readonly overdueSince: Date | null;
  readonly retrying: number;
  readonly retryingSince: Date | null;
};

export async function readMailQueue(tx: Transaction, now: Date): Promise<MailQueue> {
  const { nextAttemptAt, createdAt, lastError, status } = mailOutbox;
  const [row] = await tx
    .select({
      waiting: count(),
      overdueSince: earliestWhere(nextAttemptAt, lte(nextAttemptAt, now)),
      retrying: countWhere(isNotNull(lastError)),
      retryingSince: earliestWhere(createdAt, isNotNull(lastError)),
    })
    .from(mailOutbox)
    .where(eq(status, 'waiting'));
  return row ?? { waiting: 0, overdueSince: null, retrying: 0, retryingSince: null };
}

export type FailedMails = {
  readonly total: number;
  readonly recent: number;
  readonly newest: readonly FailedMailRow[];
};

type FailedMailRow = Pick<
  OutboxRow,
  'id' | 'template' | 'attempts' | 'lastError' | 'createdAt' | 'finishedAt'
> & { readonly hasFacts: boolean };

/** Counted with the newest in one pass: nothing leads to those that failed but the whole table. */
export async function readFailedMails(
  tx: Transaction,
  { recentFrom, countMax }: { readonly recentFrom: Date; readonly countMax: number },
): Promise<FailedMails> {
  const { id, template, attempts, lastError, createdAt, finishedAt, payload } = mailOutbox;
  const isRecent = gte(finishedAt, recentFrom);
  const rows = await tx
    .select({
      ...{ id, template, attempts, lastError, createdAt, finishedAt },
      hasFacts: sql<boolean>`${isNotNull(payload)}`,
      total: sql<number>`count(*) OVER ()`.mapWith(Number),
      recent: sql<number>`count(*) FILTER (WHERE ${isRecent}) OVER ()`.mapWith(Number),
    })
    .from(mailOutbox)
    .where(eq(mailOutbox.status, 'failed'))
    .orderBy(desc(finishedAt), desc(id))
    .limit(countMax);
  const [first] = rows;
  return { total: first?.total ?? 0, recent: first?.recent ?? 0, newest: rows };
}

export async function lockMail(
  tx: Transaction,
  id: number,
): Promise<Pick<OutboxRow, 'status' | 'payload'> | null> {
  const [row] = await tx
    .select({ status: mailOutbox.status, payload: mailOutbox.payload })
    .from(mailOutbox)
    .where(eq(mailOutbox.id, id))
    .for('update');
  return row ?? null;
}

/** As if it had never been tried. */
export async function makeMailWait(
  tx: Transaction,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<void> {
  await tx
    .update(mailOutbox)
    .set({
      ...{ status: 'waiting', attempts: 0, nextAttemptAt: now },
      ...{ finishedAt: null, lastError: null },
    })
    .where(and(eq(mailOutbox.id, id), eq(mailOutbox.status, 'failed')));
}
