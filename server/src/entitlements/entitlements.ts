/** What a person's plan allows: the higher of what they bought and what they were given. */

import { paths } from '@debt-payoff/contract/paths';
import {
  effectiveLimits,
  plans,
  priceLabel,
  type TierName,
  tiers,
  upgradeOffers,
} from '@debt-payoff/contract/plans';
import { limitTexts } from '@debt-payoff/contract/texts/limits';
import type { Database, Transaction } from '../platform/database/database.ts';
import { DomainError } from '../platform/errors.ts';
import { listGrantedTiers } from './entitlements.store.ts';

export async function findTier(
  db: Database | Transaction,
  { userId, now }: { userId: number; now: Date },
): Promise<TierName> {
  return (await findTiers(db, { userIds: [userId], now }))(userId);
}

/** Of many people, in one question. */
export async function findTiers(
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

/** What the answer says about a limit, reached or not. */
export function limitAnswer({ kind, tier, limit, count }: LimitState) {
  const offer = upgradeOffers[tier];
  return {
    message: limitTexts.reached({ kind, plan: plans[tier].label, limit }),
    upgrade_message:
      offer === null
        ? limitTexts.noneHigher
        : limitTexts.upgrade({
            plan: plans[offer.tier].name,
            price: priceLabel(offer.tier),
            benefits: offer.benefits,
          }),
    current_tier: tier,
    current_limit: limit,
    current_count: count,
    upgrade_url: offer === null ? paths.contact : paths.subscription,
  };
}

export function limitReached(state: LimitState): DomainError {
  return new DomainError(state.kind === 'portfolio' ? 'portfolio_limit' : 'debt_limit', {
    extra: limitAnswer(state),
  });
}
