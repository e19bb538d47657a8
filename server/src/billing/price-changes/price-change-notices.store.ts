/** What is stored of each subscriber's own notice of a price change. */
import { and, eq, exists, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { subscriptions } from '../../entitlements/subscriptions.tables.ts';
import type { Database, Reader, Transaction } from '../../platform/database/database.ts';
import { priceChangeNotices, priceChanges } from '../billing.tables.ts';
import type { PriceChange } from './price-changes.store.ts';

export type PriceChangeNotice = typeof priceChangeNotices.$inferSelect;
type NoticeOf = Pick<PriceChangeNotice, 'priceChangeId' | 'subscriptionId'>;

/** Whether it was given now: nobody is told twice of what still waits for them. */
export async function giveNotice(
  tx: Transaction,
  notice: NoticeOf & { readonly noticedAt: Date; readonly appliesOn: string },
): Promise<boolean> {
  const { noticedAt, appliesOn } = notice;
  const rows = await tx
    .insert(priceChangeNotices)
    .values(notice)
    .onConflictDoUpdate({
      target: [priceChangeNotices.priceChangeId, priceChangeNotices.subscriptionId],
      set: { noticedAt, appliesOn, appliedAt: null },
      setWhere: isNotNull(priceChangeNotices.appliedAt),
    })
    .returning({ noticedAt: priceChangeNotices.noticedAt });
  return rows.length > 0;
}

/** With the change that it is about. Null where that was withdrawn. */
export async function findPriceChangeNotice(
  db: Reader,
  of: NoticeOf,
): Promise<{ change: PriceChange; notice: PriceChangeNotice } | null> {
  const [row] = await db
    .select({ change: priceChanges, notice: priceChangeNotices })
    .from(priceChangeNotices)
    .innerJoin(priceChanges, eq(priceChanges.id, priceChangeNotices.priceChangeId))
    .where(and(isThis(of), isNull(priceChanges.withdrawnAt)));
  return row ?? null;
}

export async function recordApplied(db: Reader, of: NoticeOf & { now: Date }): Promise<void> {
  await db.update(priceChangeNotices).set({ appliedAt: of.now }).where(isThis(of));
}

/** Those who came to the new price by themselves, or by a move that was not recorded. */
export async function recordReached(
  db: Database,
  { change, now }: { change: PriceChange; now: Date },
): Promise<void> {
  const atNewPrice = new QueryBuilder()
    .select({ is: sql`1` })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.id, priceChangeNotices.subscriptionId),
        eq(subscriptions.tier, change.tier),
        eq(subscriptions.amountPence, change.amountPence),
      ),
    );
  await db
    .update(priceChangeNotices)
    .set({ appliedAt: now })
    .where(
      and(
        eq(priceChangeNotices.priceChangeId, change.id),
        isNull(priceChangeNotices.appliedAt),
        exists(atNewPrice),
      ),
    );
}

function isThis({ priceChangeId, subscriptionId }: NoticeOf): SQL | undefined {
  return and(
    eq(priceChangeNotices.priceChangeId, priceChangeId),
    eq(priceChangeNotices.subscriptionId, subscriptionId),
  );
}

/** Of those who have another plan by now: should they come back, they are told again. */
export async function deleteOutdatedNotices(db: Database, change: PriceChange): Promise<void> {
  const onAnotherPlan = new QueryBuilder()
    .select({ is: sql`1` })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.id, priceChangeNotices.subscriptionId),
        ne(subscriptions.tier, change.tier),
      ),
    );
  await db
    .delete(priceChangeNotices)
    .where(
      and(
        eq(priceChangeNotices.priceChangeId, change.id),
        isNull(priceChangeNotices.appliedAt),
        exists(onAnotherPlan),
      ),
    );
}
