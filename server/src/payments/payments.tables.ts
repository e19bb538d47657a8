import { paymentTypes } from '@debt-payoff/contract/debt-types';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { debts } from '../debts/debts.tables.ts';
import { entryOrder } from '../ledger/ledger.tables.ts';
import { instant, pence, reference, rowId } from '../platform/database/columns.ts';
import { portfolios } from '../portfolios/portfolios.tables.ts';

/** What was paid, as its owner entered it, and what the ledger made of it. */
export const payments = pgTable(
  'payments',
  {
    id: rowId(),
    debtId: reference('debt_id')
      .notNull()
      .references(() => debts.id, { onDelete: 'cascade' }),
    /** The debt's own, so that a history of many debts is read in order without sorting it. */
    portfolioId: reference('portfolio_id')
      .notNull()
      .references(() => portfolios.id, { onDelete: 'cascade' }),
    amountPence: pence('amount_pence').notNull(),
    paidOn: date('paid_on').notNull(),
    paymentType: text('payment_type', { enum: paymentTypes }).notNull(),
    notes: text('notes').notNull().default(''),
    /** False for one that the balance entered with the debt already takes into account. */
    affectsBalance: boolean('affects_balance').notNull().default(true),
    statedBalancePence: pence('stated_balance_pence'),
    interestPence: pence('interest_pence').notNull(),
    principalPence: pence('principal_pence').notNull(),
    excessPence: pence('excess_pence').notNull(),
    balanceAfterPence: pence('balance_after_pence').notNull(),
    entryOrder: entryOrder(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('payments_debt_index').on(table.debtId, table.paidOn, table.entryOrder),
    index('payments_portfolio_index').on(table.portfolioId, table.paidOn, table.entryOrder),
    check('payments_amount_check', sql`${table.amountPence} >= 0`),
    check('payments_balance_check', sql`${table.balanceAfterPence} >= 0`),
    check('payments_type_check', sql`${table.paymentType} IN ('regular', 'extra', 'lump_sum')`),
  ],
);
