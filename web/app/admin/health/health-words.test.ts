import { describe, expect, it } from 'vitest';
import { aHealth, aJob, minutesBefore } from './health.fixture.ts';
import {
  canProcess,
  databaseFacts,
  jobStatus,
  jobStatusWords,
  mailFacts,
  postFacts,
  processFacts,
  sizeWords,
  stripeFacts,
  timesOf,
  unlistedErrors,
} from './health-words.ts';

const lines = (facts: readonly { label: string; figure: string }[]) =>
  facts.map(({ label, figure }) => `${label}: ${figure}`);

describe('the figures', () => {
  it('of mail', () => {
    expect(lines(mailFacts(aHealth().mail))).toEqual([
      'Delivery: Sent by the mail server',
      'Waiting: No mail waits.',
      'Failed: No mail has failed.',
    ]);
    const { mail } = aHealth({
      mail: {
        ...{ delivery: 'off', waiting: 1_200, overdue_since: minutesBefore(20) },
        ...{ retrying: 1, failed: 2 },
      },
    });
    expect(lines(mailFacts(mail))).toEqual([
      'Delivery: None is sent: no mail server is set up',
      'Waiting: 1,200 mails',
      'Due since: 15 November 2026 at 08:40',
      'Failed at the last try: 1 mail, to be tried again',
      'Failed: 2 mails in the last 30 days',
    ]);
  });

  it('of Stripe', () => {
    const { webhooks } = aHealth({
      webhooks: {
        ...{ is_on: false, received_last_day: 0, last_received_at: null },
        events: { waiting: 1, waiting_since: minutesBefore(20) },
        tasks: { waiting: 2, overdue_since: minutesBefore(10), failed: 2 },
      },
    });
    expect(lines(stripeFacts(webhooks))).toEqual([
      'Card payments: Not set up here',
      'Events received: 0 events in the last day',
      'Last event: No event has come yet.',
      'Events waiting: 1 event',
      'Oldest event: 15 November 2026 at 08:40',
      'Tasks waiting: 2 tasks',
      'Task due since: 15 November 2026 at 08:50',
      'Failed at the last try: 2 tasks, to be tried again',
    ]);
    expect(lines(stripeFacts(aHealth().webhooks)).slice(3)).toEqual([
      'Events waiting: No event waits.',
      'Tasks waiting: No task waits.',
    ]);
  });

  it('of posts', () => {
    expect(lines(postFacts(aHealth().posts))).toEqual([
      'Scheduled: No post is scheduled.',
      'Late: No post is late.',
      'Failed: No post has failed.',
    ]);
    const { posts } = aHealth({
      posts: { scheduled: 2, overdue_since: minutesBefore(10), failed: 1 },
    });
    expect(lines(postFacts(posts))).toEqual([
      'Scheduled: 2 posts',
      'Late: Due since 15 November 2026 at 08:50',
      'Failed: 1 post',
    ]);
  });

  it('of the database and the server', () => {
    expect(lines(databaseFacts(aHealth().database))).toEqual([
      ...['PostgreSQL: 18.4', 'Reply: 0.4 ms', 'Migrations: 22 applied', 'Size: 48.2 MB'],
      'Connections: 12 of 100',
    ]);
    expect(lines(processFacts(aHealth().process))).toEqual([
      ...['Version: 0.1.0', 'Commit: 0123456789ab', 'Environment: production', 'Node: 24.21.0'],
      'Started: 14 November 2026 at 23:00',
    ]);
    const { process } = aHealth({ process: { commit: null } });
    expect(lines(processFacts(process))).toContain('Commit: Not known here');
  });
});

it.each([
  [{}, 'Done'],
  [{ is_running: true, last_outcome: 'failed' }, 'Running'],
  [{ is_retrying: true }, 'Failed, to be tried again'],
  [{ last_outcome: 'failed', is_overdue: true }, 'Failed'],
  [{ is_overdue: true }, 'Late'],
  [{ last_outcome: null }, 'No run on record'],
] as const)('a job that is %o reads: %s', (facts, text) => {
  expect(jobStatusWords[jobStatus(aJob(facts))]).toBe(text);
});

it('says when a job falls due, and a form that it does not know as it is', () => {
  expect(timesOf({ cron: '43 3 * * *' })).toBe('daily at 03:43');
  expect(timesOf({ cron: '0 3 * * 1' })).toBe('0 3 * * 1');
});

it('there is something to process where something waits and somebody can', () => {
  const { webhooks } = aHealth({ webhooks: { events: { waiting: 1, waiting_since: null } } });
  expect(canProcess(webhooks)).toBe(true);
  expect(canProcess({ ...webhooks, is_on: false })).toBe(false);
  expect(canProcess(aHealth().webhooks)).toBe(false);
});

it('says how many errors are not among those listed', () => {
  const group = { place: 'daily', kind: 'Error', last_at: minutesBefore(5), request_id: null };
  const groups = Array.from({ length: 20 }, (_, index) => ({ ...group, count: index + 1 }));
  expect(unlistedErrors({ last_day: 210, groups })).toBeNull();
  expect(unlistedErrors({ last_day: 1_300, groups })).toBe(
    'The newest 20 kinds are listed, 210 of 1,300 errors.',
  );
});

it.each([
  [0, '0 kB'],
  [999, '1 kB'],
  [12_345, '12.3 kB'],
  [48_234_496, '48.2 MB'],
  [1_000_000_000, '1 GB'],
  [5_600_000_000_000, '5.6 TB'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});
