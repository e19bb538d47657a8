/** The figures of the page on health, in words. */
import type { FailedMail, Health, HealthJob } from '@debt-payoff/contract/admin-health';
import { healthLimits } from '@debt-payoff/contract/admin-limits';
import { count } from '@debt-payoff/contract/counts';
import { jobTimesOf } from '@debt-payoff/contract/job-times';
import type { Fact } from '../../ui/fact-list.tsx';
import { formatDayAndTime } from '../../words/dates.ts';

const deliveryWords: Readonly<Record<Health['mail']['delivery'], string>> = {
  sent: 'Sent by the mail server',
  kept: 'Kept here and not sent',
  off: 'None is sent: no mail server is set up',
};

export function mailFacts({ delivery, waiting, overdue_since, retrying, failed }: Health['mail']) {
  return facts({
    Delivery: deliveryWords[delivery],
    Waiting: waiting === 0 ? 'No mail waits.' : count(waiting, 'mail'),
    'Due since': overdue_since === null ? null : formatDayAndTime(overdue_since),
    'Failed at the last try':
      retrying === 0 ? null : `${count(retrying, 'mail')}, to be tried again`,
    Failed: failed === 0 ? 'No mail has failed.' : `${count(failed, 'mail')} in the last 30 days`,
  });
}

/** Why a mail that failed has no button. */
export function whyNoRetry({ can_retry }: Pick<FailedMail, 'can_retry'>): string | null {
  return can_retry ? null : 'Cannot be made again';
}

/** 'daily at 03:43'; a form that has no words yet is shown as it is. */
export function timesOf({ cron }: Pick<HealthJob, 'cron'>): string {
  return jobTimesOf(cron)?.words ?? cron;
}

export const jobStatusWords = {
  running: 'Running',
  retrying: 'Failed, to be tried again',
  failed: 'Failed',
  late: 'Late',
  unknown: 'No run on record',
  done: 'Done',
} as const;
export type JobStatus = keyof typeof jobStatusWords;

export function jobStatus(job: HealthJob): JobStatus {
  if (job.is_running) return 'running';
  if (job.is_retrying) return 'retrying';
  if (job.last_outcome === 'failed') return 'failed';
  if (job.is_overdue) return 'late';
  return job.last_outcome === null ? 'unknown' : 'done';
}

export function stripeFacts({ is_on, ...webhooks }: Health['webhooks']) {
  const { events, tasks, received_last_day: received, last_received_at: last } = webhooks;
  return facts({
    'Card payments': is_on ? 'Set up' : 'Not set up here',
    'Events received': `${count(received, 'event')} in the last day`,
    'Last event': last === null ? 'No event has come yet.' : formatDayAndTime(last),
    'Events waiting': events.waiting === 0 ? 'No event waits.' : count(events.waiting, 'event'),
    'Oldest event': events.waiting_since === null ? null : formatDayAndTime(events.waiting_since),
    'Tasks waiting': tasks.waiting === 0 ? 'No task waits.' : count(tasks.waiting, 'task'),
    'Task due since': tasks.overdue_since === null ? null : formatDayAndTime(tasks.overdue_since),
    'Failed at the last try':
      tasks.failed === 0 ? null : `${count(tasks.failed, 'task')}, to be tried again`,
  });
}

/** Whether anything is waiting, and somebody can process it. */
export function canProcess({ is_on, events, tasks }: Health['webhooks']): boolean {
  return is_on && events.waiting + tasks.waiting > 0;
}

export function postFacts({ scheduled, overdue_since, failed }: Health['posts']) {
  return facts({
    Scheduled: scheduled === 0 ? 'No post is scheduled.' : count(scheduled, 'post'),
    Late:
      overdue_since === null ? 'No post is late.' : `Due since ${formatDayAndTime(overdue_since)}`,
    Failed: failed === 0 ? 'No post has failed.' : count(failed, 'post'),
  });
}

/** Null where all of them are listed. */
export function unlistedErrors({ last_day, groups }: Health['errors']): string | null {
  const listed = groups.reduce((sum, group) => sum + group.count, 0);
  return groups.length < healthLimits.errorGroupsShown || listed >= last_day
    ? null
    : `The newest ${groups.length} kinds are listed, ${listed.toLocaleString('en-GB')} of ${count(last_day, 'error')}.`;
}

export function databaseFacts(database: Health['database']) {
  return facts({
    PostgreSQL: database.version,
    Reply: `${database.reply_ms.toLocaleString('en-GB')} ms`,
    Migrations: `${database.migrations.toLocaleString('en-GB')} applied`,
    Size: sizeWords(database.size_bytes),
    Connections: `${database.connections} of ${database.connections_max}`,
  });
}

export function processFacts({
  version,
  commit,
  node,
  environment,
  started_at,
}: Health['process']) {
  return facts({
    Version: version,
    Commit: commit === null ? 'Not known here' : commit.slice(0, 12),
    Environment: environment,
    Node: node,
    Started: formatDayAndTime(started_at),
  });
}

/** '48.2 MB' */
export function sizeWords(bytes: number): string {
  const units = ['kB', 'MB', 'GB', 'TB'] as const;
  const power = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 1), units.length);
  const figure = bytes / 1_000 ** power;
  return `${figure.toLocaleString('en-GB', { maximumFractionDigits: 1 })} ${units[power - 1]}`;
}

/** Those that there are. */
function facts(given: Readonly<Record<string, string | null>>): readonly Fact[] {
  return Object.entries(given).flatMap(([label, figure]) =>
    figure === null ? [] : { label, figure },
  );
}
