import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../platform/database/database.ts';
import { portfolios } from '../portfolios/portfolios.tables.ts';

export async function listPortfolioIds(db: Reader, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: portfolios.id })
    .from(portfolios)
    .where(eq(portfolios.userId, userId))
    .orderBy(asc(portfolios.id));
  return rows.map(({ id }) => id);
}
