import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../people/people.tables.ts';
import { instant, reference } from '../platform/database/columns.ts';

/** What was replied to a request that its sender may send again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Of the request: the same key for something else is a mistake. */
    fingerprint: text('fingerprint').notNull(),
    /** Null only inside the transaction that does the work. */
    reply: jsonb('answer'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created_index').on(table.createdAt),
  ],
);
