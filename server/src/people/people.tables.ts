import { roles } from '@debt-payoff/contract/roles';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, rowId } from '../platform/database/columns.ts';

/** Everyone who has an account. What else is known about them hangs on this row. */
export const users = pgTable(
  'users',
  {
    id: rowId(),
    username: text('username').notNull(),
    /** By NFKC and in lower case: two people cannot differ by capitals or look-alike forms alone. */
    usernameKey: text('username_key').notNull().unique('users_username_key'),
    email: text('email').notNull().unique('users_email_key'),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: roles }).notNull().default('user'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    emailConfirmedAt: instant('email_confirmed_at'),
    /** Counts changes of username and address, so that an older form does not undo a newer one. */
    version: integer('version').notNull().default(1),
    /** Device cookies that were issued before do not count. */
    devicesTrustedFrom: instant('devices_trusted_from'),
    suspendedAt: instant('suspended_at'),
    suspendedReason: text('suspended_reason'),
    /** What staff write down about the person, for one another. */
    adminNotes: text('admin_notes'),
    lastLoginAt: instant('last_login_at'),
    lastLoginAddress: text('last_login_address'),
    failedLogins: integer('failed_logins').notNull().default(0),
    lastFailedLoginAt: instant('last_failed_login_at'),
    /** Mails the day before a payment falls due, and before a deal ends; for those whose plan has it. */
    wantsReminders: boolean('wants_reminders').notNull().default(true),
    /** Whether due payments are recorded without being asked. */
    recordsAutomatically: boolean('records_automatically').notNull().default(false),
  },
  (table) => [
    index('users_recording_index').on(table.id).where(sql`${table.recordsAutomatically}`),
    // For staff, who look for any part of a name or an address, and read the list in its order.
    index('users_username_search_index').using('gin', table.usernameKey.op('gin_trgm_ops')),
    index('users_email_search_index').using('gin', table.email.op('gin_trgm_ops')),
    // With what is asked of nearly everyone, so that the index says it without the row.
    index('users_created_index').on(table.createdAt, table.id, table.suspendedAt),
    index('users_username_index').on(table.usernameKey, table.id, table.suspendedAt),
    index('users_email_index').on(table.email, table.id, table.suspendedAt),
    index('users_staff_index').on(table.role).where(sql`${table.role} <> 'user'`),
    index('users_suspended_index').on(table.id).where(sql`${table.suspendedAt} IS NOT NULL`),
    check('users_role_check', sql`${table.role} IN ('user', 'admin', 'super_admin')`),
    check('users_email_check', sql`${table.email} = lower(${table.email})`),
    check('users_username_check', sql`position('@' in ${table.username}) = 0`),
  ],
);
