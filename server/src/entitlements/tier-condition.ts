/** The tier in effect, as a condition that the database holds many people against. `tierOf` says the same of one. */
import { billingLimits } from '@debt-payoff/contract/billing-limits';
import { type TierName, tiers } from '@debt-payoff/contract/plans';
import { and, eq, gt, inArray, isNull, ne, notExists, or, type SQL } from 'drizzle-orm';
import { type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import { isActiveGrant } from './entitlements.store.ts';
import { tierGrants } from './entitlements.tables.ts';
import { entitlingStatuses } from './subscription-tier.ts';
import { isOfCurrentAccount } from './subscriptions.store.ts';
import { stripeAccounts, subscriptions } from './subscriptions.tables.ts';

type Givers = { readonly tiers: readonly TierName[]; readonly now: Date };

const dayMs = 86_400_000;

/** Something gives them the tier, and nothing a higher one. */
export function hasTierInEffect(
  userId: PgColumn,
  { tier, now }: { readonly tier: TierName; readonly now: Date },
): SQL | undefined {
  const given = { tiers: [tier], now };
  const higher = { tiers: tiers.slice(tiers.indexOf(tier) + 1), now };
  if (tier === 'free') return isGivenNone(userId, higher);
  // As one list without repeats, whose length the database can foresee.
  const all = boughtTiers(given).unionAll(grantedTiers(given));
  return inArray(userId, all.except(boughtTiers(higher).unionAll(grantedTiers(higher))));
}

/** By two questions, each of which the database can ask of all people at once. */
function isGivenNone(userId: PgColumn, givers: Givers): SQL | undefined {
  return and(
    notExists(boughtTiers(givers, eq(subscriptions.userId, userId))),
    notExists(grantedTiers(givers, eq(tierGrants.userId, userId))),
  );
}

function boughtTiers({ tiers: given, now }: Givers, isOwn?: SQL) {
  return new QueryBuilder()
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .innerJoin(stripeAccounts, isOfCurrentAccount)
    .where(and(isOwn, inArray(subscriptions.tier, [...given]), isInForce(now)));
}

function grantedTiers({ tiers: given, now }: Givers, isOwn?: SQL) {
  return new QueryBuilder()
    .select({ userId: tierGrants.userId })
    .from(tierGrants)
    .where(and(isOwn, inArray(tierGrants.tier, [...given]), isActiveGrant(now)));
}

/** Of a subscription, as `tierGivenBy` has it. */
export function isInForce(now: Date): SQL | undefined {
  const lateSince = new Date(now.getTime() - billingLimits.pastDueDays * dayMs);
  return and(
    // Said first, since the index holds no others.
    inArray(subscriptions.status, [...entitlingStatuses]),
    or(ne(subscriptions.status, 'past_due'), gt(subscriptions.pastDueSince, lateSince)),
    or(isNull(subscriptions.endsAt), gt(subscriptions.endsAt, now)),
    or(isNull(subscriptions.endedAt), gt(subscriptions.endedAt, now)),
  );
}
