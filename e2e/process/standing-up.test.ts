import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectToBuiltIn, findDatabasePid, listFamily } from '../support/built-in-database.ts';
import { makeDataFolder, removeFolder } from '../support/data-folder.ts';
import {
  type DatabaseServer,
  restartDatabase,
  startDatabaseServer,
} from '../support/database-server.ts';
import { keepPaying, type Payer, signUpPayer } from '../support/payers.ts';
import { plainVariables, type ServerProcess, startServer } from '../support/server-process.ts';

const isFull = process.env.PROOF === 'full';
const restarts = isFull ? 30 : 1;
const kills = isFull ? 20 : 1;
const payersCount = isFull ? 8 : 3;
const connectionsMax = 20;

const variables = { ...plainVariables, RATE_LIMIT_FACTOR: '100000' };
const patienceMs = 900_000;

let server: ServerProcess;
let payers: readonly Payer[];

async function start(more: Record<string, string>): Promise<void> {
  server = await startServer({ ...variables, ...more });
  payers = await Promise.all(Array.from({ length: payersCount }, () => signUpPayer(server.url)));
}

describe('while payments are being made, a process on DATABASE_URL outlives', () => {
  let at: string;
  let database: DatabaseServer;
  beforeAll(async () => {
    at = await makeDataFolder('outlived');
    database = await startDatabaseServer(at);
    await start({ DATABASE_URL: database.url });
  });
  afterAll(async () => {
    await server.stop();
    await database.stop();
    await removeFolder(at);
  });

  it(
    `${restarts} immediate restarts of its server`,
    async () => {
      await outlive({ at, rounds: restarts, disturb: () => restartDatabase(at) });
      expect(await server.stop('SIGINT')).toBe(0);
    },
    patienceMs,
  );
});

describe('while payments are being made, a process with the built-in server outlives', () => {
  let at: string;
  beforeAll(async () => {
    at = await makeDataFolder('outlived');
    await start({ DATA_DIR: at });
  });
  afterAll(async () => {
    await server.stop();
    await removeFolder(at);
  });

  it(
    `${restarts} immediate restarts of it`,
    async () => {
      // The process starts it, too; the one that comes second waits for nothing, or is told that it runs already.
      const disturb = () => restartDatabase(at, { waitSeconds: 2 }).catch(() => undefined);
      await outlive({ at, rounds: restarts, disturb });
    },
    patienceMs,
  );

  it(
    `${kills} kills of it`,
    async () => {
      const disturb = async () => {
        const pid = await findDatabasePid(at);
        if (pid !== null) process.kill(pid, 'SIGKILL');
      };
      await outlive({ at, rounds: kills, disturb });
    },
    patienceMs,
  );

  it(
    'a stall of it, which /readyz notices',
    async () => {
      const [payer] = payers;
      const pid = await findDatabasePid(at);
      if (payer === undefined || pid === null) throw new Error('Nothing to stall');
      // First the one that would fork another member while the others are counted.
      process.kill(pid, 'SIGSTOP');
      const family = listFamily(pid);
      for (const member of family) process.kill(member, 'SIGSTOP');
      const stalled = payer.pay();
      expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      // In full, until the bounds of the connections have ended what waits.
      if (isFull) expect((await stalled).status).toBe(503);
      // The first of them goes on last: it takes away those that have ended, whom no signal would find.
      for (const member of family.toReversed()) process.kill(member, 'SIGCONT');
      expect([201, 503]).toContain((await stalled).status);
      await untilPaid(payer);
      await untilReady();
      expect(await server.stop('SIGINT')).toBe(0);
      expect(await findDatabasePid(at)).toBeNull();
    },
    patienceMs,
  );
});

async function outlive({
  at,
  rounds,
  disturb,
}: {
  readonly at: string;
  readonly rounds: number;
  readonly disturb: () => Promise<void>;
}): Promise<void> {
  const [first] = payers;
  if (first === undefined) throw new Error('Nobody pays');
  const load = keepPaying(payers);
  const backAfterMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await pause(100 + Math.random() * 400);
    await disturb();
    const start = performance.now();
    await untilPaid(first);
    backAfterMs.push(Math.round(performance.now() - start));
  }
  await load.stop();
  expect(server.child.exitCode).toBeNull();
  await untilReady();
  await payOnEveryConnection(first, at);

  // What went wrong was said to be unavailable, and nothing else.
  expect([...load.statuses.keys()].filter((status) => ![201, 503].includes(status))).toEqual([]);
  const stored = await readPayments(at);
  expect(load.acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  // Printed alone: how long it takes says as much of the machine as of the product.
  console.log(
    `${rounds} rounds: ${load.acknowledged.length} payments taken, ${load.statuses.get(503) ?? 0} told 503, none lost; back after ${backAfterMs.toSorted((a, b) => a - b).join(', ')} ms`,
  );
}

async function untilPaid({ pay }: Payer): Promise<void> {
  await expect.poll(async () => (await pay()).status, { timeout: 60_000 }).toBe(201);
}

async function untilReady(): Promise<void> {
  const ready = async () => (await fetch(`${server.url}/readyz`)).status;
  await expect.poll(ready, { timeout: 60_000 }).toBe(200);
}

/** One payment on each connection of the pool at once: a lock keeps all of them until the last is there. */
async function payOnEveryConnection({ pay }: Payer, at: string): Promise<void> {
  const holder = await connectToBuiltIn(at);
  const counter = await connectToBuiltIn(at);
  const countWaiting = async (): Promise<number> => {
    const { rows } = await counter.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock'`,
    );
    return rows[0]?.count ?? 0;
  };
  let isDone = false;
  // A slow machine may pass the bound of a lock before all are there, or let go; then they are sent again.
  for (let tries = 0; tries < 10 && !isDone; tries += 1) {
    await holder.query('BEGIN; LOCK TABLE debts IN EXCLUSIVE MODE');
    let isOver = false;
    let waitingMost = 0;
    const all = Promise.all(Array.from({ length: connectionsMax }, () => pay()));
    void all.finally(() => {
      isOver = true;
    });
    while (!isOver && waitingMost < connectionsMax) {
      waitingMost = Math.max(waitingMost, await countWaiting());
      await pause(20);
    }
    await holder.query('COMMIT');
    const replies = await all;
    isDone = waitingMost === connectionsMax && replies.every(({ status }) => status === 201);
  }
  await Promise.all([holder.end(), counter.end()]);
  expect(isDone).toBe(true);
}

async function readPayments(at: string): Promise<Set<number>> {
  const client = await connectToBuiltIn(at);
  const { rows } = await client.query<{ id: string }>('SELECT id FROM payments');
  await client.end();
  return new Set(rows.map(({ id }) => Number(id)));
}
