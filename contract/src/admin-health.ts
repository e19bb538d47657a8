/** How the product is doing, for staff: what waits, what failed, and what can be tried again. */
import { z } from 'zod';
import { adminAddresses } from './admin-addresses.ts';
import { defineCall } from './call.ts';

const instant = z.iso.datetime();
const count = z.int().min(0);

const failedMail = z.object({
  id: z.int(),
  template: z.string(),
  attempts: count,
  /** Without any address that the mail server repeated. */
  last_error: z.string().nullable(),
  created_at: instant,
  finished_at: instant,
  /** False once what it was made from is gone. */
  can_retry: z.boolean(),
});
export type FailedMail = z.infer<typeof failedMail>;

const healthMail = z.object({
  /** Whether mails are sent, kept to be read here, or wait because no server is set up. */
  delivery: z.enum(['sent', 'kept', 'off']),
  waiting: count,
  /** Since when the oldest that waits has been due; null where none is. */
  overdue_since: instant.nullable(),
  /** Those of them whose last try failed; when the oldest of these was written. */
  retrying: count,
  retrying_since: instant.nullable(),
  failed: count,
  failed_last_week: count,
  /** The newest of those that failed for good. */
  failures: z.array(failedMail),
});

const healthJob = z.object({
  name: z.string(),
  /** When it falls due, such as '43 3 * * *', in London. */
  cron: z.string(),
  /** Null where it has not run yet, or too long ago to be remembered. */
  last_finished_at: instant.nullable(),
  last_outcome: z.enum(['done', 'failed']).nullable(),
  is_running: z.boolean(),
  /** Failed, and waits to be tried again. */
  is_retrying: z.boolean(),
  /** Not run in twice the time between its runs. */
  is_overdue: z.boolean(),
});
export type HealthJob = z.infer<typeof healthJob>;

const healthWebhooks = z.object({
  is_on: z.boolean(),
  received_last_day: count,
  last_received_at: instant.nullable(),
  /** Events that have not been processed; when the oldest of them came. */
  events: z.object({ waiting: count, waiting_since: instant.nullable() }),
  /** What is still to be done at Stripe. None is ever given up: `failed` are those whose last try failed. */
  tasks: z.object({ waiting: count, overdue_since: instant.nullable(), failed: count }),
});

const healthPosts = z.object({
  scheduled: count,
  /** When the oldest should have been published that has not been; null where none is late. */
  overdue_since: instant.nullable(),
  failed: count,
});

/** Errors that nobody foresaw, alike ones together. They hold nothing that people typed. */
const healthError = z.object({
  /** The route, or the job. */
  place: z.string(),
  kind: z.string(),
  count,
  last_at: instant,
  /** Of the last one, to find it in the log; null for a job. */
  request_id: z.string().nullable(),
});
export type HealthError = z.infer<typeof healthError>;

const health = z.object({
  checked_at: instant,
  process: z.object({
    version: z.string(),
    /** Null where it was not built from a checkout that says so. */
    commit: z.string().nullable(),
    node: z.string(),
    environment: z.string(),
    started_at: instant,
  }),
  database: z.object({
    version: z.string(),
    reply_ms: z.number(),
    migrations: count,
    size_bytes: z.int(),
    connections: count,
    connections_max: count,
  }),
  mail: healthMail,
  /** None where no background work runs beside this process. */
  jobs: z.array(healthJob),
  webhooks: healthWebhooks,
  posts: healthPosts,
  /** Of the last day; the newest groups of alike ones. */
  errors: z.object({ last_day: count, groups: z.array(healthError) }),
});
export type Health = z.infer<typeof health>;

const done = { 200: z.object({ message: z.string() }) };

export const getHealthCall = defineCall({
  ...adminAddresses.getHealth,
  access: 'admin',
  summary: 'Shows how the product is doing',
  replies: { 200: health },
});

export const retryMailCall = defineCall({
  ...adminAddresses.retryMail,
  access: 'admin',
  summary: 'Tries to deliver a mail that was given up',
  params: z.object({ id: z.coerce.number().int().min(1) }),
  replies: done,
});

export const runJobCall = defineCall({
  ...adminAddresses.runJob,
  access: 'admin',
  summary: 'Runs a job outside of its hours',
  params: z.object({ name: z.string().min(1).max(100) }),
  replies: done,
});

export const retryWebhooksCall = defineCall({
  ...adminAddresses.retryWebhooks,
  access: 'admin',
  summary: 'Processes what is waiting from Stripe now, without waiting for its next try',
  replies: done,
});
