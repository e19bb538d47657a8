/** Renewing a session: its refresh token changes each time it is used, and one used again ends the session. */
import { createHmac } from 'node:crypto';
import { accountLimits } from '@debt-payoff/contract/account-limits';
import type { Transaction } from '../platform/database/database.ts';
import { DomainError } from '../platform/errors.ts';
import type { Keys } from './keys.ts';
import {
  endSessions,
  findPresentedToken,
  findReplacement,
  replaceToken,
} from './sessions.store.ts';
import { hashOf, type SessionDeps, type Tokens } from './sessions.ts';

export async function renewSession(
  deps: SessionDeps,
  presented: { refreshToken: string; isForStaffOnly: boolean },
): Promise<Tokens> {
  const renewed = await deps.db.transaction((tx) => replacePresented(deps, tx, presented));
  if (renewed === null) throw new DomainError('session_ended');
  const { newToken, ...claims } = renewed;
  return { accessToken: await deps.accessTokens.sign(claims), refreshToken: newToken };
}

async function replacePresented(
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
