/** Who is who at Stripe. What belongs to another account there than the current one is not found. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, getTableColumns, gt, isNotNull } from 'drizzle-orm';
import { stripeAccounts } from '../../entitlements/subscriptions.tables.ts';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { stripeCustomers } from '../billing.tables.ts';

export type CustomerRow = typeof stripeCustomers.$inferSelect;
type Whose = { readonly userId: number; readonly stripeAccountId: number };

const isOfCurrentAccount = and(
  eq(stripeAccounts.id, stripeCustomers.stripeAccountId),
  eq(stripeAccounts.isCurrent, true),
);

/** Null for anyone who never began to subscribe. */
export async function findCustomerOf(db: Reader, userId: number): Promise<CustomerRow | null> {
  const [row] = await db
    .select(getTableColumns(stripeCustomers))
    .from(stripeCustomers)
    .innerJoin(stripeAccounts, isOfCurrentAccount)
    .where(eq(stripeCustomers.userId, userId));
  return row ?? null;
}

/** By Stripe's own id. */
export async function findCustomer(db: Reader, customerId: string): Promise<CustomerRow | null> {
  const [row] = await db
    .select(getTableColumns(stripeCustomers))
    .from(stripeCustomers)
    .innerJoin(stripeAccounts, isOfCurrentAccount)
    .where(eq(stripeCustomers.customerId, customerId));
  return row ?? null;
}

/** A part of all who are known at Stripe, by row. */
export async function listCustomerIds(
  db: Reader,
  { afterRowId, countMax }: { afterRowId: number; countMax: number },
): Promise<{ rowId: number; customerId: string }[]> {
  const rows = await db
    .select({ rowId: stripeCustomers.id, customerId: stripeCustomers.customerId })
    .from(stripeCustomers)
    .innerJoin(stripeAccounts, isOfCurrentAccount)
    .where(and(gt(stripeCustomers.id, afterRowId), isNotNull(stripeCustomers.customerId)))
    .orderBy(asc(stripeCustomers.id))
    .limit(countMax);
  return rows.flatMap(({ rowId, customerId }) =>
    customerId === null ? [] : [{ rowId, customerId }],
  );
}

export async function findCustomerRow(
  db: Reader,
  { userId, stripeAccountId }: Whose,
): Promise<CustomerRow | null> {
  const [row] = await db
    .select()
    .from(stripeCustomers)
    .where(
      and(eq(stripeCustomers.userId, userId), eq(stripeCustomers.stripeAccountId, stripeAccountId)),
    );
  return row ?? null;
}

/** Null where its owner has been deleted. */
export async function findCustomerRowById(db: Reader, id: number): Promise<CustomerRow | null> {
  const [row] = await db.select().from(stripeCustomers).where(eq(stripeCustomers.id, id));
  return row ?? null;
}

/** There before the customer is, so that the lease on it can be taken. */
export async function ensureCustomerRow(
  db: Reader,
  { now, ...whose }: Whose & { readonly now: Date },
): Promise<CustomerRow | null> {
  await db
    .insert(stripeCustomers)
    .values({ ...whose, creationKey: randomUUID(), createdAt: now })
    .onConflictDoNothing();
  return findCustomerRow(db, whose);
}

/** Only in a transaction that has locked the row by its lease, as all changes of it. */
export async function setCustomerId(
  tx: Transaction,
  { id, customerId }: { readonly id: number; readonly customerId: string },
): Promise<void> {
  await tx.update(stripeCustomers).set({ customerId }).where(eq(stripeCustomers.id, id));
}

/** It is deleted at Stripe: the next one is made with another key. */
export async function forgetCustomerId(tx: Transaction, id: number): Promise<void> {
  await tx
    .update(stripeCustomers)
    .set({ customerId: null, creationKey: randomUUID() })
    .where(eq(stripeCustomers.id, id));
}
