import type { TierName } from '@debt-payoff/contract/plans';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database, Transaction } from '../platform/database/database.ts';
import { tierGrants } from './entitlements.tables.ts';

type Reader = Database | Transaction;

export async function listGrantedTiers(
  db: Reader,
  { userId, now }: { userId: number; now: Date },
): Promise<TierName[]> {
  const rows = await db
    .select({ tier: tierGrants.tier })
    .from(tierGrants)
    .where(
      and(
        eq(tierGrants.userId, userId),
        isNull(tierGrants.withdrawnAt),
        or(isNull(tierGrants.until), gt(tierGrants.until, now)),
      ),
    );
  return rows.map(({ tier }) => tier);
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
