/** A plan has so many one-offs at most, those of its debts and its own. */
import { termLimits } from '@debt-payoff/contract/term-limits';
import { debtTermTexts } from '@debt-payoff/contract/texts/debt-terms';
import { eq, sql } from 'drizzle-orm';
import { debts } from '../ledger/ledger.tables.ts';
import type { Transaction } from '../platform/database/database.ts';
import { invalidField } from '../platform/errors.ts';
import { portfolios } from '../portfolios/portfolios.tables.ts';

/** After a change, in its transaction. */
export async function requireOneOffsWithinLimit({
  tx,
  portfolioId,
}: {
  readonly tx: Transaction;
  readonly portfolioId: number;
}): Promise<void> {
  const ofDebts = await tx
    .select({
      count: sql<number>`coalesce(sum(jsonb_array_length(${debts.oneOffs})), 0)`.mapWith(Number),
    })
    .from(debts)
    .where(eq(debts.portfolioId, portfolioId));
  const own = await tx
    .select({ count: sql<number>`jsonb_array_length(${portfolios.oneOffs})`.mapWith(Number) })
    .from(portfolios)
    .where(eq(portfolios.id, portfolioId));
  const count = [...ofDebts, ...own].reduce((sum, row) => sum + row.count, 0);
  if (count <= termLimits.oneOffsMax) return;
  throw invalidField('one_offs', debtTermTexts.tooManyOneOffs);
}
