/** What is stored of price changes, and whom each of them still concerns. */
import { product } from '@debt-payoff/contract/product';
import {
  and,
  asc,
  count,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { entitlingStatuses } from '../../entitlements/subscription-tier.ts';
import { stripeAccounts, subscriptions } from '../../entitlements/subscriptions.tables.ts';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { priceChangeNotices, priceChanges } from '../billing.tables.ts';

export type PriceChange = typeof priceChanges.$inferSelect;

/** Those of the current account at Stripe that were not withdrawn, the earliest first. */
export function listPriceChanges(db: Reader): Promise<PriceChange[]> {
  const isOfCurrentAccount = and(
    eq(stripeAccounts.id, priceChanges.stripeAccountId),
    eq(stripeAccounts.isCurrent, true),
  );
  return db
    .select(getTableColumns(priceChanges))
    .from(priceChanges)
    .innerJoin(stripeAccounts, isOfCurrentAccount)
    .where(isNull(priceChanges.withdrawnAt))
    .orderBy(asc(priceChanges.effectiveOn), asc(priceChanges.id));
}

/** Anyone who schedules one waits for the others who do. */
export async function lockPriceChanges(tx: Transaction, stripeAccountId: number): Promise<void> {
  const isTheirs = eq(stripeAccounts.id, stripeAccountId);
  await tx
    .select({ id: stripeAccounts.id })
    .from(stripeAccounts)
    .where(isTheirs)
    .for('no key update');
}

export async function insertPriceChange(
  tx: Transaction,
  change: typeof priceChanges.$inferInsert,
): Promise<PriceChange> {
  const [row] = await tx.insert(priceChanges).values(change).returning();
  if (row === undefined) throw new Error('A price change was not stored');
  return row;
}

/** Those who go on paying for the plan, and not the wanted price. */
function isPayingAnother({
  stripeAccountId,
  tier,
  amountPence,
}: Pick<PriceChange, 'stripeAccountId' | 'tier' | 'amountPence'>): SQL | undefined {
  return and(
    eq(subscriptions.stripeAccountId, stripeAccountId),
    isNotNull(subscriptions.userId),
    eq(subscriptions.tier, tier),
    ne(subscriptions.amountPence, amountPence),
    inArray(subscriptions.status, [...entitlingStatuses]),
    isNull(subscriptions.endsAt),
    isNull(subscriptions.endedAt),
  );
}

export async function countPayingAnother(
  db: Reader,
  change: Pick<PriceChange, 'stripeAccountId' | 'tier' | 'amountPence'>,
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(subscriptions)
    .where(isPayingAnother(change));
  return row?.count ?? 0;
}

/**
 * All who were there when it was scheduled, until it takes effect; at any time those who pay what was paid then.
 * Anyone who came back to that price after the change was applied to them is told again.
 */
export function isToBeTold(change: PriceChange, today: string): SQL | undefined {
  const wasThere = lte(subscriptions.startedAt, change.scheduledAt);
  const paysFormer = eq(subscriptions.amountPence, change.formerPence);
  const open = new QueryBuilder()
    .select({ is: sql`1` })
    .from(priceChangeNotices)
    .where(and(isOfSubscription(change), isNull(priceChangeNotices.appliedAt)));
  return and(
    isPayingAnother(change),
    change.effectiveOn > today ? or(wasThere, paysFormer) : paysFormer,
    notExists(open),
  );
}

/** Told long enough ago, and with the next renewal on the day that they were told, or after it. */
export function isToBeMoved(change: PriceChange, noticedBy: Date): SQL | undefined {
  const periodEndsOn = sql`(${subscriptions.periodEnd} AT TIME ZONE ${product.timeZone})::date`;
  const due = new QueryBuilder()
    .select({ is: sql`1` })
    .from(priceChangeNotices)
    .where(
      and(
        isOfSubscription(change),
        isNull(priceChangeNotices.appliedAt),
        lte(priceChangeNotices.noticedAt, noticedBy),
        lte(priceChangeNotices.appliesOn, periodEndsOn),
      ),
    );
  // A change of plan that waits for its payment would be lost; it lives less than a day.
  return and(isPayingAnother(change), isNull(subscriptions.pendingTier), exists(due));
}

function isOfSubscription({ id }: PriceChange): SQL | undefined {
  return and(
    eq(priceChangeNotices.priceChangeId, id),
    eq(priceChangeNotices.subscriptionId, subscriptions.id),
  );
}

/** A part of them, by row. */
export async function listSubscriptionIds(
  db: Reader,
  { where, afterId, countMax }: { where: SQL | undefined; afterId: number; countMax: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(where, gt(subscriptions.id, afterId)))
    .orderBy(asc(subscriptions.id))
    .limit(countMax);
  return rows.map(({ id }) => id);
}
