/** Which of the processes on a database serves: the one with the lock, until its connection ends. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { schemaName } from './schema.ts';
import { writeLock } from './store.ts';

const leaderLock = 5_001_012;

export type Leadership = {
  /** Raised by each leader: a write of an earlier one is refused. */
  readonly generation: string;
  /** Where the leader before this one listened. */
  readonly lastPort: number | null;
  readonly publish: (place: { readonly address: string; readonly port: number }) => Promise<void>;
  /** Aborted once the connection that holds the lock is gone. */
  readonly lost: AbortSignal;
  /** Lets another process lead. */
  readonly release: () => Promise<void>;
};

/** Null where the signal came first. Throws where the database is away. */
export async function waitForLeadership({
  databaseUrl,
  signal,
  retryMs = 1_000,
}: {
  readonly databaseUrl: string;
  readonly signal: AbortSignal;
  readonly retryMs?: number;
}): Promise<Leadership | null> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  const connection = new AbortController();
  client.on('error', () => connection.abort());
  client.on('end', () => connection.abort());
  try {
    await client.connect();
    while (!(await hasLock(client))) {
      await pause(retryMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) {
        await client.end();
        return null;
      }
    }
    return await lead(client, connection.signal);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

async function hasLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ readonly is_mine: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS is_mine',
    [leaderLock],
  );
  return rows[0]?.is_mine === true;
}

async function lead(client: pg.Client, lost: AbortSignal): Promise<Leadership> {
  const { generation, port } = await raiseGeneration(client);
  return {
    generation,
    lastPort: port,
    lost,
    publish: async (place) => {
      await client.query(
        `UPDATE ${schemaName}.leadership SET address = $1, port = $2 WHERE generation = $3`,
        [place.address, place.port, generation],
      );
    },
    release: async () => {
      await client.end().catch(() => undefined);
    },
  };
}

type Raised = { readonly generation: string; readonly port: number | null };

/** It waits for a write that is under way, so that none of an earlier leader comes after it. */
async function raiseGeneration(client: pg.Client): Promise<Raised> {
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1)', [writeLock]);
  const { rows } = await client.query<Raised>(
    `UPDATE ${schemaName}.leadership SET generation = generation + 1, address = NULL
     RETURNING generation, port`,
  );
  await client.query('COMMIT');
  const [raised] = rows;
  if (raised === undefined) throw new Error('the emulator has no row for its leader');
  return raised;
}
