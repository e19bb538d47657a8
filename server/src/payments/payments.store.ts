/** Payments as they are shown: with the creditor, and the due date that they settle. */
import type { PaymentType } from '@debt-payoff/contract/payment-kinds';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { AtPayment } from '../ledger/entries.store.ts';
import { debts, payments } from '../ledger/ledger.tables.ts';
import type { Reader } from '../platform/database/database.ts';
import { type AtPortfolio, isOwned } from '../portfolios/portfolio-ownership.ts';
import type { PaymentSettling, SettledByPayment } from './payment-settling.ts';

export type PaymentRow = typeof payments.$inferSelect & {
  readonly creditor: string;
  /** The due date that it settles. */
  readonly settled: SettledByPayment | null;
};

export type PaymentReader = {
  readonly db: Reader;
  readonly paymentSettling: PaymentSettling;
};

export type PaymentFilter = {
  readonly type?: PaymentType | undefined;
  readonly debtId?: number | undefined;
};

/** Where a page of the history ends: what comes after it is older. */
export type HistoryCursor = { readonly on: string; readonly entryOrder: number };

const entered = getTableColumns(payments);

function selectPayments({ db, paymentSettling }: PaymentReader) {
  return db
    .select({ ...entered, creditor: debts.creditor, settled: paymentSettling.settledByPayment })
    .from(payments)
    .innerJoin(debts, eq(debts.id, payments.debtId));
}

export async function listPayments(
  reader: PaymentReader,
  options: AtPortfolio & PaymentFilter & { before?: HistoryCursor | null; limit?: number },
): Promise<PaymentRow[]> {
  const { before, limit } = options;
  const found = selectPayments(reader)
    .where(
      and(
        matching(options),
        before === undefined || before === null
          ? undefined
          : sql`(${payments.paidOn}, ${payments.entryOrder}) < (${before.on}::date, ${before.entryOrder}::bigint)`,
      ),
    )
    .orderBy(desc(payments.paidOn), desc(payments.entryOrder));
  return limit === undefined ? found : found.limit(limit);
}

function matching({ type, debtId, ...at }: AtPortfolio & PaymentFilter) {
  return and(
    isOwned(payments.portfolioId, at),
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
  /** What was added to the balances besides interest, and what was taken off besides payments. */
  readonly spendingPence: number;
  readonly refundPence: number;
};

export async function sumByMonth(
  db: Reader,
  filter: AtPortfolio & PaymentFilter,
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
      ...adjustmentSums(payments.adjustmentPence),
    })
    .from(payments)
    .where(matching(filter))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

/** What was spent or charged, and what was refunded or corrected, each above nothing. */
export function adjustmentSums(column: AnyPgColumn) {
  return {
    spendingPence: sql<number>`sum(greatest(${column}, 0))`.mapWith(Number),
    refundPence: sql<number>`sum(greatest(-${column}, 0))`.mapWith(Number),
  };
}

export async function findPayment(
  reader: PaymentReader,
  { paymentId, ...at }: AtPayment,
): Promise<PaymentRow | null> {
  const [row] = await selectPayments(reader).where(
    and(eq(payments.id, paymentId), isOwned(payments.portfolioId, at)),
  );
  return row ?? null;
}
