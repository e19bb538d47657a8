/** The due dates that are done with: one row a schedule and month. */
import { type AnyColumn, and, eq, inArray, sql } from 'drizzle-orm';
import { payments } from '../ledger/ledger.tables.ts';
import type { Reader, Transaction } from '../platform/database/database.ts';
import { type AtPortfolio, isOwned } from '../portfolios/portfolio-ownership.ts';
import { settledDates } from './schedules.tables.ts';

export type SettledRow = typeof settledDates.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;

/** Whether this caller is the one that settles it: the month was open, and the payment settled nothing yet. */
export async function claimDate(
  tx: Transaction,
  row: typeof settledDates.$inferInsert,
): Promise<boolean> {
  const claimed = await tx
    .insert(settledDates)
    .values(row)
    .onConflictDoNothing()
    .returning({ month: settledDates.month });
  return claimed.length > 0;
}

type AtMonth = { readonly scheduleId: number; readonly month: string };

export async function setPaymentOfDate(
  tx: Transaction,
  { paymentId, ...at }: AtMonth & { paymentId: number },
): Promise<void> {
  await tx.update(settledDates).set({ paymentId }).where(isAt(at));
}

export async function openDate(tx: Transaction, at: AtMonth): Promise<void> {
  await tx.delete(settledDates).where(isAt(at));
}

/** The date that the payment was linked to; one that was recorded stays settled. */
export async function openLinkedDate(tx: Transaction, paymentId: number): Promise<void> {
  await tx
    .delete(settledDates)
    .where(and(eq(settledDates.paymentId, paymentId), eq(settledDates.settledAs, 'linked')));
}

export async function keepLinkedAsRecorded(tx: Transaction, scheduleId: number): Promise<void> {
  await tx
    .update(settledDates)
    .set({ settledAs: 'recorded' })
    .where(and(eq(settledDates.scheduleId, scheduleId), eq(settledDates.settledAs, 'linked')));
}

export type RecordedRow = SettledRow & { readonly payment: PaymentRow };

/** The recorded dates of these payments, as far as they are the caller's and still there. */
export async function listRecorded(
  db: Reader,
  { paymentIds, ...at }: AtPortfolio & { paymentIds: readonly number[] },
): Promise<RecordedRow[]> {
  const rows = await db
    .select({ settled: settledDates, payment: payments })
    .from(settledDates)
    .innerJoin(payments, eq(payments.id, settledDates.paymentId))
    .where(
      and(
        inArray(payments.id, [...paymentIds]),
        eq(settledDates.settledAs, 'recorded'),
        isOwned(payments.portfolioId, at),
      ),
    );
  return rows.map(({ settled, payment }) => ({ ...settled, payment }));
}

/** The nearest first; those that settle a date are left out. */
export function listLinkablePayments(
  db: Reader,
  { debtId, dueOn, days, most }: { debtId: number; dueOn: string; days: number; most: number },
): Promise<PaymentRow[]> {
  const distance = sql`abs(${payments.paidOn} - ${dueOn}::date)`;
  return db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.debtId, debtId),
        sql`${payments.paidOn} BETWEEN ${dueOn}::date - ${days}::int AND ${dueOn}::date + ${days}::int`,
        sql`NOT ${settlesADate(payments.id)}`,
      ),
    )
    .orderBy(distance, payments.paidOn, payments.id)
    .limit(most);
}

export async function findPaymentOf(
  db: Reader,
  { debtId, paymentId }: { debtId: number; paymentId: number },
): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, paymentId), eq(payments.debtId, debtId)));
  return row ?? null;
}

function settlesADate(paymentId: AnyColumn) {
  return sql`EXISTS (
    SELECT FROM ${settledDates} AS settled WHERE settled.payment_id = ${paymentId}
  )`;
}

function isAt({ scheduleId, month }: AtMonth) {
  return and(eq(settledDates.scheduleId, scheduleId), eq(settledDates.month, month));
}
