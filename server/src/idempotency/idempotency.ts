/** Work that counts once, however often its request arrives: a double click, a retry, two tabs. */
import { createHash, createHmac } from 'node:crypto';
import { idempotencyHeader } from '@debt-payoff/contract/idempotency-header';
import { paymentLimits } from '@debt-payoff/contract/payment-limits';
import { retentionDays } from '@debt-payoff/contract/retention-periods';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { and, eq, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../platform/access.ts';
import type { Reader, Transaction } from '../platform/database/database.ts';
import { deleteInParts } from '../platform/database/delete-in-parts.ts';
import { DomainError } from '../platform/errors.ts';
import type { Retention } from '../platform/retention.ts';
import { idempotencyKeys } from './idempotency.tables.ts';

/** What tells a request that is sent again from a new one. */
export type IdempotencyKey = {
  readonly userId: number;
  /** Null where the sender gave none: the work is done each time. */
  readonly key: string | null;
  readonly fingerprint: string;
  readonly now: Date;
};

/** The reply to a request that comes again is the one to the first, so it is made where it is kept with the key. */
export type KeptReply<Row, Reply> = {
  readonly idempotencyKey: IdempotencyKey;
  readonly toReply: (row: Row) => Reply;
};

/** With a secret for requests that hold one themselves: a plain hash would let a password be guessed. */
export function idempotencyKeyOf(
  request: FastifyRequest,
  now: Date,
  secret?: Uint8Array,
): IdempotencyKey {
  return {
    userId: callerOf(request).userId,
    key: givenKeyOf(request),
    fingerprint: (secret === undefined ? createHash('sha256') : createHmac('sha256', secret))
      .update(`${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`)
      .digest('base64'),
    now,
  };
}

/** Null where the sender gave none. */
export function givenKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const given = headers[idempotencyHeader];
  const key = Array.isArray(given) ? given[0] : given;
  const isTooLong = (key?.length ?? 0) > paymentLimits.idempotencyKeyMaxLength;
  if (isTooLong || key === '') throw new DomainError('malformed_request');
  return key ?? null;
}

/**
 * In the transaction of the work: either both are stored, or neither. Anyone who comes with the same
 * key at the same time waits for it to end, and is then given its reply.
 */
export async function runOnce<Reply>(
  tx: Transaction,
  idempotencyKey: IdempotencyKey | undefined,
  work: () => Promise<Reply>,
): Promise<Reply> {
  if (idempotencyKey === undefined || idempotencyKey.key === null) return work();
  const { userId, key, fingerprint, now } = idempotencyKey;
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ userId, key, fingerprint, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length === 0) {
    // Written by this very function, for the same request.
    return (await findEarlierReply(tx, idempotencyKey)) as Reply;
  }
  const reply = await work();
  await tx.update(idempotencyKeys).set({ reply }).where(isOurs(userId, key));
  return reply;
}

/** What was replied before; null for a request that is new, or has no key. */
export async function findEarlierReply(
  db: Reader,
  { userId, key, fingerprint }: IdempotencyKey,
): Promise<unknown> {
  if (key === null) return null;
  const [stored] = await db.select().from(idempotencyKeys).where(isOurs(userId, key));
  if (stored === undefined) return null;
  if (stored.fingerprint === fingerprint) return stored.reply;
  throw new DomainError('conflict', { message: paymentTexts.repeatedKey });
}

function isOurs(userId: number, key: string) {
  return and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
}

export const idempotencyRetention: Retention = {
  what: 'keys of requests that may be sent again',
  tables: [idempotencyKeys],
  keptDays: retentionDays.idempotencyKeys,
  deleteBefore: (db, instant) =>
    deleteInParts(db, idempotencyKeys, lt(idempotencyKeys.createdAt, instant)),
};
