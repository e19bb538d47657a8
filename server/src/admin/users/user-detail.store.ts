import { count, eq, sql } from 'drizzle-orm';
import { debts } from '../../ledger/ledger.tables.ts';
import type { Reader } from '../../platform/database/database.ts';
import { portfolios } from '../../portfolios/portfolios.tables.ts';

export type PortfolioSums = {
  readonly id: number;
  readonly name: string;
  readonly createdAt: Date;
  readonly debtsCount: number;
  /** Of debts that are not paid off. */
  readonly openDebtsCount: number;
  readonly debtPence: number;
};

/** In the order in which they were made. */
export function listPortfolioSums(db: Reader, userId: number): Promise<PortfolioSums[]> {
  return db
    .select({
      id: portfolios.id,
      name: portfolios.name,
      createdAt: portfolios.createdAt,
      debtsCount: count(debts.id),
      openDebtsCount: sql`count(${debts.id}) FILTER (WHERE ${debts.paidOffOn} IS NULL)`.mapWith(
        Number,
      ),
      debtPence: sql`coalesce(sum(${debts.balancePence}), 0)`.mapWith(Number),
    })
    .from(portfolios)
    .leftJoin(debts, eq(debts.portfolioId, portfolios.id))
    .where(eq(portfolios.userId, userId))
    .groupBy(portfolios.id)
    .orderBy(portfolios.id);
}
