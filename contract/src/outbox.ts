/** The mails of the product, for reading them where none are sent. */
import { z } from 'zod';
import { adminAddresses } from './admin-addresses.ts';
import { adminLimits } from './admin-limits.ts';
import { defineCall } from './call.ts';
import { pageQuery, pagination } from './pagination.ts';

const outboxMail = z.object({
  id: z.int(),
  template: z.string(),
  status: z.enum(['waiting', 'sent', 'kept', 'dropped', 'failed']),
  /** These five are known only of a mail that was kept in place of being sent. */
  recipient: z.string().nullable(),
  /** Who gets what its reader replies; null where that is the sender. */
  reply_to: z.string().nullable(),
  subject: z.string().nullable(),
  text: z.string().nullable(),
  html: z.string().nullable(),
  attempts: z.int(),
  last_error: z.string().nullable(),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
});
export type OutboxMail = z.infer<typeof outboxMail>;

export const listOutboxCall = defineCall({
  ...adminAddresses.listOutbox,
  access: 'admin',
  summary: 'Lists the mails of the product, the newest first; in the local environment only',
  query: pageQuery({
    perPage: adminLimits.outboxPerPage,
    perPageMax: adminLimits.outboxPerPageMax,
  }),
  replies: { 200: z.object({ mails: z.array(outboxMail), pagination }) },
});
