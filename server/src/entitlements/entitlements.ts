/** What a person's plan allows: the higher of what they bought and what they were given. */

import { can, effectiveLimits, type TierName, tiers } from '@debt-payoff/contract/plans';
import type { Database, Transaction } from '../platform/database/database.ts';
import { DomainError } from '../platform/errors.ts';
import { grantedStatus, listTierGivers, type TierGiver } from './entitlements.store.ts';
import { customOrderRefusal, limitReply } from './entitlements.wire.ts';
import { tierGivenBy } from './subscription-tier.ts';

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
  const givers = Map.groupBy(await listTierGivers(db, at), ({ userId }) => userId);
  return (userId) =>
    highestTier((givers.get(userId) ?? []).map((giver) => tierFrom(giver, at.now)));
}

function tierFrom(giver: TierGiver, now: Date): TierName {
  // The question for grants has left out those that are not in force.
  return giver.status === grantedStatus ? giver.tier : tierGivenBy(giver, now);
}

export type TierSource = {
  readonly tier: TierName;
  readonly source: 'free' | 'subscription' | 'grant';
  /** Null for a grant without end, and for every other source. */
  readonly grantedUntil: Date | null;
};

/** The tier in effect, and where it comes from: what was bought before what was given. */
export async function tierSourceOf(
  db: Database | Transaction,
  { userId, now }: { userId: number; now: Date },
): Promise<TierSource> {
  const givers = await listTierGivers(db, { userIds: [userId], now });
  const tier = highestTier(givers.map((giver) => tierFrom(giver, now)));
  if (tier === 'free') return { tier, source: 'free', grantedUntil: null };
  const giving = givers.filter((giver) => tierFrom(giver, now) === tier);
  if (giving.some(({ status }) => status !== grantedStatus)) {
    return { tier, source: 'subscription', grantedUntil: null };
  }
  return { tier, source: 'grant', grantedUntil: latestEnd(giving) };
}

/** The tier that was bought, whatever was given on top of it. */
export async function boughtTierOf(
  db: Database | Transaction,
  { userId, now }: { userId: number; now: Date },
): Promise<TierName> {
  const givers = await listTierGivers(db, { userIds: [userId], now });
  const bought = givers.filter(({ status }) => status !== grantedStatus);
  return highestTier(bought.map((giver) => tierFrom(giver, now)));
}

/** Null where one of them has no end. */
function latestEnd(givers: readonly TierGiver[]): Date | null {
  const ends = givers.map(({ endsAt }) => endsAt?.getTime() ?? Number.POSITIVE_INFINITY);
  const latest = Math.max(...ends);
  return Number.isFinite(latest) ? new Date(latest) : null;
}

export function isLowerTier(tier: TierName, than: TierName): boolean {
  return tiers.indexOf(tier) < tiers.indexOf(than);
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

/** An own payoff order, for those whose plan has it. */
export async function requireCustomOrderInPlan(
  db: Database | Transaction,
  at: { userId: number; now: Date },
): Promise<void> {
  const tier = await tierOf(db, at);
  if (can(tier, 'custom-order')) return;
  throw new DomainError('custom_order_not_in_plan', { extra: customOrderRefusal(tier) });
}
