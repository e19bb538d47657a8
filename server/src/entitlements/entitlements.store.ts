import type { TierName } from '@debt-payoff/contract/plans';
import { and, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../people/people.tables.ts';
import type { Reader, Transaction } from '../platform/database/database.ts';
import { tierGrants } from './entitlements.tables.ts';
import { entitlingStatuses, type SubscriptionRow } from './subscription-tier.ts';
import { isOfCurrentAccount } from './subscriptions.store.ts';
import { stripeAccounts, subscriptions } from './subscriptions.tables.ts';

/** What may give a person a tier: a subscription, or a grant, whose end is `endsAt`. */
export type TierGiver = { readonly userId: number | null } & Pick<
  SubscriptionRow,
  'status' | 'tier' | 'endsAt' | 'endedAt' | 'pastDueSince'
>;

/** Stands in place of a state of Stripe's. */
export const grantedStatus = 'granted';

/** Neither withdrawn nor over. */
export function isActiveGrant(now: Date): SQL | undefined {
  return and(
    isNull(tierGrants.withdrawnAt),
    or(isNull(tierGrants.until), gt(tierGrants.until, now)),
  );
}

/** Grants in force and subscriptions of many people, in one question. */
export function listTierGivers(
  db: Reader,
  { userIds, now }: { userIds: readonly number[]; now: Date },
): Promise<TierGiver[]> {
  const none = sql<null>`NULL::timestamptz`;
  const bought = db
    .select({
      userId: subscriptions.userId,
      status: subscriptions.status,
      tier: subscriptions.tier,
      endsAt: subscriptions.endsAt,
      endedAt: subscriptions.endedAt,
      pastDueSince: subscriptions.pastDueSince,
    })
    .from(subscriptions)
    .innerJoin(stripeAccounts, isOfCurrentAccount)
    .where(
      and(
        inArray(subscriptions.userId, [...userIds]),
        inArray(subscriptions.status, [...entitlingStatuses]),
      ),
    );
  const granted = db
    .select({
      userId: tierGrants.userId,
      status: sql<string>`${grantedStatus}::text`,
      tier: tierGrants.tier,
      endsAt: tierGrants.until,
      endedAt: none,
      pastDueSince: none,
    })
    .from(tierGrants)
    .where(and(inArray(tierGrants.userId, [...userIds]), isActiveGrant(now)));
  return bought.unionAll(granted);
}

export type GrantRow = typeof tierGrants.$inferSelect;

export function isGrantInForce(
  { until, withdrawnAt }: Pick<GrantRow, 'until' | 'withdrawnAt'>,
  now: Date,
): boolean {
  return withdrawnAt === null && (until === null || until > now);
}

/** With who gave each, newest first. */
export function listGrantsWithGivers(db: Reader, userId: number) {
  return db
    .select({ grant: tierGrants, giver: { id: users.id, username: users.username } })
    .from(tierGrants)
    .leftJoin(users, eq(users.id, tierGrants.grantedBy))
    .where(eq(tierGrants.userId, userId))
    .orderBy(desc(tierGrants.grantedAt), desc(tierGrants.id));
}

export async function findGrant(
  db: Reader,
  { userId, grantId }: { userId: number; grantId: number },
): Promise<GrantRow | null> {
  const [row] = await db
    .select()
    .from(tierGrants)
    .where(and(eq(tierGrants.id, grantId), eq(tierGrants.userId, userId)));
  return row ?? null;
}

/** All that were ever given, also those that have ended. */
export function listGrants(db: Reader, userId: number) {
  return db
    .select()
    .from(tierGrants)
    .where(eq(tierGrants.userId, userId))
    .orderBy(tierGrants.grantedAt);
}

export async function grantTier(
  db: Reader,
  {
    now,
    ...grant
  }: {
    userId: number;
    tier: TierName;
    reason: string;
    /** Null or absent: the product itself. */
    grantedBy?: number | null;
    /** Null or absent: without end. */
    until?: Date | null;
    now: Date;
  },
): Promise<void> {
  await db.insert(tierGrants).values({ ...grant, grantedAt: now });
}

type GrantsOfReason = { readonly userId: number; readonly reason: string; readonly now: Date };

function isOfReason({ userId, reason, now }: GrantsOfReason): SQL | undefined {
  return and(eq(tierGrants.userId, userId), eq(tierGrants.reason, reason), isActiveGrant(now));
}

/** One that is in force. */
export async function hasGrant(db: Reader, of: GrantsOfReason): Promise<boolean> {
  const rows = await db.select({ id: tierGrants.id }).from(tierGrants).where(isOfReason(of));
  return rows.length > 0;
}

/** Those in force, or the one of them. */
export async function withdrawGrantsOf(
  tx: Transaction,
  { userId, grantId, now }: { userId: number; grantId?: number; now: Date },
): Promise<void> {
  await tx
    .update(tierGrants)
    .set({ withdrawnAt: now })
    .where(
      and(
        eq(tierGrants.userId, userId),
        grantId === undefined ? undefined : eq(tierGrants.id, grantId),
        isActiveGrant(now),
      ),
    );
}

export async function withdrawGrants(db: Reader, of: GrantsOfReason): Promise<void> {
  await db.update(tierGrants).set({ withdrawnAt: of.now }).where(isOfReason(of));
}
