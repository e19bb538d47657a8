import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import { beforeEach, describe, expect, it } from 'vitest';
import { paymentsOff } from '../../billing/stripe/payments-off.ts';
import { createHealthApp, minutesAgo } from '../../testing/health.ts';
import { call } from '../../testing/people.ts';
import { testNow } from '../../testing/settable-clock.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { retryMail, retryWebhooks } from './health-acts.ts';

const world = await createHealthApp();
const { app, db, pool, clock, rateLimit, admin, jobs, payments, otherAccount } = world;
const { aMail, aFailedMail, anEvent, aTask, started, underWay } = world;

const actor = { actorId: admin.id, role: 'admin' } as const;
const deps = { db, clock, rateLimit, jobs, payments, mailer: { wake: () => {} } };

const retry = (id: number | string) => call(app, adminAddresses.retryMail, { as: admin, id });
const run = (name: string) =>
  call(
    app,
    { ...adminAddresses.runJob, path: `/api/admin/health/jobs/${name}/run` },
    { as: admin },
  );
const processNow = () => call(app, adminAddresses.retryWebhooks, { as: admin });

async function recorded() {
  const { rows } = await pool.query(
    `SELECT actor_id::int AS actor, action, subject, subject_id::int AS id, changes
     FROM audit_entries ORDER BY id`,
  );
  return rows;
}

beforeEach(async () => {
  await pool.query('TRUNCATE mail_outbox, stripe_events, stripe_tasks, audit_entries');
  started.length = 0;
  underWay.clear();
});

