/** The record of what staff did. */
import { z } from 'zod';
import { adminAddresses } from './admin-addresses.ts';
import { adminLimits } from './admin-limits.ts';
import { auditActions, auditOutcomes, auditSubjects } from './audit-actions.ts';
import { defineCall } from './call.ts';
import { pageQuery, pagination } from './pagination.ts';

/** A value before and after; both are null where the account has been deleted since, and with it what named its owner. */
const auditChange = z.object({
  field: z.string(),
  before: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  after: z.union([z.string(), z.number(), z.boolean()]).nullable(),
});
export type AuditChange = z.infer<typeof auditChange>;

const auditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  actor: z.object({
    /** Null for the built-in staff of the local environment, whose name is 'local'. */
    id: z.int().nullable(),
    /** Null for somebody who left more than 30 days ago. */
    username: z.string().nullable(),
  }),
  action: z.enum(auditActions),
  subject: z.enum(auditSubjects),
  subject_id: z.int(),
  /** Whom it concerned; null for a message by somebody without an account. */
  user: z.object({ id: z.int(), username: z.string().nullable() }).nullable(),
  /** None: nothing was different from before. */
  changes: z.array(auditChange),
  reason: z.string().nullable(),
  outcome: z.enum(auditOutcomes),
  /** Why it failed. */
  failure: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** The database knows no year before the first. */
const optionalDay = z.iso
  .date()
  .refine((day) => day >= '0001')
  .optional();
const optionalId = z.coerce.number().int().min(1).optional();

export const listAuditCall = defineCall({
  ...adminAddresses.listAudit,
  access: 'admin',
  summary: 'Lists what staff did, the newest first',
  query: pageQuery({
    perPage: adminLimits.auditPerPage,
    perPageMax: adminLimits.auditPerPageMax,
  }).extend({
    action: z.enum(auditActions).optional(),
    subject: z.enum(auditSubjects).optional(),
    subject_id: optionalId,
    /** Whom it concerned. */
    user_id: optionalId,
    /** Who did it. */
    actor_id: optionalId,
    /** The first and the last day, in London. */
    from: optionalDay,
    to: optionalDay,
  }),
  replies: { 200: z.object({ entries: z.array(auditEntry), pagination }) },
});
