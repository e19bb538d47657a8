/** Sessions: one a device, kept alive by a refresh token that changes each time it is used. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { accountLimits } from '@debt-payoff/contract/limits';
import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { DomainError } from '../platform/errors.ts';
import type { Retention } from '../platform/retention.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Keys } from './keys.ts';
import {
  deleteSessionsEndedBefore,
  endSessions,
  findPresentedToken,
  findReplacement,
  findSessionOfToken,
  insertSession,
  replaceToken,
  type SessionKind,
} from './sessions.store.ts';

export type SessionDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly accessTokens: AccessTokens;
};

export type Tokens = { readonly accessToken: string; readonly refreshToken: string };

export async function openSession(
  { clock, accessTokens }: SessionDeps,
  tx: Transaction,
  session: { userId: number; kind: SessionKind; address: string; userAgent: string | null },
): Promise<Tokens> {
  const refreshToken = randomBytes(32).toString('base64url');
  const sessionId = await insertSession(tx, {
    ...session,
    tokenHash: hashOf(refreshToken),
    now: clock.now(),
  });
  const accessToken = await accessTokens.sign({ userId: session.userId, sessionId });
  return { accessToken, refreshToken };
}

export async function refreshSession(
  deps: SessionDeps,
  presented: { refreshToken: string; isForStaffOnly: boolean },
): Promise<Tokens> {
  const renewed = await deps.db.transaction((tx) => renew(deps, tx, presented));
  if (renewed === null) throw new DomainError('session_ended');
  const { newToken, ...claims } = renewed;
  return { accessToken: await deps.accessTokens.sign(claims), refreshToken: newToken };
}

async function renew(
  { clock, keys }: SessionDeps,
  tx: Transaction,
  { refreshToken: presented, isForStaffOnly }: { refreshToken: string; isForStaffOnly: boolean },
) {
  const now = clock.now();
  const oldHash = hashOf(presented);
  const session = await findPresentedToken(tx, { tokenHash: oldHash, now });
  if (session === null || !session.isLive) return null;
  if (isForStaffOnly && !session.isOfStaff) return null;
  const { sessionId, userId, replacedAt } = session;
  if (replacedAt === null) {
    const newToken = successorOf(presented, keys);
    await replaceToken(tx, { session, oldHash, newHash: hashOf(newToken), now });
    return { sessionId, userId, newToken };
  }
  const isWithinGrace =
    now.getTime() - replacedAt.getTime() <= accountLimits.refreshGraceSeconds * 1000;
  if (isWithinGrace) return { sessionId, userId, newToken: await newestAfter(tx, presented, keys) };
  await endSessions(tx, { sessionId, because: 'token_reused', now });
  return null;
}

/** Each token has one successor, computed from it: tabs that refresh at once all receive the same. */
function successorOf(token: string, { refreshChain }: Keys): string {
  return createHmac('sha256', refreshChain).update(token).digest('base64url');
}

const chainLengthMax = 1_000;

async function newestAfter(tx: Transaction, presented: string, keys: Keys): Promise<string> {
  let token = successorOf(presented, keys);
  for (let links = 0; links < chainLengthMax; links += 1) {
    if ((await findReplacement(tx, hashOf(token))) === null) return token;
    token = successorOf(token, keys);
  }
  throw new Error('A refresh token was renewed a thousand times within its grace');
}

/** By its access token or by its refresh token, whichever the browser still has. */
export async function signOut(
  { db, clock }: SessionDeps,
  by: { sessionId: number | null; refreshToken: string | null },
): Promise<void> {
  const ofCookie =
    by.refreshToken === null ? null : await findSessionOfToken(db, hashOf(by.refreshToken));
  for (const sessionId of new Set([by.sessionId, ofCookie])) {
    if (sessionId === null) continue;
    await endSessions(db, { sessionId, because: 'signed_out', now: clock.now() });
  }
}

export const sessionRetention: Retention = {
  what: 'sessions that have ended',
  keptDays: accountLimits.refreshTokenDays,
  deleteBefore: deleteSessionsEndedBefore,
};

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
