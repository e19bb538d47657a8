/** How the product is doing, for tests: all is well, but for what is given. */
import type { FailedMail, Health, HealthJob } from '@debt-payoff/contract/admin-health';

export const checkedAt = '2026-11-15T09:00:00.000Z';

/** Of the check. */
export const minutesBefore = (minutes: number): string =>
  new Date(Date.parse(checkedAt) - minutes * 60_000).toISOString();

type Parts = {
  readonly [Part in keyof Health]?: Health[Part] extends readonly unknown[]
    ? Health[Part]
    : Partial<Health[Part]>;
};

export function aHealth(parts: Parts = {}): Health {
  return {
    checked_at: checkedAt,
    process: {
      ...{ version: '0.1.0', commit: '0123456789abcdef0123456789abcdef01234567' },
      ...{ node: '24.21.0', environment: 'production', started_at: minutesBefore(600) },
      ...parts.process,
    },
    database: {
      ...{ version: '18.4', reply_ms: 0.4, migrations: 22, size_bytes: 48_234_496 },
      ...{ connections: 12, connections_max: 100, ...parts.database },
    },
    mail: {
      ...{ delivery: 'sent', waiting: 0, overdue_since: null, retrying: 0, retrying_since: null },
      ...{ failed: 0, failed_last_week: 0, failures: [], ...parts.mail },
    },
    jobs: parts.jobs ?? [aJob()],
    webhooks: {
      ...{ is_on: true, received_last_day: 3, last_received_at: minutesBefore(5) },
      events: { waiting: 0, waiting_since: null },
      tasks: { waiting: 0, overdue_since: null, failed: 0 },
      ...parts.webhooks,
    },
    posts: { scheduled: 0, overdue_since: null, failed: 0, ...parts.posts },
    errors: { last_day: 0, groups: [], ...parts.errors },
  };
}

export function aJob(facts: Partial<HealthJob> = {}): HealthJob {
  return {
    ...{ name: 'mail.deliver', cron: '* * * * *', last_finished_at: minutesBefore(1) },
    ...{ last_outcome: 'done', is_running: false, is_retrying: false, is_overdue: false, ...facts },
  };
}

export function aFailedMail(facts: Partial<FailedMail> = {}): FailedMail {
  return {
    ...{ id: 7, template: 'welcome', attempts: 8, last_error: '550 [address]: no such mailbox' },
    ...{ created_at: minutesBefore(3_000), finished_at: minutesBefore(60), can_retry: true },
    ...facts,
  };
}
