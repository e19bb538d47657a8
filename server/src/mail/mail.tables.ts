import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, rowId } from '../platform/database/columns.ts';

/** What is to be mailed: which template with which facts. The mail itself is made when it is sent. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: rowId(),
    template: text('template').notNull(),
    /** Null once it is no longer needed: it may name a person. */
    payload: jsonb('payload'),
    status: text('status', { enum: ['waiting', 'sent', 'kept', 'dropped', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
    lastError: text('last_error'),
    recipient: text('recipient'),
    replyTo: text('reply_to'),
    subject: text('subject'),
    textBody: text('text_body'),
    htmlBody: text('html_body'),
  },
  (table) => [
    index('mail_outbox_due_index').on(table.nextAttemptAt).where(sql`${table.status} = 'waiting'`),
    check(
      'mail_outbox_status_check',
      sql`${table.status} IN ('waiting', 'sent', 'kept', 'dropped', 'failed')`,
    ),
    check(
      'mail_outbox_finished_check',
      sql`(${table.status} = 'waiting') = (${table.finishedAt} IS NULL)`,
    ),
    // A link in a mail can be a secret, so a mail is stored only where nothing is sent.
    check(
      'mail_outbox_kept_check',
      sql`${table.status} = 'kept' OR num_nonnulls(${table.recipient}, ${table.replyTo}, ${table.subject}, ${table.textBody}, ${table.htmlBody}) = 0`,
    ),
  ],
);
