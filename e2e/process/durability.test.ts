import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import {
  connectToBuiltIn,
  findDatabasePid,
  listFamily,
  retryUntilReply,
} from '../support/built-in-database.ts';
import { makeDataFolder, removeFolder } from '../support/data-folder.ts';
import {
  plainVariables,
  type ServerProcess,
  startServer,
  untilExit,
} from '../support/server-process.ts';

// Of two rounds none kills the database alone, as standing-up.test.ts does under payments.
const rounds = process.env.PROOF === 'full' ? 50 : 1;
const victims = ['the process', 'both', 'the database'] as const;

it(`nothing acknowledged is lost in ${rounds} rounds of kill -9 during writes`, async () => {
  const folder = await makeDataFolder('kill');
  const acknowledged: number[] = [];
  let server = await startServer({ ...plainVariables, DATA_DIR: folder });
  const setup = await connectToBuiltIn(folder);
  await setup.query('CREATE TABLE proof (id bigint PRIMARY KEY)');
  await setup.end();

  for (let round = 0; round < rounds; round += 1) {
    const victim = victims[round % victims.length];
    const writers = await startWriters(folder, acknowledged);
    await pause(100 + Math.random() * 400);
    const database = await kill(victim, server, folder);
    await writers.stop();
    if (server.child.signalCode !== null)
      server = await startServer({ ...plainVariables, DATA_DIR: folder });
    await untilReady(server);
    // The next process takes over a database that outlived the one before.
    if (victim === 'the process') expect(await findDatabasePid(folder)).toBe(database);
    expect(await missing(folder, acknowledged)).toEqual([]);
  }

  console.log(`${acknowledged.length} acknowledged rows survived ${rounds} rounds of kill -9`);
  expect(acknowledged.length).toBeGreaterThan(rounds * 10);
  expect(await server.stop('SIGINT')).toBe(0);
  expect(await findDatabasePid(folder)).toBeNull();
  await removeFolder(folder);
}, 900_000);

let nextId = 1;

async function startWriters(folder: string, acknowledged: number[]) {
  let isStopping = false;
  const clients = await retryUntilReply(() =>
    Promise.all(Array.from({ length: 4 }, () => connectToBuiltIn(folder))),
  );
  const work = clients.map(async (client) => {
    while (!isStopping) {
      const id = nextId;
      nextId += 1;
      const written = await client.query('INSERT INTO proof VALUES ($1)', [id]).then(
        () => true,
        () => false,
      );
      if (!written) break;
      acknowledged.push(id);
    }
    await client.end().catch(() => {});
  });
  return {
    stop: async () => {
      isStopping = true;
      await Promise.all(work);
    },
  };
}

/** Gives the id of the database's process until then. */
async function kill(
  victim: (typeof victims)[number] | undefined,
  server: ServerProcess,
  folder: string,
): Promise<number | null> {
  const database = await findDatabasePid(folder);
  if (victim !== 'the process' && database !== null) {
    const pids = victim === 'both' ? listFamily(database) : [database];
    for (const pid of pids) process.kill(pid, 'SIGKILL');
  }
  if (victim !== 'the database') {
    server.child.kill('SIGKILL');
    await untilExit(server.child);
  }
  return database;
}

async function untilReady(server: ServerProcess): Promise<void> {
  await expect
    .poll(
      () =>
        fetch(`${server.url}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      {
        timeout: 60_000,
      },
    )
    .toBe(200);
}

async function missing(folder: string, acknowledged: readonly number[]): Promise<number[]> {
  const stored = new Set(await retryUntilReply(() => readStored(folder)));
  return acknowledged.filter((id) => !stored.has(id));
}

async function readStored(folder: string): Promise<number[]> {
  const client = await connectToBuiltIn(folder);
  try {
    const { rows } = await client.query<{ id: string }>('SELECT id FROM proof');
    return rows.map((row) => Number(row.id));
  } finally {
    await client.end().catch(() => {});
  }
}
