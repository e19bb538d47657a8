import { and, count, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { billingNotices } from '../billing.tables.ts';

type Claim = {
  /** Of the row, not the provider's. */
  readonly subscriptionId: number;
  readonly kind: string;
  readonly about: string;
  readonly now: Date;
};

/** Whether it is new. Of two who claim it at the same time, one waits for the other's transaction. */
export async function claimNotice(
  tx: Transaction,
  { subscriptionId, kind, about, now }: Claim,
): Promise<boolean> {
  const rows = await tx
    .insert(billingNotices)
    .values({ subscriptionId, kind, about, createdAt: now })
    .onConflictDoNothing()
    .returning({ about: billingNotices.about });
  return rows.length > 0;
}

/** How many of a kind there were already. */
export async function countNotices(
  tx: Transaction,
  { subscriptionId, kind }: Pick<Claim, 'subscriptionId' | 'kind'>,
): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(billingNotices)
    .where(and(eq(billingNotices.subscriptionId, subscriptionId), eq(billingNotices.kind, kind)));
  return row?.count ?? 0;
}
