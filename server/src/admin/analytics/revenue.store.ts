/** What subscriptions are, were and bring in, of the current account at Stripe. */
import type { TierName } from '@debt-payoff/contract/plans';
import { count, eq, inArray, sql } from 'drizzle-orm';
import { entitlingStatuses } from '../../entitlements/subscription-tier.ts';
import { isOfCurrentAccount } from '../../entitlements/subscriptions.store.ts';
import {
  stripeAccounts,
  subscriptionStates,
  subscriptions,
} from '../../entitlements/subscriptions.tables.ts';
import { isInForce } from '../../entitlements/tier-condition.ts';
import { countWhere, sumWhere } from '../../platform/database/aggregates.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Moment } from './all-rows.store.ts';
import type { AnalyticsRange } from './analytics-range.ts';
import { isPaidFor } from './paid-for.ts';
import { readPaidPast } from './revenue-past.store.ts';

export type RevenueFigures = Awaited<ReturnType<typeof readRevenueFigures>>;

export async function readRevenueFigures({ tx }: Moment, range: AnalyticsRange) {
  return {
    ...(await countSubscriptions(tx, range)),
    inForce: await sumInForce(tx, range.now),
    ...(await readPaidPast(tx, range)),
  };
}

/** Those that have ever been in force. A first payment that was never made leaves no subscription. */
async function countSubscriptions(tx: Transaction, { from, until }: AnalyticsRange) {
  const begun = tx
    .select({ at: sql<Date>`min(${subscriptionStates.since})`.as('begun_at') })
    .from(subscriptionStates)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionStates.subscriptionId))
    .innerJoin(stripeAccounts, isOfCurrentAccount)
    .where(inArray(subscriptionStates.status, [...entitlingStatuses]))
    .groupBy(subscriptionStates.subscriptionId)
    .as('begun');
  const isNew = sql`${begun.at} >= ${from.toISOString()} AND ${begun.at} < ${until.toISOString()}`;
  const [row] = await tx.select({ total: count(), begunInRange: countWhere(isNew) }).from(begun);
  if (row === undefined) throw new Error('Subscriptions were not counted');
  return row;
}

type PlanTotals = {
  readonly tier: TierName;
  readonly count: number;
  readonly payingCount: number;
  readonly payingPence: number;
};

async function sumInForce(tx: Transaction, now: Date): Promise<PlanTotals[]> {
  return tx
    .select({
      tier: subscriptions.tier,
      count: count(),
      payingCount: countWhere(isPaidFor),
      payingPence: sumWhere(subscriptions.amountPence, isPaidFor),
    })
    .from(subscriptions)
    .innerJoin(stripeAccounts, isOfCurrentAccount)
    .where(isInForce(now))
    .groupBy(subscriptions.tier);
}
