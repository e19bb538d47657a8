import { DrizzleQueryError, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { countingPages } from '../testing/counting-pages.ts';
import { startDatabaseProxy } from '../testing/database-proxy.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { settableClock, testNow } from '../testing/settable-clock.ts';
import { connectUntilEnd, createTestApp, createTestDatabase } from '../testing/test-app.ts';
import { DomainError } from './errors.ts';
import { createFailureRecorder, kindOf } from './failure-records.ts';
import { startJobs } from './jobs.ts';

const database = await createTestDatabase();
const { db, pool, availability } = database;
const typed = 'sam@example.com';

async function recorded() {
  const { rows } = await pool.query(
    'DELETE FROM failure_records RETURNING at, place, kind, request_id',
  );
  return rows;
}

describe('a request that fails as nobody foresaw', () => {
  const serve = (app: FastifyInstance): void => {
    const open = { config: { access: 'public' } } as const;
    app.get('/broken/:name', open, () => {
      throw new TypeError(`${typed} is no function`);
    });
    app.get('/asked/:name', open, () => db.execute(sql`SELECT ${typed}::integer`));
    app.get('/refused', open, () => {
      throw new DomainError('conflict');
    });
    app.get('/away', open, () => {
      throw Object.assign(new Error('gone'), { code: '57P01' });
    });
  };
  const pages = countingPages(() => new Response('', { status: 500 }));

  it('is recorded by its route and kind, with nothing of what was typed', async () => {
    const clock = settableClock();
    const { app } = await createTestApp({ database, clock, pages, extend: serve });
    const reply = await app.inject(`/broken/${typed}?q=${typed}`);
    await app.inject(`/asked/${typed}`);
    await app.inject('/calculator');
    const countRows = async () => (await pool.query('SELECT 1 FROM failure_records')).rowCount;
    await expect.poll(countRows).toBe(3);
    const rows = await recorded();
    const row = { at: testNow, request_id: expect.any(String) };
    expect(rows).toEqual([
      {
        ...{ ...row, place: 'GET /broken/:name', kind: 'TypeError' },
        request_id: reply.headers['x-request-id'],
      },
      { ...row, place: 'GET /asked/:name', kind: 'DatabaseError 22P02' },
      { ...row, place: expect.stringMatching(/^GET /), kind: 'Status 500' },
    ]);
    expect(JSON.stringify(rows)).not.toContain('sam');
  });

  it('is not where it is refused, or the database is away', async () => {
    const { app, failures } = await createTestApp({ database, extend: serve });
    expect((await app.inject('/refused')).statusCode).toBe(409);
    expect((await app.inject('/away')).statusCode).toBe(503);
    expect((await app.inject('/nothing')).statusCode).toBe(404);
    await failures.idle();
    expect(await recorded()).toEqual([]);
  });
});

it('a job that fails is recorded by its name', async () => {
  const { log } = recordedLog();
  const failures = createFailureRecorder({ db, clock: settableClock(), log });
  const name = 'test.fails';
  const run = async (): Promise<void> => {
    throw new RangeError(typed);
  };
  const jobs = await startJobs({
    ...{ pool, availability, log, failures },
    jobs: [{ name, cron: '0 3 * * *', retries: 0, run }],
  });
  expect(await jobs.runNow(name)).toBe(true);
  await expect
    .poll(recorded, { timeout: 20_000 })
    .toMatchObject([{ place: name, kind: 'RangeError', request_id: null }]);
  await jobs.stop();
});

it('of failures in a loop only the first of each minute are recorded, and the rest are counted', async () => {
  const clock = settableClock();
  const { log, entries } = recordedLog();
  const { record, idle } = createFailureRecorder({ db, clock, log });
  const fail = () => record({ place: 'loop', error: new Error('again') });
  for (let times = 0; times < 100; times += 1) fail();
  await idle();
  expect(await recorded()).toHaveLength(30);
  expect(entries).toEqual([]);
  clock.advance(60_000);
  fail();
  await idle();
  expect(await recorded()).toHaveLength(1);
  expect(entries).toMatchObject([{ skipped: 70, msg: 'failures were too many to be recorded' }]);
});

it('while the database is away nothing is said, thrown or kept', async () => {
  const proxy = await startDatabaseProxy(database.url);
  const far = connectUntilEnd(proxy.url);
  const { log, entries } = recordedLog();
  const { record, idle } = createFailureRecorder({ db: far.db, clock: settableClock(), log });
  proxy.cut();
  record({ place: 'lost', error: new Error('nobody sees it') });
  await idle();
  proxy.mend();
  record({ place: 'seen', error: new Error('again') });
  await idle();
  expect(await recorded()).toMatchObject([{ place: 'seen' }]);
  expect(entries).toEqual([]);
});

class OddError extends Error {
  override name = `Error about ${typed}`;
}

it.each([
  [new TypeError(typed), 'TypeError'],
  [Object.assign(new Error(typed), { code: 'ERR_X' }), 'Error ERR_X'],
  [Object.assign(new Error(typed), { code: typed }), 'Error'],
  [Object.assign(new Error(typed), { code: 7 }), 'Error'],
  [new DrizzleQueryError('SELECT 1', [typed], new RangeError(typed)), 'RangeError'],
  [new OddError(), 'Error'],
  [typed, 'string'],
  [null, 'object'],
  [undefined, 'undefined'],
])('the kind of an error is its name and code alone: %#', (error, kind) => {
  expect(kindOf(error)).toBe(kind);
});
