import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, pence, reference, rowId } from '../platform/database/columns.ts';
import { portfolios } from '../portfolios/portfolios.tables.ts';

/** How a portfolio stood on a day, as its owner wanted it kept. */
export const progressSnapshots = pgTable(
  'progress_snapshots',
  {
    id: rowId(),
    portfolioId: reference('portfolio_id')
      .notNull()
      .references(() => portfolios.id, { onDelete: 'cascade' }),
    takenOn: date('taken_on').notNull(),
    balancePence: pence('balance_pence').notNull(),
    interestPaidPence: pence('interest_paid_pence').notNull(),
    paidOffCount: integer('paid_off_count').notNull(),
    debtsCount: integer('debts_count').notNull(),
    /** Those that had been owed before. Null for snapshots from before they were kept. */
    paidOffDebtIds: bigint('paid_off_debt_ids', { mode: 'number' }).array(),
    notes: text('notes').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('progress_snapshots_portfolio_index').on(table.portfolioId, table.takenOn, table.id),
    check('progress_snapshots_interest_check', sql`${table.interestPaidPence} >= 0`),
  ],
);
