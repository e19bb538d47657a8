/** What a person's plan allows: the higher of what they bought and what they were given. */

import { effectiveLimits, type TierName, tiers } from '@debt-payoff/contract/plans';
import type { Database, Transaction } from '../platform/database/database.ts';
import { DomainError } from '../platform/errors.ts';
import { listGrantedTiers } from './entitlements.store.ts';
import { limitReply } from './entitlements.wire.ts';

export async function tierOf(
  db: Database | Transaction,
  { userId, now }: { userId: number; now: Date },
): Promise<TierName> {
  return (await tiersOf(db, { userIds: [userId], now }))(userId);
}

/** Of many people, in one question. */
export async function tiersOf(
  db: Database | Transaction,
  at: { userIds: readonly number[]; now: Date },
): Promise<(userId: number) => TierName> {
  const granted = Map.groupBy(await listGrantedTiers(db, at), ({ userId }) => userId);
  return (userId) => highestTier((granted.get(userId) ?? []).map(({ tier }) => tier));
}

export function highestTier(given: readonly TierName[]): TierName {
  return tiers.findLast((tier) => given.includes(tier)) ?? 'free';
}

export type LimitKind = 'portfolio' | 'debt';

export type LimitState = {
  readonly kind: LimitKind;
  readonly tier: TierName;
  readonly limit: number;
  readonly count: number;
};

export function limitOf(tier: TierName, kind: LimitKind): number {
  const { portfolios, debts } = effectiveLimits(tier);
  return kind === 'portfolio' ? portfolios : debts;
}

export function limitReached(state: LimitState): DomainError {
  return new DomainError(state.kind === 'portfolio' ? 'portfolio_limit' : 'debt_limit', {
    extra: limitReply(state),
  });
}
