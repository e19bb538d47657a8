/** The entries of a ledger. A change of one is followed by `applyLedgerChange` in the same transaction. */
import { and, asc, count, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../platform/database/database.ts';
import { type AtPortfolio, isOwned } from '../portfolios/portfolio-ownership.ts';
import { debtStatements, debts, payments } from './ledger.tables.ts';

export type AtPayment = AtPortfolio & { readonly paymentId: number };
type Statement = typeof debtStatements.$inferInsert;
type NewPayment = Omit<typeof payments.$inferInsert, keyof typeof noEffect>;

/** Until the balance has been recomputed. */
const noEffect = { interestPence: 0, principalPence: 0, excessPence: 0, balanceAfterPence: 0 };

export async function insertStatements(tx: Transaction, rows: readonly Statement[]): Promise<void> {
  if (rows.length > 0) await tx.insert(debtStatements).values([...rows]);
}

export function listStatements(db: Reader, at: AtPortfolio) {
  return db
    .select(getTableColumns(debtStatements))
    .from(debtStatements)
    .innerJoin(debts, eq(debts.id, debtStatements.debtId))
    .where(isOwned(debts.portfolioId, at))
    .orderBy(asc(debtStatements.entryOrder));
}

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
  at: AtPayment,
  changes: Partial<NewPayment>,
): Promise<void> {
  await tx
    .update(payments)
    .set({ ...changes, version: sql`${payments.version} + 1` })
    .where(isOwnPayment(at));
}

export async function deletePayment(tx: Transaction, at: AtPayment): Promise<void> {
  await tx.delete(payments).where(isOwnPayment(at));
}

/** By debt, in one question; one without payments is left out. */
export async function countPayments(
  db: Reader,
  debtIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ debtId: payments.debtId, found: count() })
    .from(payments)
    .where(inArray(payments.debtId, [...debtIds]))
    .groupBy(payments.debtId);
  return new Map(rows.map(({ debtId, found }) => [debtId, found]));
}

function isOwnPayment({ paymentId, ...at }: AtPayment) {
  return and(eq(payments.id, paymentId), isOwned(payments.portfolioId, at));
}
