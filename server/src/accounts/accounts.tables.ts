import { tiers } from '@debt-payoff/contract/plans';
import { roles } from '@debt-payoff/contract/roles';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../people/people.tables.ts';
import { instant, reference, rowId } from '../platform/database/columns.ts';

/** Each change of an address that somebody asked for. It is pending until it switched or ended. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: rowId(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    requestedAt: instant('requested_at').notNull(),
    switchedAt: instant('switched_at'),
    /** When the address that was left had been confirmed: only then is it reserved, and can be taken back. */
    oldConfirmedAt: instant('old_confirmed_at'),
    /** Withdrawn, cancelled, replaced or reverted. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('email_changes_user_index').on(table.userId),
    index('email_changes_old_email_index').on(table.oldEmail),
    uniqueIndex('email_changes_pending_key')
      .on(table.userId)
      .where(sql`${table.switchedAt} IS NULL AND ${table.endedAt} IS NULL`),
    check('email_changes_emails_check', sql`${table.oldEmail} <> ${table.newEmail}`),
  ],
);

/** Links that are mailed. Only the hash of a token is kept, so that a stolen table opens nothing. */
export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', {
      enum: ['reset_password', 'confirm_email', 'cancel_email', 'revert_email'],
    }).notNull(),
    /** The address that the link is about. */
    email: text('email').notNull(),
    /** The change that it confirms, cancels or reverts. */
    emailChangeId: reference('email_change_id').references(() => emailChanges.id, {
      onDelete: 'cascade',
    }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('account_links_user_index').on(table.userId),
    index('account_links_expiry_index').on(table.expiresAt),
    check(
      'account_links_purpose_check',
      sql`${table.purpose} IN ('reset_password', 'confirm_email', 'cancel_email', 'revert_email')`,
    ),
  ],
);

/** What remains of an account for the figures about those who left. */
export const deletedAccounts = pgTable(
  'deleted_accounts',
  {
    id: rowId(),
    /** Which the account had; no other ever gets it. Null for those who left before it was kept. */
    userId: reference('user_id').unique('deleted_accounts_user_key'),
    role: text('role', { enum: roles }).notNull().default('user'),
    tier: text('tier', { enum: tiers }).notNull().default('free'),
    /** Both are purged after 30 days. */
    username: text('username'),
    email: text('email'),
    registeredAt: instant('registered_at').notNull(),
    deletedAt: instant('deleted_at').notNull(),
    deletedBy: text('deleted_by', { enum: ['owner', 'staff'] }).notNull(),
  },
  (table) => [
    index('deleted_accounts_deleted_index').on(table.deletedAt),
    // Few have a name, of all who ever left.
    index('deleted_accounts_named_index')
      .on(table.registeredAt, table.userId)
      .where(sql`${table.username} IS NOT NULL`),
    index('deleted_accounts_username_search_index')
      .using('gin', sql`lower(normalize(${table.username}, NFKC)) gin_trgm_ops`)
      .where(sql`${table.username} IS NOT NULL`),
    index('deleted_accounts_email_search_index')
      .using('gin', table.email.op('gin_trgm_ops'))
      .where(sql`${table.username} IS NOT NULL`),
    check('deleted_accounts_by_check', sql`${table.deletedBy} IN ('owner', 'staff')`),
  ],
);

/** What everyone who has an account was told by mail, each once: new terms, another notice of privacy, the end of something. */
export const announcements = pgTable('announcements', {
  id: rowId(),
  subject: text('subject').notNull(),
  message: text('message').notNull(),
  /** From when on it applies. */
  appliesOn: date('applies_on').notNull(),
  /** Of all three: the same is not told twice. */
  fingerprint: text('fingerprint').notNull().unique('announcements_fingerprint_key'),
  announcedAt: instant('announced_at').notNull(),
});
