/** Plans that staff give for nothing, and take back. */
import { addDays, londonDayOf, londonStartOf } from '@debt-payoff/contract/days';
import { type PaidTier, plans, type TierName } from '@debt-payoff/contract/plans';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { changesBetween } from '../../audit/audit.ts';
import {
  findGrant,
  grantTier,
  isGrantInForce,
  listGrants,
  withdrawGrantsOf,
} from '../../entitlements/entitlements.store.ts';
import { boughtTierOf, isLowerTier, tierOf } from '../../entitlements/entitlements.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError, invalidField } from '../../platform/errors.ts';
import { actOnUser, noChange, type OnUser, type UserActDeps } from './act-on-user.ts';

const texts = adminTexts.users;

type At = { readonly userId: number; readonly now: Date };
export type Grant = {
  readonly tier: PaidTier;
  readonly reason: string;
  /** The last day, in London; null: without end. */
  readonly until: string | null;
};

/** One that is there already, for as long, is not given twice. */
export async function grantToUser(
  deps: UserActDeps,
  { tier, reason, until: lastDay, ...onUser }: OnUser & Grant,
): Promise<void> {
  await actOnUser(deps, onUser, {
    action: 'tier_granted',
    reason,
    perform: async (tx, { actor, target }, now) => {
      const at = { userId: target.id, now };
      const until = lastDay === null ? null : londonStartOf(addDays(lastDay, 1));
      if (until !== null && until <= now) throw invalidField('until', texts.grantDayOver);
      await requireEffect(tx, { tier, field: 'tier', ...at });
      if (await hasSameGrant(tx, { tier, until, ...at })) return noChange;
      const before = await tierOf(tx, at);
      await grantTier(tx, { tier, reason, until, grantedBy: actor.actorId, ...at });
      return changesBetween(
        { granted: null, until: null, subscription_tier: before },
        { granted: tier, until: lastDay, subscription_tier: await tierOf(tx, at) },
      );
    },
  });
}

/** One that is over, or was taken back before, stays as it is. */
export async function withdrawUserGrant(
  deps: UserActDeps,
  {
    grantId,
    reason,
    ...onUser
  }: OnUser & { readonly grantId: number; readonly reason: string | null },
): Promise<void> {
  await actOnUser(deps, onUser, {
    action: 'grant_withdrawn',
    reason,
    perform: async (tx, { target }, now) => {
      const at = { userId: target.id, now };
      const grant = await findGrant(tx, { userId: target.id, grantId });
      if (grant === null) throw new DomainError('not_found', { message: texts.grantNotFound });
      if (!isGrantInForce(grant, now)) return noChange;
      const before = await tierOf(tx, at);
      await withdrawGrantsOf(tx, { grantId, ...at });
      return changesBetween(
        {
          granted: grant.tier,
          until: grant.until && lastDayBefore(grant.until),
          subscription_tier: before,
        },
        { granted: null, until: null, subscription_tier: await tierOf(tx, at) },
      );
    },
  });
}

/** What is given counts only where no more has been bought. */
export async function requireEffect(
  tx: Transaction,
  { tier, field, ...at }: At & { readonly tier: TierName; readonly field: string },
): Promise<void> {
  const bought = await boughtTierOf(tx, at);
  if (!isLowerTier(tier, bought)) return;
  throw invalidField(field, texts.belowSubscription(plans[bought].name));
}

async function hasSameGrant(
  tx: Transaction,
  { userId, now, tier, until }: At & { readonly tier: PaidTier; readonly until: Date | null },
): Promise<boolean> {
  const grants = await listGrants(tx, userId);
  return grants.some(
    (grant) =>
      isGrantInForce(grant, now) &&
      grant.tier === tier &&
      grant.until?.getTime() === until?.getTime(),
  );
}

function lastDayBefore(end: Date): string {
  return londonDayOf(end.getTime() - 1);
}
