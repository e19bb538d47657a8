/** Messages to us. */
import { contactTopics } from '@debt-payoff/contract/contact-limits';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../people/people.tables.ts';
import { instant, reference, rowId } from '../platform/database/columns.ts';

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: rowId(),
    /** By which both sides can find the message again; says nothing about how many there are. */
    reference: text('reference').notNull().unique('contact_messages_reference_key'),
    topic: text('topic', { enum: contactTopics }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** Null for a visitor, and for somebody whose account has since been deleted. */
    userId: reference('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Sent with a plan that has priority support: it comes first. */
    isPriority: boolean('is_priority').notNull(),
    /** Looks as if a program had sent it: kept for staff, and not mailed. */
    isSuspectedSpam: boolean('is_suspected_spam').notNull(),
    /** Made by the sender's browser, so that a message that is sent again counts once. */
    submissionKey: text('submission_key').unique('contact_messages_submission_key'),
    /** Of what was sent: the same key for something else is a mistake. */
    fingerprint: text('fingerprint').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** When it was put into the outbox for us; null while it waits for its turn, or is suspected. */
    mailedAt: instant('mailed_at'),
    /** Of a data protection complaint: the last day for its outcome. */
    dueOn: date('due_on'),
    outcome: text('outcome'),
    outcomeAt: instant('outcome_at'),
    /** The address of the ICO as it was told with the outcome. */
    icoAddress: text('ico_address'),
    /** When it was first answered. */
    answeredAt: instant('answered_at'),
    /** When staff found that there was nothing to answer. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('contact_messages_received_index').on(table.receivedAt),
    index('contact_messages_user_index').on(table.userId),
    index('contact_messages_waiting_index')
      .on(table.receivedAt)
      .where(sql`${table.mailedAt} IS NULL AND NOT ${table.isSuspectedSpam}`),
    check(
      'contact_messages_topic_check',
      sql`${table.topic} IN ('general', 'data-protection-complaint')`,
    ),
    check(
      'contact_messages_due_check',
      sql`(${table.topic} = 'data-protection-complaint') = (${table.dueOn} IS NOT NULL)`,
    ),
    check(
      'contact_messages_outcome_check',
      sql`num_nonnulls(${table.outcome}, ${table.outcomeAt}, ${table.icoAddress}) IN (0, 3)`,
    ),
  ],
);

/** What staff replied to a message, by mail. */
export const contactReplies = pgTable(
  'contact_replies',
  {
    id: rowId(),
    messageId: reference('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    sentAt: instant('sent_at').notNull(),
    /** Null for the built-in staff of the local environment, and for somebody who has since left. */
    sentBy: reference('sent_by').references(() => users.id, { onDelete: 'set null' }),
    /** Made by the browser, so that a reply that is sent again counts once. */
    submissionKey: text('submission_key').unique('contact_replies_submission_key'),
  },
  (table) => [
    index('contact_replies_message_index').on(table.messageId),
    index('contact_replies_sent_by_index').on(table.sentBy),
  ],
);
