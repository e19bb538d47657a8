/** Which subscribers are to be reminded by the clock. Each question starts from those that are not told yet. */
import { londonDayOf } from '@debt-payoff/contract/days';
import { product } from '@debt-payoff/contract/product';
import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  notExists,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { isRealTrial } from '../../entitlements/real-trial.ts';
import type { SubscriptionRow } from '../../entitlements/subscription-tier.ts';
import { isOfCurrentAccount } from '../../entitlements/subscriptions.store.ts';
import { stripeAccounts, subscriptions } from '../../entitlements/subscriptions.tables.ts';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { billingNotices } from '../billing.tables.ts';

export const clockNotices = { trialEnds: 'trial_ends', reminder: 'reminder' } as const;

/** The end of a trial that a person was told of. It may still be moved, and then they are told again. */
export function trialEndNotice(trialEnd: Date): string {
  return londonDayOf(trialEnd);
}

/** A real trial that would turn paid by then. */
export function trialEndingBy({ now, until }: { now: Date; until: Date }): SQL | undefined {
  return and(
    isRealTrial,
    gt(subscriptions.trialEnd, now),
    lt(subscriptions.trialEnd, until),
    isNull(subscriptions.endsAt),
    hasNoNotice(
      and(
        eq(billingNotices.kind, clockNotices.trialEnds),
        eq(billingNotices.about, sql`${londonDay(subscriptions.trialEnd)}::text`),
      ),
    ),
  );
}

/** Paid for since that day or longer, and not reminded since. */
export function notRemindedSince(day: string): SQL | undefined {
  const paidSince = sql`coalesce(${subscriptions.trialEnd}, ${subscriptions.startedAt})`;
  return and(
    inArray(subscriptions.status, ['active', 'trialing']),
    not(isRealTrial),
    isNull(subscriptions.endsAt),
    lte(londonDay(paidSince), day),
    hasNoNotice(and(eq(billingNotices.kind, clockNotices.reminder), gt(billingNotices.about, day))),
  );
}

function londonDay(instant: SQLWrapper): SQL {
  return sql`(${instant} AT TIME ZONE ${product.timeZone})::date`;
}

function hasNoNotice(condition: SQL | undefined): SQL {
  const ofIt = eq(billingNotices.subscriptionId, subscriptions.id);
  return notExists(
    new QueryBuilder().select({ is: sql`1` }).from(billingNotices).where(and(ofIt, condition)),
  );
}

/** A part of them, by row. */
export async function listDueSubscriptions(
  db: Reader,
  { isDue, afterId, countMax }: { isDue: SQL | undefined; afterId: number; countMax: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(stripeAccounts, isOfCurrentAccount)
    .where(and(isDue, isNotNull(subscriptions.userId), gt(subscriptions.id, afterId)))
    .orderBy(asc(subscriptions.id))
    .limit(countMax);
  return rows.map(({ id }) => id);
}

/** Looks again once nobody else can change it. Null where it is due no longer. */
export async function findStillDue(
  tx: Transaction,
  { id, isDue }: { id: number; isDue: SQL | undefined },
): Promise<SubscriptionRow | null> {
  await lockSubscription(tx, id);
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), isDue, isNotNull(subscriptions.userId)));
  return row ?? null;
}

/** A question of its own: what a query sees besides the row is from before it waited for the lock. */
export async function lockSubscription(tx: Transaction, id: number): Promise<void> {
  await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.id, id))
    .for('update');
}
