/** Sessions: one a device, kept alive by a refresh token. */
import { createHash, randomBytes } from 'node:crypto';
import { retentionDays } from '@debt-payoff/contract/retention-periods';
import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import type { Retention } from '../platform/retention.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Keys } from './keys.ts';
import {
  deleteSessionsEndedBefore,
  endSessions,
  findSessionOfToken,
  insertSession,
  type SessionKind,
} from './sessions.store.ts';
import { refreshTokens, sessions } from './sessions.tables.ts';

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
  tables: [sessions, refreshTokens],
  keptDays: retentionDays.endedSessions,
  deleteBefore: deleteSessionsEndedBefore,
};

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
