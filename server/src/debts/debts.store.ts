import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../platform/database/database.ts';
import { portfolios } from '../portfolios/portfolios.tables.ts';
import { scheduledPayments } from '../schedules/schedules.tables.ts';
import { debtStatements, debts } from './debts.tables.ts';

type Reader = Database | Transaction;
export type DebtRow = typeof debts.$inferSelect;
export type ScheduleRow = typeof scheduledPayments.$inferSelect;
export type DebtWithSchedules = DebtRow & { readonly schedules: readonly ScheduleRow[] };
type Statement = typeof debtStatements.$inferInsert;

/** Every look-up of a debt goes through its owner. */
const ofOwner = (userId: number) =>
  and(eq(portfolios.id, debts.portfolioId), eq(portfolios.userId, userId));

export async function listDebts(
  db: Reader,
  { userId, portfolioIds }: { userId: number; portfolioIds: readonly number[] },
): Promise<DebtWithSchedules[]> {
  if (portfolioIds.length === 0) return [];
  const rows = await db
    .select({ debt: debts })
    .from(debts)
    .innerJoin(portfolios, ofOwner(userId))
    .where(inArray(debts.portfolioId, [...portfolioIds]))
    .orderBy(asc(debts.id));
  return withSchedules(
    db,
    rows.map(({ debt }) => debt),
  );
}

export async function findDebt(
  db: Reader,
  { userId, portfolioId, debtId }: { userId: number; portfolioId: number; debtId: number },
): Promise<DebtWithSchedules | null> {
  const rows = await db
    .select({ debt: debts })
    .from(debts)
    .innerJoin(portfolios, ofOwner(userId))
    .where(and(eq(debts.id, debtId), eq(debts.portfolioId, portfolioId)));
  const [found] = await withSchedules(
    db,
    rows.map(({ debt }) => debt),
  );
  return found ?? null;
}

async function withSchedules(db: Reader, rows: readonly DebtRow[]): Promise<DebtWithSchedules[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const schedules = await db
    .select()
    .from(scheduledPayments)
    .where(inArray(scheduledPayments.debtId, ids))
    .orderBy(asc(scheduledPayments.id));
  const byDebt = Map.groupBy(schedules, ({ debtId }) => debtId);
  return rows.map((debt) => ({ ...debt, schedules: byDebt.get(debt.id) ?? [] }));
}

/** All debts of a portfolio, and those of them that are not paid off. */
export async function countDebts(
  tx: Reader,
  portfolioId: number,
): Promise<{ all: number; active: number }> {
  const [row] = await tx
    .select({
      all: count(),
      active: sql<number>`count(*) FILTER (WHERE ${isNull(debts.paidOffOn)})`.mapWith(Number),
    })
    .from(debts)
    .where(eq(debts.portfolioId, portfolioId));
  return row ?? { all: 0, active: 0 };
}

export async function insertDebts(
  tx: Transaction,
  rows: readonly (typeof debts.$inferInsert)[],
): Promise<DebtRow[]> {
  if (rows.length === 0) return [];
  const inserted = await tx
    .insert(debts)
    .values([...rows])
    .returning();
  return inserted.sort((a, b) => a.id - b.id);
}

export async function insertStatements(tx: Transaction, rows: readonly Statement[]): Promise<void> {
  if (rows.length > 0) await tx.insert(debtStatements).values([...rows]);
}

export async function updateDebtRow(
  tx: Transaction,
  debtId: number,
  changes: Partial<typeof debts.$inferInsert>,
): Promise<void> {
  await tx.update(debts).set(changes).where(eq(debts.id, debtId));
}

export async function deleteDebts(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(debts).where(inArray(debts.id, [...ids]));
}

/** Waits for whoever is changing it. */
export async function lockDebt(
  tx: Transaction,
  { userId, portfolioId, debtId }: { userId: number; portfolioId: number; debtId: number },
): Promise<DebtWithSchedules | null> {
  const [row] = await tx
    .select({ debt: debts })
    .from(debts)
    .innerJoin(portfolios, ofOwner(userId))
    .where(and(eq(debts.id, debtId), eq(debts.portfolioId, portfolioId)))
    .for('update', { of: debts });
  if (row === undefined) return null;
  const [found] = await withSchedules(tx, [row.debt]);
  return found ?? null;
}
