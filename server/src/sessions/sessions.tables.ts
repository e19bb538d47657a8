import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../people/people.tables.ts';
import { instant, reference, rowId } from '../platform/database/columns.ts';

/** One device that is signed in. It counts for as long as its row says so, whatever its tokens claim. */
export const sessions = pgTable(
  'sessions',
  {
    id: rowId(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['user', 'staff'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    address: text('address'),
    userAgent: text('user_agent'),
    endedAt: instant('ended_at'),
    endedBecause: text('ended_because', {
      enum: [
        'signed_out',
        'password_changed',
        'token_reused',
        'suspended',
        'email_reverted',
        'two_step_removed',
      ],
    }),
  },
  (table) => [
    index('sessions_user_index').on(table.userId),
    index('sessions_expiry_index').on(table.expiresAt),
    check('sessions_kind_check', sql`${table.kind} IN ('user', 'staff')`),
    check(
      'sessions_ended_check',
      sql`(${table.endedAt} IS NULL) = (${table.endedBecause} IS NULL)`,
    ),
  ],
);

/** Every refresh token that a session ever had, by its hash: an old one that comes back was stolen. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: reference('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    issuedAt: instant('issued_at').notNull(),
    replacedAt: instant('replaced_at'),
  },
  (table) => [index('refresh_tokens_session_index').on(table.sessionId)],
);

/** Where no secret is configured (in `local`), the processes of one database share one that was generated. */
export const generatedSecrets = pgTable('made_secrets', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
});
