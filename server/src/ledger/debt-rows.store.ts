import { and, asc, count, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../platform/database/database.ts';
import { preparedOnce } from '../platform/database/prepared.ts';
import { type AtPortfolio, isOwned } from '../portfolios/portfolio-ownership.ts';
import { portfolios } from '../portfolios/portfolios.tables.ts';
import { debts } from './ledger.tables.ts';

export type DebtRow = typeof debts.$inferSelect;
export type AtDebt = AtPortfolio & { readonly debtId: number };

/** All of a person's, or those of one portfolio. */
export function listDebts(
  db: Reader,
  { userId, portfolioId }: { readonly userId: number; readonly portfolioId?: number },
): Promise<DebtRow[]> {
  return portfolioId === undefined
    ? listOfPerson({ db }).execute({ userId })
    : listOfPortfolio({ db }).execute({ userId, portfolioId });
}

const listOfPerson = preparedOnce(({ db }: { readonly db: Reader }) =>
  ownDebts(db).orderBy(asc(debts.id)).prepare('list_debts'),
);

const listOfPortfolio = preparedOnce(({ db }: { readonly db: Reader }) =>
  ownDebts(db)
    .where(eq(debts.portfolioId, sql.placeholder('portfolioId')))
    .orderBy(asc(debts.id))
    .prepare('list_debts_of_portfolio'),
);

function ownDebts(db: Reader) {
  const isOwn = eq(portfolios.userId, sql.placeholder('userId'));
  return db
    .select(getTableColumns(debts))
    .from(debts)
    .innerJoin(portfolios, and(eq(portfolios.id, debts.portfolioId), isOwn));
}

export async function findDebt(db: Reader, { debtId, ...at }: AtDebt): Promise<DebtRow | null> {
  const [row] = await db
    .select()
    .from(debts)
    .where(and(eq(debts.id, debtId), isOwned(debts.portfolioId, at)));
  return row ?? null;
}

/** Waits for anyone who is changing it. */
export async function lockDebt(
  tx: Transaction,
  { debtId, ...at }: AtDebt,
): Promise<DebtRow | null> {
  const [row] = await tx
    .select()
    .from(debts)
    .where(and(eq(debts.id, debtId), isOwned(debts.portfolioId, at)))
    .for('update');
  return row ?? null;
}

/** All debts of a portfolio, and those of them that are not paid off. */
export async function countDebts(
  db: Reader,
  at: AtPortfolio,
): Promise<{ total: number; active: number }> {
  const [row] = await db
    .select({
      total: count(),
      active: sql<number>`count(*) FILTER (WHERE ${isNull(debts.paidOffOn)})`.mapWith(Number),
    })
    .from(debts)
    .where(isOwned(debts.portfolioId, at));
  return row ?? { total: 0, active: 0 };
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

export async function updateDebtRow(
  tx: Transaction,
  { debtId, ...at }: AtDebt,
  changes: Partial<typeof debts.$inferInsert>,
): Promise<void> {
  await tx
    .update(debts)
    .set(changes)
    .where(and(eq(debts.id, debtId), isOwned(debts.portfolioId, at)));
}

/** Of the plan alone, so that no ledger moves; whoever edits the debt is told that it has changed. */
export async function replaceOneOffs(
  tx: Transaction,
  at: AtDebt,
  { oneOffs, now }: { readonly oneOffs: DebtRow['oneOffs']; readonly now: Date },
): Promise<void> {
  const version = sql`${debts.version} + 1`;
  await tx
    .update(debts)
    .set({ oneOffs, version, updatedAt: now })
    .where(and(eq(debts.id, at.debtId), isOwned(debts.portfolioId, at)));
}

export async function deleteDebts(
  tx: Transaction,
  at: AtPortfolio,
  debtIds: readonly number[],
): Promise<void> {
  if (debtIds.length === 0) return;
  await tx
    .delete(debts)
    .where(and(inArray(debts.id, [...debtIds]), isOwned(debts.portfolioId, at)));
}
