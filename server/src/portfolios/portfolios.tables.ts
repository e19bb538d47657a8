import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../people/people.tables.ts';
import { instant, reference, rowId } from '../platform/database/columns.ts';

export const portfolios = pgTable(
  'portfolios',
  {
    id: rowId(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Rises with every change of its name or of its list of debts. */
    version: integer('version').notNull().default(1),
  },
  (table) => [index('portfolios_user_index').on(table.userId, table.id)],
);
