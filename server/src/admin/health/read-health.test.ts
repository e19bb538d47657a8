import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import { getHealthCall } from '@debt-payoff/contract/admin-health';
import { beforeEach, describe, expect, it } from 'vitest';
import { createHealthApp, daysAgo, minutesAgo } from '../../testing/health.ts';
import { call } from '../../testing/people.ts';
import { testNow } from '../../testing/settable-clock.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { isOverdue } from './health.wire.ts';

const world = await createHealthApp();
const { app, pool, admin, clock, otherAccount } = world;
const { aMail, aFailedMail, anEvent, aTask, aPost, aJobRun } = world;
const now = testNow.toISOString();

async function read() {
  const { status, body, text } = await call(app, adminAddresses.getHealth, { as: admin });
  expect(status, text).toBe(200);
  return getHealthCall.replies[200].parse(body);
}

beforeEach(() =>
  pool.query('TRUNCATE mail_outbox, stripe_events, stripe_tasks, social_posts, failure_records'),
);

it('says what runs, and since when', async () => {
  const { process: facts, checked_at } = await read();
  expect(facts).toEqual({
    ...{ version: '0.1.0', commit: '1a2b3c4', node: process.versions.node },
    ...{ environment: 'production', started_at: now },
  });
  expect(checked_at).toBe(now);
  const local = await createTestApp({ clock });
  const { body } = await call(local.app, adminAddresses.getHealth);
  // Where there is a checkout, it says which commit it is.
  expect(body.process.commit ?? 'f'.repeat(40)).toMatch(/^[0-9a-f]{40}$/);
  expect(body.jobs).toEqual([]);
  expect(body.mail.delivery).toBe('kept');
});

it('says how the database is doing', async () => {
  const { database } = await read();
  const { rows } = await pool.query('SELECT count(*)::int AS n FROM drizzle.__drizzle_migrations');
  expect(database).toMatchObject({ migrations: rows[0].n, version: expect.stringMatching(/^\d+/) });
  expect(database.size_bytes).toBeGreaterThan(1_000_000);
  expect(database.connections).toBeGreaterThanOrEqual(1);
  expect(database.connections).toBeLessThan(database.connections_max);
});

it('takes few connections, however often it is asked for', async () => {
  const lock = await pool.connect();
  await lock.query('BEGIN; LOCK TABLE mail_outbox');
  const refused: unknown[] = [];
  const asked = Array.from({ length: 25 }, async () => {
    const { status, headers } = await call(app, adminAddresses.getHealth, { as: admin });
    if (status === 503) refused.push(headers['retry-after']);
    return status;
  });
  await expect.poll(() => refused).toEqual(['5', '5', '5']);
  await lock.query('ROLLBACK');
  lock.release();
  const statuses = await Promise.all(asked);
  expect(statuses.filter((status) => status === 200)).toHaveLength(22);
});

describe('mail', () => {
  it('that waits, is late, or was tried in vain is counted', async () => {
    await aMail({ next_attempt_at: minutesAgo(-5) });
    expect((await read()).mail).toMatchObject({ delivery: 'off', waiting: 1, overdue_since: null });
    await aMail({ next_attempt_at: minutesAgo(20) });
    await aMail({ next_attempt_at: minutesAgo(12) });
    await aMail({
      ...{ next_attempt_at: minutesAgo(-30), created_at: minutesAgo(40) },
      ...{ attempts: 2, last_error: 'The server could not be reached' },
    });
    await aMail({ status: 'sent', finished_at: testNow, payload: null });
    expect((await read()).mail).toEqual({
      ...{ delivery: 'off', waiting: 4, overdue_since: minutesAgo(20).toISOString() },
      ...{ retrying: 1, retrying_since: minutesAgo(40).toISOString() },
      ...{ failed: 0, failed_last_week: 0, failures: [] },
    });
  });

  it('that failed is shown without an address, the newest first, and twenty at most', async () => {
    const id = await aFailedMail();
    await aFailedMail({ template: 'reset', payload: null, finished_at: daysAgo(8) });
    const { mail } = await read();
    expect(mail).toMatchObject({ waiting: 0, failed: 2, failed_last_week: 1 });
    expect(mail.failures).toEqual([
      {
        ...{ id, template: 'welcome', attempts: 8, last_error: '550 [address]: no such mailbox' },
        ...{ created_at: daysAgo(1).toISOString(), finished_at: now, can_retry: true },
      },
      expect.objectContaining({ template: 'reset', can_retry: false }),
    ]);
    for (let more = 0; more < 25; more += 1) await aFailedMail({ finished_at: daysAgo(2) });
    const many = (await read()).mail;
    expect(many).toMatchObject({ failed: 27, failed_last_week: 26 });
    expect(many.failures).toHaveLength(20);
    expect(many.failures[0]?.id).toBe(id);
  });
});

