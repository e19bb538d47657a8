/** What needs somebody to look at it, worked out from what was counted; a sentence for each. */
import type { Health, HealthJob } from '@debt-payoff/contract/admin-health';
import { healthLimits } from '@debt-payoff/contract/admin-limits';
import { count } from '@debt-payoff/contract/counts';
import { formatDayAndTime } from '../../words/dates.ts';

export const healthSections = {
  mail: 'Mail',
  errors: 'Unexpected errors',
  stripe: 'Stripe',
  posts: 'Social posts',
  database: 'Database',
  process: 'Server',
  jobs: 'Background work',
} as const;
export type HealthSection = keyof typeof healthSections;

export type HealthProblem = { readonly section: HealthSection; readonly text: string };

/** In the order of the page. */
export function problemsOf(health: Health): readonly HealthProblem[] {
  const { jobs, database } = health;
  const texts: readonly [HealthSection, readonly (string | null)[]][] = [
    ['mail', mailProblems(health)],
    ['errors', [errorProblem(health)]],
    ['stripe', stripeProblems(health)],
    ['posts', postProblems(health)],
    ['database', [connectionProblem(database)]],
    ['jobs', jobs.map(jobProblem)],
  ];
  return texts.flatMap(([section, found]) =>
    found.flatMap((text) => (text === null ? [] : { section, text })),
  );
}

function mailProblems({ mail, checked_at }: Health): (string | null)[] {
  const { overdue_since: overdue, retrying_since: retrying } = mail;
  const since = waitedSince(overdue, checked_at, healthLimits.mailWaitMinutes);
  const retryingSince = waitedSince(retrying, checked_at, healthLimits.mailWaitMinutes);
  const noServer = mail.delivery === 'off' ? 'No mail server is set up, and mail' : 'Mail';
  return [
    since && `${noServer} that is due has not left since ${since}`,
    retryingSince &&
      `${count(mail.retrying, 'mail')} failed at the last try and ${mail.retrying === 1 ? 'waits' : 'wait'} for the next; the oldest was written on ${retryingSince}`,
    mail.failed_last_week === 0
      ? null
      : `${count(mail.failed_last_week, 'mail')} failed in the last 7 days`,
  ];
}

/** The first of these that is true: a job that fails is one thing. */
function jobProblem(job: HealthJob): string | null {
  const at = job.last_finished_at === null ? null : formatDayAndTime(job.last_finished_at);
  if (job.is_retrying) return `${job.name} failed, and is about to be tried again`;
  if (job.last_outcome === 'failed') return `${job.name} failed on ${at}`;
  if (!job.is_overdue) return null;
  return at === null
    ? `${job.name} is late, and has no run on record`
    : `${job.name} has not run since ${at}`;
}

function stripeProblems({ webhooks, checked_at }: Health): (string | null)[] {
  const { events, tasks } = webhooks;
  const eventSince = waitedSince(events.waiting_since, checked_at, healthLimits.eventWaitMinutes);
  const taskSince = waitedSince(tasks.overdue_since, checked_at, healthLimits.taskWaitMinutes);
  return [
    eventSince && `Events from Stripe have been waiting since ${eventSince}`,
    taskSince && `A task at Stripe has been due since ${taskSince}`,
    tasks.failed === 0 ? null : `${count(tasks.failed, 'task')} at Stripe failed at the last try`,
  ];
}

function postProblems({ posts, checked_at }: Health): (string | null)[] {
  const since = waitedSince(posts.overdue_since, checked_at, healthLimits.postWaitMinutes);
  return [
    since && `A post was due on ${since} and has not been published`,
    posts.failed === 0 ? null : `${count(posts.failed, 'post')} failed`,
  ];
}

function errorProblem({ errors }: Health): string | null {
  return errors.last_day === 0
    ? null
    : `${count(errors.last_day, 'unexpected error')} in the last day`;
}

function connectionProblem({ connections, connections_max }: Health['database']): string | null {
  return connections * 100 > connections_max * healthLimits.connectionsPercent
    ? `${connections} of ${count(connections_max, 'connection')} to the database are in use`
    : null;
}

/** In London; null where it is not long ago yet. */
function waitedSince(since: string | null, now: string, minutes: number): string | null {
  if (since === null) return null;
  const waitedMs = Date.parse(now) - Date.parse(since);
  return waitedMs > minutes * 60_000 ? formatDayAndTime(since) : null;
}
