import { strategyNames } from '@debt-payoff/engine';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../people/people.tables.ts';
import { instant, pence, reference, rowId } from '../platform/database/columns.ts';

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
  ],
);
