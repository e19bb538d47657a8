/** The entries of a ledger. A change of one is followed by `applyLedgerChange` in the same transaction. */
import { and, asc, count, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../platform/database/database.ts';
import { inParts } from '../platform/database/in-parts.ts';
import { type AtPortfolio, isOwned } from '../portfolios/portfolio-ownership.ts';
import { debtStatements, debts, payments } from './ledger.tables.ts';

export type AtPayment = AtPortfolio & { readonly paymentId: number };
export type AtStatement = AtPortfolio & { readonly statementId: number };
type Statement = Omit<typeof debtStatements.$inferInsert, keyof typeof noEntryEffect>;
type NewPayment = Omit<typeof payments.$inferInsert, keyof typeof noEffect>;

/** Until the balance has been recomputed. */
const noEntryEffect = {
  interestPence: 0,
  adjustmentPence: 0,
  excessPence: 0,
  balanceAfterPence: 0,
};
const noEffect = { ...noEntryEffect, principalPence: 0 };

export async function insertStatements(
  tx: Transaction,
  rows: readonly Statement[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const inserted = await tx
    .insert(debtStatements)
    .values([...rows])
    .returning({ id: debtStatements.id });
  return inserted.map(({ id }) => id);
}

export async function changeStatement(
  tx: Transaction,
  at: AtStatement,
  changes: Partial<Statement>,
): Promise<void> {
  await tx
    .update(debtStatements)
    .set({ ...changes, version: sql`${debtStatements.version} + 1` })
    .where(isOwnStatement(at));
}

export async function deleteStatement(tx: Transaction, at: AtStatement): Promise<void> {
  await tx.delete(debtStatements).where(isOwnStatement(at));
}

function isOwnStatement({ statementId, ...at }: AtStatement) {
  return and(
    eq(debtStatements.id, statementId),
    sql`EXISTS (
      SELECT FROM ${debts} WHERE ${debts.id} = ${debtStatements.debtId} AND ${isOwned(debts.portfolioId, at)}
    )`,
  );
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
  const ids: number[] = [];
  await inParts(rows, async (part) => {
    const inserted = await tx
      .insert(payments)
      .values(part.map((row) => ({ ...row, ...noEffect })))
      .returning({ id: payments.id });
    ids.push(...inserted.map(({ id }) => id));
  });
  return ids;
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
