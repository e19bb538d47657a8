import { accountLimits } from '@debt-payoff/contract/account-limits';
import { staffRoles } from '@debt-payoff/contract/roles';
import { and, desc, eq, gt, inArray, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { users } from '../people/people.tables.ts';
import type { Database, Reader, Transaction } from '../platform/database/database.ts';
import { deleteInParts } from '../platform/database/delete-in-parts.ts';
import { DomainError } from '../platform/errors.ts';
import { twoStepSecrets } from '../two-step/two-step.tables.ts';
import { refreshTokens, sessions } from './sessions.tables.ts';

export type SessionKind = (typeof sessions.$inferSelect)['kind'];
type EndReason = NonNullable<(typeof sessions.$inferSelect)['endedBecause']>;

const dayMs = 86_400_000;

export async function insertSession(
  db: Reader,
  session: {
    userId: number;
    kind: SessionKind;
    address: string;
    userAgent: string | null;
    tokenHash: string;
    now: Date;
  },
): Promise<number> {
  const { tokenHash, now, ...facts } = session;
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(sessions)
      .values({ ...facts, createdAt: now, lastUsedAt: now, expiresAt: expiryOf(now, now) })
      .returning({ id: sessions.id });
    if (row === undefined) throw new Error('A session was not stored');
    await tx.insert(refreshTokens).values({ tokenHash, sessionId: row.id, issuedAt: now });
    return row.id;
  });
}

function expiryOf(createdAt: Date, now: Date): Date {
  const lastDay = createdAt.getTime() + accountLimits.sessionMaxDays * dayMs;
  return new Date(Math.min(lastDay, now.getTime() + accountLimits.refreshTokenDays * dayMs));
}

const isLive = (now: Date | SQL) =>
  and(isNull(sessions.endedAt), gt(sessions.expiresAt, now), isNull(users.suspendedAt));

/**
 * Opened at the admin's door by somebody who is staff and has two-step sign-in on, both of it right now, and
 * by the second step that is on: once it was off, an open session stays an ordinary one.
 */
const isOfStaff = sql<boolean>`coalesce(${and(
  eq(sessions.kind, 'staff'),
  inArray(users.role, staffRoles),
  lte(twoStepSecrets.confirmedAt, sessions.createdAt),
)}, false)`;

/** Asked at every call that needs someone to be signed in, so it is prepared once. */
export function prepareFindCaller(db: Database) {
  return db
    .select({
      sessionId: sessions.id,
      userId: sessions.userId,
      role: users.role,
      isOfStaff,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(twoStepSecrets, eq(twoStepSecrets.userId, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        eq(sessions.userId, sql.placeholder('userId')),
        isLive(sql`${sql.placeholder('now')}`),
      ),
    )
    .prepare('find_caller');
}

export type PresentedToken = {
  readonly sessionId: number;
  readonly userId: number;
  readonly createdAt: Date;
  readonly replacedAt: Date | null;
  readonly isLive: boolean;
  readonly isOfStaff: boolean;
};

/** Locks the session, so that parallel refreshes come one after the other. */
export async function findPresentedToken(
  tx: Transaction,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<PresentedToken | null> {
  const [row] = await tx
    .select({
      sessionId: sessions.id,
      userId: sessions.userId,
      createdAt: sessions.createdAt,
      isLive: sql<boolean>`${isLive(now)}`,
      isOfStaff,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(twoStepSecrets, eq(twoStepSecrets.userId, sessions.userId))
    .where(eq(refreshTokens.tokenHash, tokenHash))
    .for('update', { of: sessions });
  if (row === undefined) return null;
  // Read after the lock: the one who held it may have replaced the token.
  return { ...row, replacedAt: await findReplacement(tx, tokenHash) };
}

export async function findReplacement(tx: Transaction, tokenHash: string): Promise<Date | null> {
  const [row] = await tx
    .select({ replacedAt: refreshTokens.replacedAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash));
  return row?.replacedAt ?? null;
}

export async function replaceToken(
  tx: Transaction,
  options: { session: PresentedToken; oldHash: string; newHash: string; now: Date },
): Promise<void> {
  const { session, oldHash, newHash, now } = options;
  await tx
    .update(refreshTokens)
    .set({ replacedAt: now })
    .where(eq(refreshTokens.tokenHash, oldHash));
  await tx
    .insert(refreshTokens)
    .values({ tokenHash: newHash, sessionId: session.sessionId, issuedAt: now });
  await tx
    .update(sessions)
    .set({ lastUsedAt: now, expiresAt: expiryOf(session.createdAt, now) })
    .where(eq(sessions.id, session.sessionId));
}

type Which =
  | { readonly sessionId: number; readonly userId?: number }
  | { readonly userId: number; readonly exceptSessionId?: number };

/** Asked under the lock on the account: anyone who ends its sessions has that lock, too. */
export async function requireLiveSession(
  tx: Transaction,
  { sessionId, now }: { sessionId: number; now: Date },
): Promise<void> {
  const [row] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), isLive(now)));
  if (row === undefined) throw new DomainError('session_ended');
}

/** Gives how many were open. */
export async function endSessions(
  db: Reader,
  { because, now, ...which }: Which & { because: EndReason; now: Date },
): Promise<number> {
  const chosen =
    'sessionId' in which
      ? and(
          eq(sessions.id, which.sessionId),
          which.userId === undefined ? undefined : eq(sessions.userId, which.userId),
        )
      : and(
          eq(sessions.userId, which.userId),
          which.exceptSessionId === undefined ? undefined : ne(sessions.id, which.exceptSessionId),
        );
  const ended = await db
    .update(sessions)
    .set({ endedAt: now, endedBecause: because })
    .where(and(chosen, isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.length;
}

export async function findSessionOfToken(db: Reader, tokenHash: string): Promise<number | null> {
  const [row] = await db
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash));
  return row?.sessionId ?? null;
}

export function listLiveSessions(db: Reader, { userId, now }: { userId: number; now: Date }) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}

/** Those that have ended too, until they are purged. */
export function listStoredSessions(db: Reader, userId: number) {
  return db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}

/** Their tokens go with them. */
export async function deleteSessionsEndedBefore(db: Database, instant: Date): Promise<void> {
  await deleteInParts(db, sessions, lt(sessions.expiresAt, instant));
  await deleteInParts(db, sessions, lt(sessions.endedAt, instant));
}
