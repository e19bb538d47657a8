import { and, asc, count, eq, sql } from 'drizzle-orm';
import { users } from '../people/people.tables.ts';
import type { Reader, Transaction } from '../platform/database/database.ts';
import type { AtPortfolio } from './portfolio-ownership.ts';
import { portfolios } from './portfolios.tables.ts';

export type PortfolioRow = typeof portfolios.$inferSelect;

export async function findPortfolio(db: Reader, at: AtPortfolio): Promise<PortfolioRow | null> {
  const [row] = await db.select().from(portfolios).where(isOwn(at));
  return row ?? null;
}

/** In the order in which they were made. */
export function listPortfolioRows(db: Reader, userId: number): Promise<PortfolioRow[]> {
  return db
    .select()
    .from(portfolios)
    .where(eq(portfolios.userId, userId))
    .orderBy(asc(portfolios.id));
}

/** Makes anyone who adds to the same account wait, so that nobody passes its limit. */
export async function lockOwner(tx: Transaction, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

export async function lockPortfolio(
  tx: Transaction,
  at: AtPortfolio,
): Promise<PortfolioRow | null> {
  const [row] = await tx.select().from(portfolios).where(isOwn(at)).for('update');
  return row ?? null;
}

export async function countPortfolios(tx: Reader, userId: number): Promise<number> {
  const [row] = await tx
    .select({ found: count() })
    .from(portfolios)
    .where(eq(portfolios.userId, userId));
  return row?.found ?? 0;
}

/** What is left out stays as it is. */
export type PlanChange = {
  readonly strategy?: PortfolioRow['strategy'] | undefined;
  readonly customOrderIds?: number[] | undefined;
  readonly extraPence?: number | undefined;
  readonly oneOffs?: PortfolioRow['oneOffs'] | undefined;
  readonly pauses?: PortfolioRow['pauses'] | undefined;
  readonly debtFreeBy?: PortfolioRow['debtFreeBy'] | undefined;
  readonly budgetCorrectionPence?: number | undefined;
  readonly budgetCorrectionSetOn?: string | undefined;
};

export async function insertPortfolio(
  tx: Transaction,
  {
    now,
    plan,
    ...facts
  }: {
    userId: number;
    name: string;
    description: string;
    plan?: PlanChange | undefined;
    now: Date;
  },
): Promise<number> {
  const [row] = await tx
    .insert(portfolios)
    .values({ ...facts, ...plan, createdAt: now, updatedAt: now })
    .returning({ id: portfolios.id });
  if (row === undefined) throw new Error('A portfolio was not stored');
  return row.id;
}

export async function renamePortfolio(
  tx: Transaction,
  { name, description, ...at }: AtPortfolio & { name: string; description: string },
): Promise<void> {
  await tx.update(portfolios).set({ name, description }).where(isOwn(at));
}

export async function setPlan(
  tx: Transaction,
  { plan, ...at }: AtPortfolio & { plan: PlanChange },
): Promise<void> {
  if (Object.values(plan).every((value) => value === undefined)) return;
  await tx.update(portfolios).set(plan).where(isOwn(at));
}

/** With every change of its name, its plan or its list of debts. */
export async function touchPortfolio(
  tx: Transaction,
  { now, ...at }: AtPortfolio & { now: Date },
): Promise<void> {
  await tx
    .update(portfolios)
    .set({ updatedAt: now, version: sql`${portfolios.version} + 1` })
    .where(isOwn(at));
}

/** With every change of what its debts hold. Its version stays: nobody who edits the name is in the way of that. */
export async function moveUpdatedAt(
  tx: Transaction,
  { portfolioId, now }: { readonly portfolioId: number; readonly now: Date },
): Promise<void> {
  await tx.update(portfolios).set({ updatedAt: now }).where(eq(portfolios.id, portfolioId));
}

export async function deletePortfolio(db: Reader, at: AtPortfolio): Promise<boolean> {
  const gone = await db.delete(portfolios).where(isOwn(at)).returning({ id: portfolios.id });
  return gone.length > 0;
}

function isOwn({ userId, portfolioId }: AtPortfolio) {
  return and(eq(portfolios.id, portfolioId), eq(portfolios.userId, userId));
}
