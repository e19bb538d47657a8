import type { CallReply } from '@debt-payoff/contract/call';
import type { listOutboxCall, OutboxMail } from '@debt-payoff/contract/outbox';
import { writePagination } from '../platform/pagination.ts';
import type { OutboxRow } from './mail.store.ts';

export function writeOutbox(
  { rows, total }: { rows: readonly OutboxRow[]; total: number },
  { page, per_page }: { page: number; per_page: number },
): CallReply<typeof listOutboxCall> {
  return { mails: rows.map(writeMail), pagination: writePagination({ total, page, per_page }) };
}

function writeMail(row: OutboxRow): OutboxMail {
  return {
    id: row.id,
    template: row.template,
    status: row.status,
    recipient: row.recipient,
    reply_to: row.replyTo,
    subject: row.subject,
    text: row.textBody,
    html: row.htmlBody,
    attempts: row.attempts,
    last_error: row.lastError,
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
  };
}
