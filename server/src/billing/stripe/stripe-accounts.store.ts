/** The accounts at Stripe that the product has worked with, one of which is the current one. */
import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { stripeAccounts } from '../../entitlements/subscriptions.tables.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ProviderAccount } from '../payment-provider.ts';

export type StripeAccountRow = typeof stripeAccounts.$inferSelect;

/** The key itself is never stored. */
export function keyHashOf(secretKey: string): string {
  return createHash('sha256').update(secretKey).digest('hex');
}

/** So that the account is known while Stripe does not answer. */
export async function findAccountByKey(
  db: Database,
  keyHash: string,
): Promise<StripeAccountRow | null> {
  const rows = await db.select().from(stripeAccounts).where(eq(stripeAccounts.keyHash, keyHash));
  return rows[0] ?? null;
}

/** Null before the first. */
export async function findCurrentAccount(db: Database): Promise<StripeAccountRow | null> {
  const [row] = await db.select().from(stripeAccounts).where(eq(stripeAccounts.isCurrent, true));
  return row ?? null;
}

/** What belongs to any other account is ignored from now on. Gives the id of the row. */
export async function makeAccountCurrent(
  db: Database,
  {
    account,
    keyHash,
    now,
  }: { readonly account: ProviderAccount; readonly keyHash: string; readonly now: Date },
): Promise<number> {
  return db.transaction(async (tx) => {
    // One after the other, since only one row may be the current one.
    await tx.execute(sql`LOCK TABLE ${stripeAccounts} IN SHARE ROW EXCLUSIVE MODE`);
    await tx
      .update(stripeAccounts)
      .set({ isCurrent: false })
      .where(eq(stripeAccounts.isCurrent, true));
    const seen = { keyHash, isCurrent: true, seenAt: now };
    const [row] = await tx
      .insert(stripeAccounts)
      .values({ accountId: account.id, isLive: account.isLive, ...seen })
      .onConflictDoUpdate({
        target: [stripeAccounts.accountId, stripeAccounts.isLive],
        set: seen,
      })
      .returning({ id: stripeAccounts.id });
    if (row === undefined) throw new Error('the account at Stripe was not stored');
    return row.id;
  });
}
