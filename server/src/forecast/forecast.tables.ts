/** The first plans, each with what it was made of. */

import { strategyNames } from '@debt-payoff/engine';
import { sql } from 'drizzle-orm';
import { bigint, check, date, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { pence, reference } from '../platform/database/columns.ts';
import { portfolios } from '../portfolios/portfolios.tables.ts';
import type { PlannedDebt } from './first-plan.ts';

/** One a portfolio: of its current set of debts. */
export const firstPlans = pgTable(
  'first_plans',
  {
    portfolioId: reference('portfolio_id')
      .primaryKey()
      .references(() => portfolios.id, { onDelete: 'cascade' }),
    startedOn: date('started_on').notNull(),
    madeOn: date('made_on').notNull(),
    lastEntryOrder: bigint('last_entry_order', { mode: 'number' }).notNull(),
    strategy: text('strategy', { enum: strategyNames }).notNull(),
    extraPence: pence('extra_pence').notNull(),
    budgetCorrectionPence: pence('budget_correction_pence').notNull(),
    debts: jsonb('debts').$type<readonly PlannedDebt[]>().notNull(),
    /** Written YYYY-MM; null where it would never have ended. */
    month: text('month'),
    balancesPence: jsonb('balances_pence').$type<readonly number[]>().notNull(),
  },
  (table) => [
    check('first_plans_days_check', sql`${table.madeOn} >= ${table.startedOn}`),
    check('first_plans_month_check', sql`${table.month} ~ '^\\d{4}-\\d{2}$'`),
  ],
);
