import type { AuditChange } from '@debt-payoff/contract/audit';
import { auditActions, auditOutcomes, auditSubjects } from '@debt-payoff/contract/audit-actions';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, reference, rowId } from '../platform/database/columns.ts';

/**
 * What staff did. People are named by their ids alone, which outlive their accounts and say nothing about them;
 * rows are added, and changed only to say how an act ended, or when the person whom it concerned leaves.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: rowId(),
    at: instant('at').notNull(),
    /** Null for the built-in staff of the local environment. */
    actorId: reference('actor_id'),
    action: text('action', { enum: auditActions }).notNull(),
    subject: text('subject', { enum: auditSubjects }).notNull(),
    subjectId: reference('subject_id').notNull(),
    /** Whom it concerned; null for a message by somebody without an account. */
    userId: reference('user_id'),
    changes: jsonb('changes').$type<readonly AuditChange[]>().notNull(),
    reason: text('reason'),
    outcome: text('outcome', { enum: auditOutcomes }).notNull(),
    failure: text('failure'),
  },
  (table) => [
    index('audit_entries_at_index').on(table.at),
    index('audit_entries_user_index').on(table.userId, table.at),
    index('audit_entries_actor_index').on(table.actorId, table.at),
    index('audit_entries_subject_index').on(table.subject, table.subjectId, table.at),
    index('audit_entries_action_index').on(table.action, table.at),
    check(
      'audit_entries_failure_check',
      sql`(${table.outcome} = 'failed') = (${table.failure} IS NOT NULL)`,
    ),
  ],
);
