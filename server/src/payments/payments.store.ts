import type { PaymentType } from '@debt-payoff/contract/debt-types';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { debts } from '../debts/debts.tables.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { portfolios } from '../portfolios/portfolios.tables.ts';
import { scheduleRecordings } from '../schedules/schedules.tables.ts';
import { payments } from './payments.tables.ts';

type Reader = Database | Transaction;
export type PaymentRow = typeof payments.$inferSelect & {
  readonly creditor: string;
  readonly scheduleId: number | null;
};

export type PaymentFilter = {
  readonly type?: PaymentType | undefined;
  readonly debtId?: number | undefined;
};

type AtPortfolio = { readonly userId: number; readonly portfolioId: number };

/** The place of a payment in the history. */
export type Place = { readonly paidOn: string; readonly entryOrder: number };

const entered = getTableColumns(payments);

function selectPayments(db: Reader) {
  return db
    .select({
      ...entered,
      creditor: debts.creditor,
      scheduleId: sql<number | null>`(
        SELECT recording.schedule_id FROM ${scheduleRecordings} AS recording
        WHERE recording.payment_id = payments.id LIMIT 1
      )`.mapWith((id) => (id === null ? null : Number(id))),
    })
    .from(payments)
    .innerJoin(debts, eq(debts.id, payments.debtId));
}

/** For whoever has made sure that the portfolio is the caller's. */
export async function listPayments(
  db: Reader,
  options: PaymentFilter & { portfolioId: number; before?: Place | null; limit?: number },
): Promise<PaymentRow[]> {
  const { before, limit } = options;
  const found = selectPayments(db)
    .where(
      and(
        matching(options),
        before === undefined || before === null
          ? undefined
          : sql`(${payments.paidOn}, ${payments.entryOrder}) < (${before.paidOn}::date, ${before.entryOrder}::bigint)`,
      ),
    )
    .orderBy(desc(payments.paidOn), desc(payments.entryOrder));
  return limit === undefined ? found : found.limit(limit);
}

function matching({ portfolioId, type, debtId }: PaymentFilter & { portfolioId: number }) {
  return and(
    eq(payments.portfolioId, portfolioId),
    type === undefined ? undefined : eq(payments.paymentType, type),
    debtId === undefined ? undefined : eq(payments.debtId, debtId),
  );
}

export type MonthSums = {
  /** Written YYYY-MM. */
  readonly month: string;
  readonly count: number;
  readonly amountPence: number;
  readonly interestPence: number;
  readonly principalPence: number;
};

export async function sumByMonth(
  db: Reader,
  filter: PaymentFilter & { portfolioId: number },
): Promise<MonthSums[]> {
  const month = sql<string>`to_char(${payments.paidOn}, 'YYYY-MM')`;
  const sum = (
    column: keyof Pick<typeof entered, 'amountPence' | 'interestPence' | 'principalPence'>,
  ) => sql<number>`sum(${entered[column]})`.mapWith(Number);
  return db
    .select({
      month: month.as('month'),
      count: sql<number>`count(*)`.mapWith(Number),
      amountPence: sum('amountPence'),
      interestPence: sum('interestPence'),
      principalPence: sum('principalPence'),
    })
    .from(payments)
    .where(matching(filter))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

export async function findPayment(
  db: Reader,
  { userId, portfolioId, paymentId }: AtPortfolio & { paymentId: number },
): Promise<PaymentRow | null> {
  const [row] = await selectPayments(db)
    .innerJoin(
      portfolios,
      and(eq(portfolios.id, payments.portfolioId), eq(portfolios.userId, userId)),
    )
    .where(and(eq(payments.id, paymentId), eq(payments.portfolioId, portfolioId)));
  return row ?? null;
}

type NewPayment = Omit<
  typeof payments.$inferInsert,
  'interestPence' | 'principalPence' | 'excessPence' | 'balanceAfterPence'
>;

/** Until the debt is settled it has no effect. */
const noEffect = { interestPence: 0, principalPence: 0, excessPence: 0, balanceAfterPence: 0 };

export async function insertPayments(
  tx: Transaction,
  rows: readonly NewPayment[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const inserted = await tx
    .insert(payments)
    .values(rows.map((row) => ({ ...row, ...noEffect })))
    .returning({ id: payments.id });
  return inserted.map(({ id }) => id);
}

export async function changePayment(
  tx: Transaction,
  paymentId: number,
  changes: Partial<NewPayment>,
): Promise<void> {
  await tx
    .update(payments)
    .set({ ...changes, version: sql`${payments.version} + 1` })
    .where(eq(payments.id, paymentId));
}

export async function deletePayment(tx: Transaction, paymentId: number): Promise<void> {
  await tx.delete(payments).where(eq(payments.id, paymentId));
}
