import type { Month } from '@debt-payoff/contract/months';
import { and, eq, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import { debts } from '../ledger/ledger.tables.ts';
import type { Transaction } from '../platform/database/database.ts';
import { type AtPortfolio, isOwned } from '../portfolios/portfolio-ownership.ts';
import { portfolios } from '../portfolios/portfolios.tables.ts';

/** Those of a portfolio and of its debts from a month on. Nobody sees those of debts that are paid off. */
export async function countOneOffs(tx: Transaction, at: AtPortfolio, from: Month): Promise<number> {
  const ofDebts = await tx
    .select({ count: countFrom(debts.oneOffs, from) })
    .from(debts)
    .where(and(isOwned(debts.portfolioId, at), isNull(debts.paidOffOn)));
  const own = await tx
    .select({ count: countFrom(portfolios.oneOffs, from) })
    .from(portfolios)
    .where(and(eq(portfolios.id, at.portfolioId), eq(portfolios.userId, at.userId)));
  return [...ofDebts, ...own].reduce((sum, { count }) => sum + count, 0);
}

function countFrom(oneOffs: SQLWrapper, from: Month) {
  const ahead = sql`SELECT count(*) FROM jsonb_array_elements(${oneOffs}) AS one WHERE one->>'month' >= ${from}`;
  return sql<number>`coalesce(sum((${ahead})), 0)`.mapWith(Number);
}
