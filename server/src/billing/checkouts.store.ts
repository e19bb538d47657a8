/** Visits to the checkout, with what the person agreed to there. */
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Reader, Transaction } from '../platform/database/database.ts';
import { checkouts, stripeCustomers } from './billing.tables.ts';

type NewCheckout = typeof checkouts.$inferInsert;

/** Those that may still be completed, as far as we know. */
export async function listOpenSessions(
  db: Reader,
  { customerRowId, now }: { readonly customerRowId: number; readonly now: Date },
): Promise<string[]> {
  const rows = await db
    .select({ sessionId: checkouts.sessionId })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.customerRowId, customerRowId),
        isNull(checkouts.closedAt),
        gt(checkouts.expiresAt, now),
      ),
    );
  return rows.map(({ sessionId }) => sessionId);
}

export async function closeCheckouts(
  db: Reader,
  { sessionIds, now }: { readonly sessionIds: readonly string[]; readonly now: Date },
): Promise<void> {
  await db
    .update(checkouts)
    .set({ closedAt: now })
    .where(inArray(checkouts.sessionId, [...sessionIds]));
}

export async function insertCheckout(tx: Transaction, checkout: NewCheckout): Promise<void> {
  await tx.insert(checkouts).values(checkout);
}

export async function isOwnSession(
  db: Reader,
  { userId, sessionId }: { readonly userId: number; readonly sessionId: string },
): Promise<boolean> {
  const [row] = await db
    .select({ id: checkouts.id })
    .from(checkouts)
    .innerJoin(stripeCustomers, eq(stripeCustomers.id, checkouts.customerRowId))
    .where(and(eq(checkouts.sessionId, sessionId), eq(stripeCustomers.userId, userId)));
  return row !== undefined;
}
