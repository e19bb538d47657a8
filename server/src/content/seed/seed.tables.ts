import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

/** What has been added already: what staff have since changed or deleted is not added again. */
export const seededContent = pgTable('seeded_content', {
  key: text('key').primaryKey(),
  seededAt: instant('seeded_at').notNull(),
});
