import type { Health, HealthJob } from '@debt-payoff/contract/admin-health';
import { healthLimits } from '@debt-payoff/contract/admin-limits';
import { jobTimesOf } from '@debt-payoff/contract/job-times';
import type { readEvents, readTasks } from '../../billing/stripe-health.store.ts';
import type { FailedMails, MailQueue } from '../../mail/mail-health.store.ts';
import type { DatabaseHealth } from '../../platform/database/database-health.ts';
import type { readFailures } from '../../platform/failure-records.store.ts';
import type { JobState } from '../../platform/job-states.ts';
import type { Job } from '../../platform/jobs.ts';
import { withoutAddresses } from '../../platform/logging.ts';
import type { readPostHealth } from '../../social/post-health.store.ts';

export function writeDatabase(database: DatabaseHealth): Health['database'] {
  return {
    version: database.version,
    reply_ms: Math.round(database.replyMs * 10) / 10,
    migrations: database.migrations,
    size_bytes: database.sizeBytes,
    connections: database.connections,
    connections_max: database.connectionsMax,
  };
}

export function writeMail(
  delivery: Health['mail']['delivery'],
  queue: MailQueue,
  { total, recent, newest }: FailedMails,
): Health['mail'] {
  return {
    delivery,
    waiting: queue.waiting,
    overdue_since: instantOf(queue.overdueSince),
    retrying: queue.retrying,
    retrying_since: instantOf(queue.retryingSince),
    failed: total,
    failed_last_week: recent,
    failures: newest.map((mail) => ({
      id: mail.id,
      template: mail.template,
      attempts: mail.attempts,
      last_error: withoutAddresses(mail.lastError),
      created_at: mail.createdAt.toISOString(),
      // One that is given up has ended: the table itself demands it.
      finished_at: (mail.finishedAt ?? mail.createdAt).toISOString(),
      can_retry: mail.hasFacts,
    })),
  };
}

export function writeJob({ name, cron }: Pick<Job, 'name' | 'cron'>, state?: JobState): HealthJob {
  const doneAt = state?.lastDoneAt ?? null;
  const failedAt = state?.lastFailedAt ?? null;
  const hasFailed = failedAt !== null && (doneAt === null || failedAt > doneAt);
  const lastAt = hasFailed ? failedAt : doneAt;
  return {
    name,
    cron,
    last_finished_at: instantOf(lastAt),
    last_outcome: lastAt === null ? null : hasFailed ? 'failed' : 'done',
    is_running: state?.isRunning ?? false,
    is_retrying: state?.isRetrying ?? false,
    is_overdue: state !== undefined && isOverdue(cron, state),
  };
}

/** One that is under way, or waits for its next try, has its own words. */
export function isOverdue(
  cron: string,
  { isRunning, isRetrying, idleSeconds }: Omit<JobState, 'name' | 'lastDoneAt' | 'lastFailedAt'>,
): boolean {
  const minutes = jobTimesOf(cron)?.intervalMinutes;
  if (minutes === undefined || isRunning || isRetrying) return false;
  return idleSeconds > healthLimits.jobIntervals * minutes * 60;
}

export function writeWebhooks(
  isOn: boolean,
  events: Awaited<ReturnType<typeof readEvents>>,
  tasks: Awaited<ReturnType<typeof readTasks>>,
): Health['webhooks'] {
  return {
    is_on: isOn,
    received_last_day: events.receivedLastDay,
    last_received_at: instantOf(events.lastReceivedAt),
    events: { waiting: events.waiting, waiting_since: instantOf(events.waitingSince) },
    tasks: {
      waiting: tasks.waiting,
      overdue_since: instantOf(tasks.overdueSince),
      failed: tasks.failed,
    },
  };
}

export function writePosts(posts: Awaited<ReturnType<typeof readPostHealth>>): Health['posts'] {
  return {
    scheduled: posts.scheduled,
    overdue_since: instantOf(posts.overdueSince),
    failed: posts.failed,
  };
}

export function writeErrors({
  total,
  groups,
}: Awaited<ReturnType<typeof readFailures>>): Health['errors'] {
  return {
    last_day: total,
    groups: groups.map((group) => ({
      place: group.place,
      kind: group.kind,
      count: group.count,
      last_at: group.lastAt.toISOString(),
      request_id: group.lastRequestId,
    })),
  };
}

function instantOf(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}
