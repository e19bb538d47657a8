import type { Month } from '@debt-payoff/contract/months';
import { strategyNames } from '@debt-payoff/engine';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../people/people.tables.ts';
import { instant, pence, reference, rowId } from '../platform/database/columns.ts';

export type PlannedOneOff = { readonly month: Month; readonly pence: number };
/** Both months included. */
export type PlannedPause = { readonly fromMonth: Month; readonly toMonth: Month };

export const portfolios = pgTable(
  'portfolios',
  {
    id: rowId(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** The plan that its owner keeps: the order of paying, and what is paid beyond the monthly payments. */
    strategy: text('strategy', { enum: strategyNames }).notNull().default('avalanche'),
    /** The ids of its debts, first to last, as they were last arranged; null where nobody has. */
    customOrderIds: reference('custom_order').array(),
    extraPence: pence('extra_pence').notNull().default(0),
    /** By how much its owner has made the freed sum more or less, and the first day of the set of debts that it is for. */
    budgetCorrectionPence: pence('budget_correction_pence').notNull().default(0),
    budgetCorrectionSetOn: date('budget_correction_set_on'),
    /** Those that go to no debt in particular. */
    oneOffs: jsonb('one_offs').$type<readonly PlannedOneOff[]>().notNull().default([]),
    pauses: jsonb('pauses').$type<readonly PlannedPause[]>().notNull().default([]),
    /** Written YYYY-MM. */
    debtFreeBy: text('debt_free_by').$type<Month>(),
    /** How far ahead avalanche looks, and what of the portfolio that was chosen for; null where it does not. */
    lookAhead: integer('look_ahead'),
    lookChosenFor: text('look_chosen_for'),
    /** Made before first plans were kept: nobody had a say in its own. */
    predatesPlans: boolean('predates_plans').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Rises with every change of its name, its plan or its list of debts. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('portfolios_user_index').on(table.userId, table.id),
    check(
      'portfolios_strategy_check',
      sql`${table.strategy} IN ('minimum', 'avalanche', 'snowball', 'custom')`,
    ),
    check('portfolios_extra_check', sql`${table.extraPence} >= 0`),
    check('portfolios_debt_free_by_check', sql`${table.debtFreeBy} ~ '^\\d{4}-\\d{2}$'`),
  ],
);