it('jobs are listed with how they went', async () => {
  expect((await read()).jobs).toEqual(
    ['daily', 'mail.deliver'].map((name, index) => ({
      ...{ name, cron: ['5 6 * * *', '* * * * *'][index], last_finished_at: null },
      ...{ last_outcome: null, is_running: false, is_retrying: false, is_overdue: false },
    })),
  );
  await aJobRun('daily', { state: 'failed', minutesAgo: 60 });
  await aJobRun('daily', { state: 'completed', minutesAgo: 24 * 60 });
  await aJobRun('mail.deliver', { state: 'completed', minutesAgo: 5 });
  await aJobRun('mail.deliver', { state: 'failed', minutesAgo: 90 });
  expect((await read()).jobs).toMatchObject([
    { name: 'daily', last_outcome: 'failed', is_overdue: false },
    { name: 'mail.deliver', last_outcome: 'done', is_overdue: true },
  ]);
  await aJobRun('mail.deliver', { state: 'active', minutesAgo: null });
  await aJobRun('daily', { state: 'retry', minutesAgo: null });
  expect((await read()).jobs).toMatchObject([
    { is_running: false, is_retrying: true },
    { is_running: true, is_retrying: false, is_overdue: false },
  ]);
});

it.each([
  ['* * * * *', 120, false],
  ['* * * * *', 121, true],
  ['5 6 * * *', 2 * 86_400, false],
  ['5 6 * * *', 2 * 86_400 + 1, true],
  ['0 3 * * 1', 99_999_999, false],
])('a job that falls due at %s is overdue after %d seconds: %s', (cron, idleSeconds, expected) => {
  const state = { isRunning: false, isRetrying: false, idleSeconds };
  expect(isOverdue(cron, state)).toBe(expected);
  expect(isOverdue(cron, { ...state, isRunning: true })).toBe(false);
  expect(isOverdue(cron, { ...state, isRetrying: true })).toBe(false);
});

it('what waits of Stripe is counted, in the account that counts', async () => {
  await anEvent('evt_1', { received_at: daysAgo(2), handled_at: daysAgo(2) });
  await anEvent('evt_2', { received_at: minutesAgo(30), handled_at: minutesAgo(30) });
  await anEvent('evt_3', { received_at: minutesAgo(20), next_attempt_at: minutesAgo(-40) });
  await anEvent('evt_4', { received_at: minutesAgo(10) });
  await anEvent('evt_5', { stripe_account_id: otherAccount });
  await aTask({ next_attempt_at: minutesAgo(15) });
  await aTask({ next_attempt_at: minutesAgo(-5), attempts: 3, last_error: 'Error: away' });
  await aTask({ next_attempt_at: minutesAgo(60), done_at: testNow });
  await aTask({ stripe_account_id: otherAccount });
  expect((await read()).webhooks).toEqual({
    ...{ is_on: true, received_last_day: 3, last_received_at: minutesAgo(10).toISOString() },
    events: { waiting: 2, waiting_since: minutesAgo(20).toISOString() },
    tasks: { waiting: 2, overdue_since: minutesAgo(15).toISOString(), failed: 1 },
  });
});

it('posts that are late or failed are counted', async () => {
  await aPost({ status: 'draft' });
  await aPost({ status: 'scheduled', scheduled_for: minutesAgo(-60) });
  expect((await read()).posts).toEqual({ scheduled: 1, overdue_since: null, failed: 0 });
  await aPost({ status: 'scheduled', scheduled_for: minutesAgo(7) });
  await aPost({ status: 'failed', failure: 'Refused' });
  expect((await read()).posts).toEqual({
    ...{ scheduled: 2, overdue_since: minutesAgo(7).toISOString(), failed: 1 },
  });
});

it('errors of the last day are grouped, the newest first, and twenty at most', async () => {
  const add = (place: string, at: Date, requestId: string | null) =>
    pool.query(
      `INSERT INTO failure_records (at, place, kind, request_id) VALUES ($1, $2, 'TypeError', $3)`,
      [at, place, requestId],
    );
  await add('GET /api/old', daysAgo(2), 'r0');
  await add('GET /api/plan', minutesAgo(30), 'r1');
  await add('GET /api/plan', minutesAgo(20), 'r2');
  await add('daily', minutesAgo(10), null);
  await add('GET /api/plan', minutesAgo(5), 'r3');
  expect((await read()).errors).toEqual({
    last_day: 4,
    groups: [
      {
        ...{ place: 'GET /api/plan', kind: 'TypeError', count: 3, request_id: 'r3' },
        last_at: minutesAgo(5).toISOString(),
      },
      {
        ...{ place: 'daily', kind: 'TypeError', count: 1, request_id: null },
        last_at: minutesAgo(10).toISOString(),
      },
    ],
  });
  for (let more = 0; more < 25; more += 1) await add(`GET /api/${more}`, minutesAgo(60), null);
  const { errors } = await read();
  expect(errors.last_day).toBe(29);
  expect(errors.groups).toHaveLength(20);
});

it('nothing in the reply names a person, or is a secret', async () => {
  await aFailedMail({ payload: '{"email":"sam@example.com"}' });
  await aMail({ last_error: 'sam@example.com refused' });
  const { text } = await call(app, adminAddresses.getHealth, { as: admin });
  expect(text).not.toContain('@');
  expect(text).not.toContain('a secret that only the tests know');
  expect(text).not.toContain('postgres:');
});
