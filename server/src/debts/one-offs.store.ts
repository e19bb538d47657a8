import { and, eq, sql } from 'drizzle-orm';
import { debts } from '../ledger/ledger.tables.ts';
import type { Transaction } from '../platform/database/database.ts';
import { type AtPortfolio, isOwned } from '../portfolios/portfolio-ownership.ts';
import { portfolios } from '../portfolios/portfolios.tables.ts';

/** Those of a portfolio and of its debts. */
export async function countOneOffs(tx: Transaction, at: AtPortfolio): Promise<number> {
  const ofDebts = await tx
    .select({
      count: sql<number>`coalesce(sum(jsonb_array_length(${debts.oneOffs})), 0)`.mapWith(Number),
    })
    .from(debts)
    .where(isOwned(debts.portfolioId, at));
  const own = await tx
    .select({ count: sql<number>`jsonb_array_length(${portfolios.oneOffs})`.mapWith(Number) })
    .from(portfolios)
    .where(and(eq(portfolios.id, at.portfolioId), eq(portfolios.userId, at.userId)));
  return [...ofDebts, ...own].reduce((sum, { count }) => sum + count, 0);
}
