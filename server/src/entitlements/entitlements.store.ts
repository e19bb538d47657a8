import type { TierName } from '@debt-payoff/contract/plans';
import { and, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Reader } from '../platform/database/database.ts';
import { tierGrants } from './entitlements.tables.ts';

/** Neither withdrawn nor over. */
function isActiveGrant(now: Date): SQL | undefined {
  return and(
    isNull(tierGrants.withdrawnAt),
    or(isNull(tierGrants.until), gt(tierGrants.until, now)),
  );
}

export function listGrantedTiers(
  db: Reader,
  { userIds, now }: { userIds: readonly number[]; now: Date },
): Promise<{ userId: number; tier: TierName }[]> {
  return db
    .select({ userId: tierGrants.userId, tier: tierGrants.tier })
    .from(tierGrants)
    .where(and(inArray(tierGrants.userId, [...userIds]), isActiveGrant(now)));
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
  { now, ...grant }: { userId: number; tier: TierName; reason: string; now: Date },
): Promise<void> {
  await db.insert(tierGrants).values({ ...grant, grantedAt: now });
}
