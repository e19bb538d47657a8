import type { Health } from '@debt-payoff/contract/admin-health';
import { expect, it } from 'vitest';
import { aHealth, aJob, minutesBefore } from './health.fixture.ts';
import { problemsOf } from './health-problems.ts';

const problems = (parts: Parameters<typeof aHealth>[0]) =>
  problemsOf(aHealth(parts)).map(({ section, text }) => `${section}: ${text}`);

it('nothing needs attention where all is well', () => {
  expect(problems({})).toEqual([]);
});

const quiet: readonly [string, Parameters<typeof aHealth>[0]][] = [
  ['mail is due for ten minutes', { mail: { waiting: 1, overdue_since: minutesBefore(10) } }],
  [
    'a mail that was tried in vain is ten minutes old',
    { mail: { waiting: 1, retrying: 1, retrying_since: minutesBefore(10) } },
  ],
  ['mails failed longer ago', { mail: { failed: 4 } }],
  [
    'a job runs, or has yet to',
    { jobs: [aJob({ is_running: true }), aJob({ last_outcome: null })] },
  ],
  [
    'an event waits for ten minutes, and a task too',
    {
      webhooks: {
        events: { waiting: 1, waiting_since: minutesBefore(10) },
        tasks: { waiting: 1, overdue_since: minutesBefore(10), failed: 0 },
      },
    },
  ],
  ['a post is due for five minutes', { posts: { scheduled: 1, overdue_since: minutesBefore(5) } }],
  ['four in five connections are in use', { database: { connections: 80 } }],
];

it.each(quiet)('nothing needs attention where %s', (_, parts) => {
  expect(problems(parts)).toEqual([]);
});

const mail = (facts: Partial<Health['mail']>) => ({ mail: facts });
const stripe = (facts: Partial<Health['webhooks']>) => ({ webhooks: facts });

const loud: readonly [string, Parameters<typeof aHealth>[0]][] = [
  [
    'mail: Mail that is due has not left since 15 November 2026 at 08:49',
    mail({ waiting: 2, overdue_since: minutesBefore(11) }),
  ],
  [
    'mail: No mail server is set up, and mail that is due has not left since 15 November 2026 at 08:49',
    mail({ delivery: 'off', waiting: 2, overdue_since: minutesBefore(11) }),
  ],
  [
    'mail: 1 mail failed at the last try and waits for the next; the oldest was written on 15 November 2026 at 08:49',
    mail({ waiting: 1, retrying: 1, retrying_since: minutesBefore(11) }),
  ],
  [
    'mail: 2 mails failed at the last try and wait for the next; the oldest was written on 15 November 2026 at 08:49',
    mail({ waiting: 2, retrying: 2, retrying_since: minutesBefore(11) }),
  ],
  ['mail: 3 mails failed in the last 7 days', mail({ failed: 9, failed_last_week: 3 })],
  [
    'jobs: daily failed on 15 November 2026 at 06:00',
    {
      jobs: [aJob({ name: 'daily', last_outcome: 'failed', last_finished_at: minutesBefore(180) })],
    },
  ],
  [
    'jobs: daily failed, and is about to be tried again',
    { jobs: [aJob({ name: 'daily', is_retrying: true, last_outcome: 'failed' })] },
  ],
  [
    'jobs: mail.deliver has not run since 15 November 2026 at 08:30',
    { jobs: [aJob({ is_overdue: true, last_finished_at: minutesBefore(30) })] },
  ],
  [
    'jobs: mail.deliver is late, and has no run on record',
    { jobs: [aJob({ is_overdue: true, last_outcome: null, last_finished_at: null })] },
  ],
  [
    'stripe: Events from Stripe have been waiting since 15 November 2026 at 08:49',
    stripe({ events: { waiting: 1, waiting_since: minutesBefore(11) } }),
  ],
  [
    'stripe: A task at Stripe has been due since 15 November 2026 at 08:49',
    stripe({ tasks: { waiting: 1, overdue_since: minutesBefore(11), failed: 0 } }),
  ],
  [
    'stripe: 1 task at Stripe failed at the last try',
    stripe({ tasks: { waiting: 1, overdue_since: null, failed: 1 } }),
  ],
  [
    'posts: A post was due on 15 November 2026 at 08:54 and has not been published',
    { posts: { scheduled: 1, overdue_since: minutesBefore(6) } },
  ],
  ['posts: 2 posts failed', { posts: { failed: 2 } }],
  ['errors: 1,200 unexpected errors in the last day', { errors: { last_day: 1_200 } }],
  ['database: 81 of 100 connections to the database are in use', { database: { connections: 81 } }],
];

it.each(loud)('needs attention: %s', (text, parts) => {
  expect(problems(parts)).toEqual([text]);
});

it('each thing is said, in the order of the page', () => {
  const found = problemsOf(
    aHealth({
      mail: { failed_last_week: 1 },
      jobs: [aJob({ is_overdue: true }), aJob({ name: 'daily', is_retrying: true })],
      posts: { failed: 1 },
      errors: { last_day: 1 },
    }),
  );
  expect(found.map(({ section }) => section)).toEqual(['mail', 'errors', 'posts', 'jobs', 'jobs']);
});
