/** The mails of the product, for reading them where none are sent. */
import { z } from 'zod';
import { adminAddresses } from './admin-addresses.ts';
import { defineCall } from './call.ts';
import { adminLimits } from './limits.ts';

const outboxMail = z.object({
  id: z.int(),
  template: z.string(),
  status: z.enum(['waiting', 'sent', 'kept', 'dropped', 'failed']),
  /** These four are known only of a mail that was kept in place of being sent. */
  recipient: z.string().nullable(),
  subject: z.string().nullable(),
  text: z.string().nullable(),
  html: z.string().nullable(),
  attempts: z.int(),
  last_error: z.string().nullable(),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
});
export type OutboxMail = z.infer<typeof outboxMail>;

const pagination = z.object({
  page: z.int(),
  per_page: z.int(),
  total: z.int(),
  pages: z.int(),
  has_prev: z.boolean(),
  has_next: z.boolean(),
});

export const listOutboxCall = defineCall({
  ...adminAddresses.listOutbox,
  access: 'admin',
  summary: 'Lists the mails of the product, the newest first; in the local environment only',
  query: z.object({
    page: z.coerce.number().int().min(1).max(adminLimits.pageMax).default(1),
    per_page: z.coerce
      .number()
      .int()
      .min(1)
      .max(adminLimits.outboxPerPageMax)
      .default(adminLimits.outboxPerPage),
  }),
  replies: { 200: z.object({ mails: z.array(outboxMail), pagination }) },
});
