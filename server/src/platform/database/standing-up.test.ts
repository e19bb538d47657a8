import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { atEnd } from '../../testing/at-end.ts';
import { startDatabaseProxy } from '../../testing/database-proxy.ts';
import { aPerson, call } from '../../testing/people.ts';
import { recordedLog } from '../../testing/recorded-log.ts';
import { connectUntilEnd, createTestApp, createTestDatabase } from '../../testing/test-app.ts';
import { isDatabaseAway } from './absence.ts';
import type { DatabaseNews } from './availability.ts';
import { openDatabase } from './database.ts';
import { requestBounds } from './pool.ts';

const home = await createTestDatabase();
const login = {
  method: 'POST',
  url: '/api/auth/login',
  headers: { 'content-type': 'application/json' },
  payload: { username: 'someone', password: 'a password' },
} as const;

async function connectByProxy(bounds = requestBounds) {
  const proxy = await startDatabaseProxy(home.url);
  const news: DatabaseNews[] = [];
  const database = connectUntilEnd(proxy.url, bounds, (item) => news.push(item));
  return { proxy, news, ...database };
}

type ConnectionByProxy = Awaited<ReturnType<typeof connectByProxy>>;

/** As many as the pool holds, so that one that was not given back is missed. */
async function useEveryConnection({ db, pool }: ConnectionByProxy): Promise<void> {
  const { connectionsMax } = requestBounds;
  const all = Promise.withResolvers<void>();
  let inside = 0;
  const transactions = Array.from({ length: connectionsMax }, () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1`);
      inside += 1;
      if (inside === connectionsMax) all.resolve();
      await all.promise;
    }),
  );
  await Promise.all(transactions);
  expect(pool.totalCount).toBe(connectionsMax);
  expect(pool.idleCount).toBe(connectionsMax);
}

describe('a connection that is lost', () => {
  it('within a transaction fails that transaction alone, and is not used again', async () => {
    const { db, pool } = connectUntilEnd(home.url);
    const lost = db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
      await home.pool.query('SELECT pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
      await tx.execute(sql`SELECT 1`);
    });
    await expect(lost).rejects.toSatisfy(isDatabaseAway);
    expect(pool.totalCount).toBe(0);
    const { rows } = await db.transaction((tx) => tx.execute(sql`SELECT 1 AS one`));
    expect(rows).toEqual([{ one: 1 }]);
  });

  it('before BEGIN goes back to the pool all the same, however many there are', async () => {
    const connected = await connectByProxy();
    const { db, proxy } = connected;
    await useEveryConnection(connected);
    proxy.cut();
    // The pool has not heard of it yet.
    const results = await Promise.allSettled(
      Array.from({ length: 60 }, () => db.transaction((tx) => tx.execute(sql`SELECT 1`))),
    );
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    proxy.mend();
    await useEveryConnection(connected);
  });

  it('within a savepoint gives its connection back, too', async () => {
    const connected = await connectByProxy();
    const { db, proxy } = connected;
    const lost = db.transaction((tx) =>
      tx.transaction(async (inner) => {
        await inner.execute(sql`SELECT 1`);
        proxy.cut();
        await inner.execute(sql`SELECT 1`);
      }),
    );
    await expect(lost).rejects.toSatisfy(isDatabaseAway);
    proxy.mend();
    await useEveryConnection(connected);
  });
});

it('a transaction that is rolled back in good order keeps its connection', async () => {
  const { db } = connectUntilEnd(home.url, { ...requestBounds, connectionsMax: 1 });
  const readPid = () => db.transaction((tx) => tx.execute(sql`SELECT pg_backend_pid()`));
  const { rows } = await readPid();
  const refused = db.transaction((tx) => tx.execute(sql`SELECT no_such_column`));
  await expect(refused).rejects.toThrow();
  expect((await readPid()).rows).toEqual(rows);
});

describe('a database that does not reply', () => {
  it('ends what waits for it, and the connections with it', async () => {
    const connected = await connectByProxy({
      ...requestBounds,
      connectMs: 2_000,
      silenceMs: 2_000,
    });
    const { db, pool, proxy } = connected;
    await useEveryConnection(connected);
    proxy.hold();
    const waiting = [
      ...Array.from({ length: 15 }, () => db.transaction((tx) => tx.execute(sql`SELECT 1`))),
      ...Array.from({ length: 30 }, () => db.execute(sql`SELECT 1`)),
    ];
    for (const result of await Promise.allSettled(waiting)) {
      expect(result).toMatchObject({ status: 'rejected' });
      if (result.status === 'rejected') expect(result.reason).toSatisfy(isDatabaseAway);
    }
    expect(pool.idleCount).toBe(0);
    proxy.mend();
    await useEveryConnection(connected);
  });

  it('is noticed by /readyz, while /healthz goes on', async () => {
    const { proxy, ...database } = await connectByProxy();
    const { app } = await createTestApp({ database });
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    proxy.hold();
    const replies = await Promise.all(Array.from({ length: 50 }, () => app.inject('/readyz')));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
    expect(replies[0]?.json()).toMatchObject({ code: 'unavailable' });
    expect(replies[0]?.headers['retry-after']).toBe('2');
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    proxy.mend();
    await expect.poll(async () => (await app.inject('/readyz')).statusCode).toBe(200);
  });
});

it('a database that is away is a 503 for every call, and is logged once', async () => {
  const { proxy, news, ...database } = await connectByProxy();
  const { log, entries } = recordedLog();
  const { app } = await createTestApp({ database, log });
  proxy.cut();
  const replies = await Promise.all(Array.from({ length: 40 }, () => app.inject(login)));
  for (const reply of replies) {
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('2');
    expect(reply.json()).toEqual({
      error: 'The service is not available right now. Please try again soon.',
      code: 'unavailable',
      request_id: expect.any(String),
    });
  }
  expect(news).toEqual([{ kind: 'away', error: expect.anything() }]);
  expect(entries).toEqual([]);
  proxy.mend();
  expect((await app.inject(login)).statusCode).toBe(401);
  await expect.poll(() => news.map(({ kind }) => kind)).toEqual(['away', 'back']);
});

it('anyone who only calculates does not notice that the database is away', async () => {
  const { proxy, ...database } = await connectByProxy();
  const { app } = await createTestApp({ database });
  proxy.cut();
  const debt = { creditor: 'Card', type: 'Credit Card', balance: 900 };
  const debts = [{ ...debt, interestRate: 18.9, monthlyPayment: 60 }];
  const reply = await app.inject({ method: 'POST', url: '/api/strategies', payload: { debts } });
  expect(reply.statusCode).toBe(200);
});

it('nobody is told that they are signed out while the database is away', async () => {
  const { proxy, ...database } = await connectByProxy();
  const { app } = await createTestApp({ database });
  const person = await aPerson(app);
  proxy.cut();
  expect((await call(app, accountAddresses.logout, { as: person })).status).toBe(503);
  proxy.mend();
  expect((await call(app, accountAddresses.verify, { as: person })).status).toBe(200);
});

it('a call that waits for a lock too long is a 503, too, and is logged', async () => {
  const { log, entries } = recordedLog();
  const database = connectUntilEnd(home.url, { ...requestBounds, lockMs: 50 });
  const holder = await home.pool.connect();
  await holder.query('BEGIN; LOCK TABLE rate_limits');
  const { app } = await createTestApp({ database, log });
  const reply = await app.inject(login);
  holder.release(true);
  expect(reply.statusCode).toBe(503);
  expect(entries).toEqual([expect.objectContaining({ msg: 'the database took too long' })]);
});

it('on a slow machine requests wait longer for it, jobs as long as ever', async () => {
  const { pool, background, close } = await openDatabase({
    databaseUrl: home.url,
    dataFolder: 'none',
    waitFactor: 3,
    onNews: () => {},
    onLost: () => {},
  });
  atEnd(close);
  const boundsSql =
    "SELECT current_setting('lock_timeout') AS lock, current_setting('statement_timeout') AS statement";
  expect(pool.options.connectionTimeoutMillis).toBe(15_000);
  expect((await pool.query(boundsSql)).rows).toEqual([{ lock: '15s', statement: '30s' }]);
  expect((await background.pool.query(boundsSql)).rows).toEqual([
    { lock: '30s', statement: '2min' },
  ]);
});
