/** What changes balances besides payments, as it is shown: with the creditor, and without changes of the rate. */
import type { BalanceEntryKind } from '@debt-payoff/contract/balance-entries';
import { and, desc, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm';
import type { AtStatement } from '../ledger/entries.store.ts';
import { debtStatements, debts } from '../ledger/ledger.tables.ts';
import type { Reader } from '../platform/database/database.ts';
import { type AtPortfolio, isOwned } from '../portfolios/portfolio-ownership.ts';
import { adjustmentSums, type HistoryCursor, type MonthSums } from './payments.store.ts';

export type BalanceEntryRow = Omit<typeof debtStatements.$inferSelect, 'kind'> & {
  readonly kind: BalanceEntryKind;
  readonly creditor: string;
};

type EntryFilter = { readonly debtId?: number | undefined };

function selectEntries(db: Reader, where: SQL | undefined) {
  return db
    .select({
      ...getTableColumns(debtStatements),
      // The WHERE leaves out the only other kind.
      kind: sql<BalanceEntryKind>`${debtStatements.kind}`,
      creditor: debts.creditor,
    })
    .from(debtStatements)
    .innerJoin(debts, eq(debts.id, debtStatements.debtId))
    .where(and(where, ne(debtStatements.kind, 'rate')))
    .$dynamic();
}

/** The newest first; from the cursor on, where there is one. */
export async function listBalanceEntries(
  db: Reader,
  options: AtPortfolio & EntryFilter & { before?: HistoryCursor | null; limit?: number },
): Promise<BalanceEntryRow[]> {
  const { debtId, before = null, limit, ...at } = options;
  const found = selectEntries(
    db,
    and(
      isOwned(debts.portfolioId, at),
      debtId === undefined ? undefined : eq(debtStatements.debtId, debtId),
      before === null
        ? undefined
        : sql`(${debtStatements.statedOn}, ${debtStatements.entryOrder}) < (${before.on}::date, ${before.entryOrder}::bigint)`,
    ),
  ).orderBy(desc(debtStatements.statedOn), desc(debtStatements.entryOrder));
  return limit === undefined ? found : found.limit(limit);
}

export async function findBalanceEntry(
  db: Reader,
  { statementId, ...at }: AtStatement,
): Promise<BalanceEntryRow | null> {
  const [row] = await selectEntries(
    db,
    and(eq(debtStatements.id, statementId), isOwned(debts.portfolioId, at)),
  );
  return row ?? null;
}

export type AdjustmentSums = Pick<MonthSums, 'month' | 'spendingPence' | 'refundPence'>;

/** What the entries added to the balances besides interest, and what they took off. */
export function sumEntriesByMonth(
  db: Reader,
  { debtId, ...at }: AtPortfolio & EntryFilter,
): Promise<AdjustmentSums[]> {
  return db
    .select({
      month: sql<string>`to_char(${debtStatements.statedOn}, 'YYYY-MM')`.as('month'),
      ...adjustmentSums(debtStatements.adjustmentPence),
    })
    .from(debtStatements)
    .innerJoin(debts, eq(debts.id, debtStatements.debtId))
    .where(
      and(
        isOwned(debts.portfolioId, at),
        ne(debtStatements.adjustmentPence, 0),
        debtId === undefined ? undefined : eq(debtStatements.debtId, debtId),
      ),
    )
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}
