import type { CallReply } from '@debt-payoff/contract/call';
import type { listOutboxCall, OutboxMail } from '@debt-payoff/contract/outbox';
import type { OutboxRow } from './mail.store.ts';

export function writeOutbox(
  { rows, total }: { rows: readonly OutboxRow[]; total: number },
  { page, per_page }: { page: number; per_page: number },
): CallReply<typeof listOutboxCall> {
  const pages = Math.ceil(total / per_page);
  return {
    mails: rows.map(writeMail),
    pagination: { page, per_page, total, pages, has_prev: page > 1, has_next: page < pages },
  };
}

function writeMail(row: OutboxRow): OutboxMail {
  return {
    id: row.id,
    template: row.template,
    status: row.status,
    recipient: row.recipient,
    subject: row.subject,
    text: row.textBody,
    html: row.htmlBody,
    attempts: row.attempts,
    last_error: row.lastError,
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
  };
}
