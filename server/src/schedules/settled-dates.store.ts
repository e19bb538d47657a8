/** The due dates that are done with: one row a schedule and month. */
import { type AnyColumn, and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { payments } from '../ledger/ledger.tables.ts';
import type { Reader, Transaction } from '../platform/database/database.ts';
import { inParts } from '../platform/database/in-parts.ts';
import { type AtPortfolio, isOwned } from '../portfolios/portfolio-ownership.ts';
import { settledDates } from './schedules.tables.ts';

export type SettledRow = typeof settledDates.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;

/** Whether this caller is the one that settles it: the month was open, and the payment settled nothing yet. */
export async function claimDate(
  tx: Transaction,
  row: typeof settledDates.$inferInsert,
): Promise<boolean> {
  return (await claimDates(tx, [row])).length > 0;
}

/** Those of them that were open, and are this caller's now. */
export async function claimDates(
  tx: Transaction,
  rows: readonly (typeof settledDates.$inferInsert)[],
): Promise<SettledRow[]> {
  const claimed: SettledRow[] = [];
  await inParts(rows, async (part) => {
    const open = tx
      .insert(settledDates)
      .values([...part])
      .onConflictDoNothing();
    claimed.push(...(await open.returning()));
  });
  return claimed;
}

type AtMonth = { readonly scheduleId: number; readonly month: string };

export async function setPaymentsOfDates(
  tx: Transaction,
  dates: readonly (AtMonth & { readonly paymentId: number })[],
): Promise<void> {
  await inParts(dates, async (part) => {
    const values = part.map(
      ({ scheduleId, month, paymentId }) =>
        sql`(${scheduleId}::bigint, ${month}::date, ${paymentId}::bigint)`,
    );
    await tx.execute(sql`
      UPDATE ${settledDates} SET payment_id = recorded.payment_id
      FROM (VALUES ${sql.join(values, sql`, `)}) AS recorded (schedule_id, month, payment_id)
      WHERE settled_dates.schedule_id = recorded.schedule_id
        AND settled_dates.month = recorded.month`);
  });
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

/** For another debt nothing is settled but this month, where it was paid; and payments are the former debt's alone. */
export async function beginAnew(tx: Transaction, { scheduleId, month }: AtMonth): Promise<void> {
  const isOwn = eq(settledDates.scheduleId, scheduleId);
  await tx
    .delete(settledDates)
    .where(and(isOwn, or(lt(settledDates.month, month), eq(settledDates.settledAs, 'not_paid'))));
  await tx.update(settledDates).set({ settledAs: 'recorded', paymentId: null }).where(isOwn);
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
