import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, reference } from '../platform/database/columns.ts';
import { portfolios } from '../portfolios/portfolios.tables.ts';

/** A secret address under which a calendar program asks for the due dates of a portfolio. */
export const calendarFeeds = pgTable('calendar_feeds', {
  portfolioId: reference('portfolio_id')
    .primaryKey()
    .references(() => portfolios.id, { onDelete: 'cascade' }),
  /** As it is: anyone who can read this table can read what it opens. */
  token: text('token').notNull().unique('calendar_feeds_token_key'),
  showsAmounts: boolean('shows_amounts').notNull(),
  createdAt: instant('created_at').notNull(),
});
