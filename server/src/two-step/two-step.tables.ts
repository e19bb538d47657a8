import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../people/people.tables.ts';
import { instant, reference } from '../platform/database/columns.ts';

export const twoStepSecrets = pgTable('two_step_secrets', {
  userId: reference('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with the server's secret. */
  sealedSecret: text('sealed_secret').notNull(),
  startedAt: instant('started_at').notNull(),
  /** Null while it is being set up. */
  confirmedAt: instant('confirmed_at'),
  /** The period of the last code that was used: a code works once. */
  lastPeriod: bigint('last_period', { mode: 'number' }),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
