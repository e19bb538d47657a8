/** The first plans, each with what it was made of; and what plans still know of deleted debts. */
import { strategyNames } from '@debt-payoff/engine';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { pence, reference, rowId } from '../platform/database/columns.ts';
import {
  type PlannedOneOff,
  type PlannedPause,
  portfolios,
} from '../portfolios/portfolios.tables.ts';
import type { PlannedDebt } from './first-plan.ts';
import type { RemovedDebt } from './removed-debts.ts';

/** One for each set of debts of a portfolio. Those of former sets stay: what ended a set may be undone. */
export const firstPlans = pgTable(
  'first_plans',
  {
    portfolioId: reference('portfolio_id')
      .notNull()
      .references(() => portfolios.id, { onDelete: 'cascade' }),
    setStartedOn: date('set_started_on').notNull(),
    startedOn: date('started_on').notNull(),
    madeOn: date('made_on').notNull(),
    lastEntryOrder: bigint('last_entry_order', { mode: 'number' }).notNull(),
    strategy: text('strategy', { enum: strategyNames }).notNull(),
    customOrderIds: reference('custom_order').array(),
    extraPence: pence('extra_pence').notNull(),
    budgetCorrectionPence: pence('budget_correction_pence').notNull(),
    lookAhead: integer('look_ahead'),
    oneOffs: jsonb('one_offs').$type<readonly PlannedOneOff[]>().notNull().default([]),
    pauses: jsonb('pauses').$type<readonly PlannedPause[]>().notNull().default([]),
    debts: jsonb('debts').$type<readonly PlannedDebt[]>().notNull(),
    /** Paid off and deleted before it was made: their payments are in its correction. */
    removed: jsonb('removed').$type<readonly RemovedDebt[]>().notNull().default([]),
    /** Written YYYY-MM; null where it would never have ended. */
    month: text('month'),
    balancesPence: jsonb('balances_pence').$type<readonly number[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.portfolioId, table.setStartedOn] }),
    check(
      'first_plans_strategy_check',
      sql`${table.strategy} IN ('minimum', 'avalanche', 'snowball', 'custom')`,
    ),
    check('first_plans_days_check', sql`${table.madeOn} >= ${table.startedOn}`),
    check('first_plans_month_check', sql`${table.month} ~ '^\\d{4}-\\d{2}$'`),
  ],
);

export const removedDebts = pgTable(
  'removed_debts',
  {
    id: rowId(),
    portfolioId: reference('portfolio_id')
      .notNull()
      .references(() => portfolios.id, { onDelete: 'cascade' }),
    /** What it was called by in first plans. */
    debtId: reference('debt_id').notNull(),
    removedOn: date('removed_on').notNull(),
    wasPaidOff: boolean('was_paid_off').notNull(),
    paymentPence: pence('payment_pence').notNull(),
    owedSpans: jsonb('owed_spans').$type<RemovedDebt['owedSpans']>().notNull(),
    lastMonth: jsonb('last_month').$type<RemovedDebt['lastMonth']>().notNull(),
  },
  (table) => [index('removed_debts_portfolio_index').on(table.portfolioId)],
);
