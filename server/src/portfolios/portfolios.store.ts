import { and, asc, count, eq, sql } from 'drizzle-orm';
import { debts } from '../debts/debts.tables.ts';
import { users } from '../people/people.tables.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { scheduledPayments } from '../schedules/schedules.tables.ts';
import { portfolios } from './portfolios.tables.ts';

type Reader = Database | Transaction;
export type PortfolioRow = typeof portfolios.$inferSelect;

export type PortfolioSums = {
  readonly debtsCount: number;
  readonly paidOffCount: number;
  readonly balancePence: number;
  readonly originalBalancePence: number;
  readonly monthlyPaymentPence: number;
  readonly autoPaymentsCount: number;
};
export type PortfolioWithSums = PortfolioRow & PortfolioSums;

const isUnpaid = sql`${debts.paidOffOn} IS NULL`;
const number = (part: ReturnType<typeof sql>) => sql<number>`${part}`.mapWith(Number);

/** The sums come with the rows, in one question. */
function portfoliosWithSums(db: Reader) {
  const sums = db
    .select({
      portfolioId: debts.portfolioId,
      debtsCount: count().as('debts_count'),
      paidOffCount: sql`count(*) FILTER (WHERE NOT ${isUnpaid})`.as('paid_off_count'),
      balancePence: sql`sum(${debts.balancePence})`.as('balance_sum'),
      originalBalancePence: sql`sum(${debts.originalBalancePence})`.as('original_sum'),
      monthlyPaymentPence:
        sql`coalesce(sum(${debts.monthlyPaymentPence}) FILTER (WHERE ${isUnpaid}), 0)`.as(
          'payment_sum',
        ),
      // Named in full: inside the subquery the bare names would mean the schedule's own columns.
      autoPaymentsCount: sql`coalesce(sum((
        SELECT count(*) FROM ${scheduledPayments} AS schedule
        WHERE schedule.debt_id = debts.id AND schedule.is_active
      )), 0)`.as('auto_payments_count'),
    })
    .from(debts)
    .where(sql`debts.portfolio_id = portfolios.id`)
    .groupBy(debts.portfolioId)
    .as('sums');
  return db
    .select({
      portfolio: portfolios,
      debtsCount: number(sql`coalesce(${sums.debtsCount}, 0)`),
      paidOffCount: number(sql`coalesce(${sums.paidOffCount}, 0)`),
      balancePence: number(sql`coalesce(${sums.balancePence}, 0)`),
      originalBalancePence: number(sql`coalesce(${sums.originalBalancePence}, 0)`),
      monthlyPaymentPence: number(sql`coalesce(${sums.monthlyPaymentPence}, 0)`),
      autoPaymentsCount: number(sql`coalesce(${sums.autoPaymentsCount}, 0)`),
    })
    .from(portfolios)
    .leftJoinLateral(sums, sql`true`);
}

export async function listPortfolios(db: Reader, userId: number): Promise<PortfolioWithSums[]> {
  const rows = await portfoliosWithSums(db)
    .where(eq(portfolios.userId, userId))
    .orderBy(asc(portfolios.id));
  return rows.map(({ portfolio, ...sums }) => ({ ...portfolio, ...sums }));
}

export async function findPortfolio(
  db: Reader,
  { userId, portfolioId }: { userId: number; portfolioId: number },
): Promise<PortfolioWithSums | null> {
  const [row] = await portfoliosWithSums(db).where(
    and(eq(portfolios.id, portfolioId), eq(portfolios.userId, userId)),
  );
  if (row === undefined) return null;
  const { portfolio, ...sums } = row;
  return { ...portfolio, ...sums };
}

/** Makes whoever adds to the same account wait, so that nobody passes its limit. */
export async function lockOwner(tx: Transaction, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

export async function lockPortfolio(
  tx: Transaction,
  { userId, portfolioId }: { userId: number; portfolioId: number },
): Promise<PortfolioRow | null> {
  const [row] = await tx
    .select()
    .from(portfolios)
    .where(and(eq(portfolios.id, portfolioId), eq(portfolios.userId, userId)))
    .for('update');
  return row ?? null;
}

export async function countPortfolios(tx: Reader, userId: number): Promise<number> {
  const [row] = await tx
    .select({ found: count() })
    .from(portfolios)
    .where(eq(portfolios.userId, userId));
  return row?.found ?? 0;
}

export async function insertPortfolio(
  tx: Transaction,
  { now, ...facts }: { userId: number; name: string; description: string; now: Date },
): Promise<number> {
  const [row] = await tx
    .insert(portfolios)
    .values({ ...facts, createdAt: now, updatedAt: now })
    .returning({ id: portfolios.id });
  if (row === undefined) throw new Error('A portfolio was not stored');
  return row.id;
}

export async function renamePortfolio(
  tx: Transaction,
  { portfolioId, name, description }: { portfolioId: number; name: string; description: string },
): Promise<void> {
  await tx.update(portfolios).set({ name, description }).where(eq(portfolios.id, portfolioId));
}

export async function touchPortfolio(
  tx: Transaction,
  { portfolioId, now }: { portfolioId: number; now: Date },
): Promise<void> {
  await tx
    .update(portfolios)
    .set({ updatedAt: now, version: sql`${portfolios.version} + 1` })
    .where(eq(portfolios.id, portfolioId));
}

export async function deletePortfolio(
  db: Reader,
  { userId, portfolioId }: { userId: number; portfolioId: number },
): Promise<boolean> {
  const gone = await db
    .delete(portfolios)
    .where(and(eq(portfolios.id, portfolioId), eq(portfolios.userId, userId)))
    .returning({ id: portfolios.id });
  return gone.length > 0;
}