describe('a mail that failed', () => {
  it('waits again, due now and as if it had never been tried', async () => {
    const id = await aFailedMail();
    const { status, body } = await retry(id);
    expect([status, body]).toEqual([200, { message: 'This mail is being tried again' }]);
    const { rows } = await pool.query('SELECT * FROM mail_outbox');
    expect(rows).toMatchObject([
      {
        status: 'waiting',
        attempts: 0,
        next_attempt_at: testNow,
        finished_at: null,
        last_error: null,
      },
    ]);
    expect(await recorded()).toEqual([
      {
        ...{ actor: admin.id, action: 'mail_retried', subject: 'mail', id },
        changes: [{ field: 'status', before: 'failed', after: 'waiting' }],
      },
    ]);
  });

  it('wakes the mailer once it is stored, and not where it was refused', async () => {
    const wakes: string[] = [];
    const waking = { ...deps, mailer: { wake: () => void wakes.push('mailer') } };
    const id = await aFailedMail();
    await retryMail(waking, { id, actor });
    expect(wakes).toEqual(['mailer']);
    await expect(retryMail(waking, { id, actor })).rejects.toThrow('has not failed');
    expect(wakes).toEqual(['mailer']);
  });

  it('is tried again once, of two who press at once', async () => {
    const id = await aFailedMail();
    const statuses = (await Promise.all([retry(id), retry(id)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect(await recorded()).toHaveLength(1);
  });

  const notFailed = 'This mail has not failed, or is being tried again already.';
  const factsGone = 'What this mail was made from is gone, so it cannot be made again.';
  const finished = { status: 'sent', finished_at: testNow };

  it.each<[string, () => Promise<number | string>, number, string]>([
    ['there is none', async () => 999_999, 404, 'Mail not found'],
    ['its id is none', async () => 'x', 404, 'Not found.'],
    ['it waits', () => aMail(), 409, notFailed],
    ['it was sent', () => aMail(finished), 409, notFailed],
    ['its facts are gone', () => aFailedMail({ payload: null }), 409, factsGone],
  ])('is refused where %s', async (_, make, status, error) => {
    const refused = await retry(await make());
    expect([refused.status, refused.body.error]).toEqual([status, error]);
    expect(await recorded()).toEqual([]);
  });
});

describe('a job', () => {
  it('is run outside of its hours, and recorded by its name', async () => {
    const { status, body } = await run('mail.deliver');
    expect([status, body]).toEqual([200, { message: 'mail.deliver has been started' }]);
    expect(started).toEqual(['mail.deliver']);
    expect(await recorded()).toEqual([
      {
        ...{ actor: admin.id, action: 'job_started', subject: 'system', id: 0 },
        changes: [{ field: 'job', before: null, after: 'mail.deliver' }],
      },
    ]);
  });

  it.each(['nothing', '__pgboss__send-it', "daily'--", `${'x'.repeat(101)}`])(
    'that is none is not found: %s',
    async (name) => {
      expect((await run(encodeURIComponent(name))).status).toBe(404);
      expect(started).toEqual([]);
      expect(await recorded()).toEqual([]);
    },
  );

  it('that is under way is not started twice, and nothing is recorded', async () => {
    underWay.add('daily');
    const { status, body } = await run('daily');
    expect(status).toBe(409);
    expect(body.error).toBe('daily is under way, or about to be. Look again in a minute.');
    expect(await recorded()).toEqual([]);
  });

  it('cannot be started where no background work runs beside the server', async () => {
    const alone = await createTestApp({ clock });
    const address = { ...adminAddresses.runJob, path: '/api/admin/health/jobs/daily/run' };
    const { status, body } = await call(alone.app, address);
    expect(status).toBe(503);
    expect(body.error).toBe(
      'No background work runs beside this server, so nothing can be started here.',
    );
  });
});

describe('what waits of Stripe', () => {
  it('is due now, and those who work it off are woken', async () => {
    const woken: string[] = [];
    await anEvent('evt_1', { next_attempt_at: minutesAgo(-30) });
    await anEvent('evt_2', { next_attempt_at: minutesAgo(30) });
    await anEvent('evt_3', { next_attempt_at: minutesAgo(-30), handled_at: testNow });
    await anEvent('evt_4', { next_attempt_at: minutesAgo(-30), stripe_account_id: otherAccount });
    await aTask({ customer_id: 'cus_1', next_attempt_at: minutesAgo(-30) });
    // Somebody is at it.
    await aTask({
      ...{ customer_id: 'cus_2', next_attempt_at: minutesAgo(-30) },
      leased_until: new Date(Date.now() + 300_000),
    });
    const due = await retryWebhooks(
      {
        ...deps,
        onStripeEvent: () => woken.push('events'),
        onStripeTask: () => woken.push('tasks'),
      },
      { actor },
    );
    expect(due).toEqual({ events: 2, tasks: 1 });
    expect(woken).toEqual(['events', 'tasks']);
    const events = await pool.query(
      'SELECT event_id FROM stripe_events WHERE next_attempt_at <= $1 ORDER BY 1',
      [testNow],
    );
    expect(events.rows).toEqual([{ event_id: 'evt_1' }, { event_id: 'evt_2' }]);
    const tasks = await pool.query(
      'SELECT customer_id FROM stripe_tasks WHERE next_attempt_at <= $1',
      [testNow],
    );
    expect(tasks.rows).toEqual([{ customer_id: 'cus_1' }]);
  });

  it('is said and recorded in numbers', async () => {
    expect((await processNow()).body).toEqual({ message: 'Nothing is waiting to be processed' });
    await anEvent('evt_1');
    await anEvent('evt_2');
    await aTask();
    expect((await processNow()).body).toEqual({ message: 'Processing 2 events and 1 task now' });
    expect((await recorded()).at(-1)).toEqual({
      ...{ actor: admin.id, action: 'webhooks_retried', subject: 'system', id: 0 },
      changes: [
        { field: 'events', before: null, after: 2 },
        { field: 'tasks', before: null, after: 1 },
      ],
    });
  });

  it('cannot be processed where there are no card payments', async () => {
    const refused = retryWebhooks({ ...deps, payments: paymentsOff }, { actor });
    await expect(refused).rejects.toThrow('Card payments are not set up here');
    expect(await recorded()).toEqual([]);
  });
});

it('looking wakes nothing, and changes nothing', async () => {
  const id = await aFailedMail();
  for (const method of ['GET', 'HEAD'] as const) {
    const headers = { authorization: `Bearer ${admin.token}` };
    const reply = await app.inject({ method, url: adminAddresses.getHealth.path, headers });
    expect(reply.statusCode).toBe(200);
  }
  const { rows } = await pool.query('SELECT id::int, status FROM mail_outbox');
  expect(rows).toEqual([{ id, status: 'failed' }]);
  expect(started).toEqual([]);
  expect(await recorded()).toEqual([]);
});
