/**
 * The built-in PostgreSQL for a machine without DATABASE_URL. Any number of processes share the
 * server of one data folder: each joins it, and the last one to leave stops it.
 */
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import {
  type Cluster,
  clusterUser,
  ensureCluster,
  readLogTail,
  startPostmaster,
  stopPostmaster,
} from './cluster.ts';
import { findPostgresPrograms, type PostgresPrograms } from './postgres-binaries.ts';
import { findPostmaster, readPidFile } from './postmaster.ts';

const databaseName = 'debt_payoff';
/** Held shared by every process that uses the server, and exclusively by the one that stops it. */
const presenceLock = 5_001_001;

export type EmbeddedServer = {
  readonly url: string;
  readonly leave: () => Promise<void>;
};

export async function joinEmbeddedServer(options: {
  dataFolder: string;
  /** Called when the server was lost and could not be brought back. */
  onLost: (error: Error) => void;
}): Promise<EmbeddedServer> {
  const home = resolve(options.dataFolder, 'postgres');
  const programs = await findPostgresPrograms();
  const cluster = await createOrExplain(home, programs);
  let presence = await join(cluster, programs, null);
  const { port } = presence;
  const leaving = new AbortController();
  let rejoining: Promise<void> | null = null;

  const comeBack = async (): Promise<void> => {
    try {
      presence = await rejoin(cluster, programs, { port, leaving: leaving.signal });
      watch();
    } catch (error) {
      if (leaving.signal.aborted) return;
      options.onLost(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const watch = (): void => {
    presence.client.once('end', () => {
      if (!leaving.signal.aborted) rejoining = comeBack();
    });
  };
  watch();

  return {
    url: serverUrl(cluster, port),
    leave: async () => {
      leaving.abort();
      // A server that is just being started again must not be left behind.
      await rejoining;
      const isLast = await releasePresence(presence.client);
      await (isLast ? stopPostmaster(cluster.folder) : presence.client.end());
    },
  };
}

async function createOrExplain(home: string, programs: PostgresPrograms): Promise<Cluster> {
  try {
    return await ensureCluster(home, programs);
  } catch (error) {
    if (error instanceof StartupError || !(error instanceof Error)) throw error;
    throw new StartupError([
      `The data folder ${resolve(home, '..')} cannot be used (${error.message}). Set DATA_DIR to a folder that can be written to, or DATABASE_URL to a PostgreSQL server.`,
    ]);
  }
}

type Presence = { readonly client: pg.Client; readonly port: number };

const rejoinTriesMax = 5;
const rejoinPauseMs = 5_000;

/** A full disk or a backend that does not end may pass: until then the process replies 503 and tries on. */
async function rejoin(
  cluster: Cluster,
  programs: PostgresPrograms,
  { port, leaving }: { port: number; leaving: AbortSignal },
): Promise<Presence> {
  for (let tries = 1; ; tries += 1) {
    try {
      const presence = await join(cluster, programs, port);
      if (presence.port === port) return presence;
      await presence.client.end();
      throw new Error(`The built-in PostgreSQL came up on port ${presence.port}, not on ${port}`);
    } catch (error) {
      if (tries === rejoinTriesMax) throw error;
      await pause(rejoinPauseMs, undefined, { signal: leaving });
    }
  }
}

const joinTriesMax = 300;
/** A server that reads its log after a crash takes no connections until it is done. */
const recoveryTriesMax = 6_000;
const startingUp = '57P03';

/** Finds or starts the server and takes the presence lock, however often a neighbour starts or stops it. */
async function join(
  cluster: Cluster,
  programs: PostgresPrograms,
  port: number | null,
): Promise<Presence> {
  let lastError: unknown;
  let tries = 0;
  let recoveryTries = 0;
  while (tries < joinTriesMax && recoveryTries < recoveryTriesMax) {
    const postmaster = await findPostmaster(cluster.folder);
    if (postmaster === null) {
      await startPostmaster({ cluster, programs, port: port ?? (await lastPort(cluster, tries)) });
      if ((await findPostmaster(cluster.folder)) === null) await pause(100);
    } else if (postmaster.port !== null) {
      try {
        return await takePresence(cluster, postmaster.port);
      } catch (error) {
        lastError = error;
        await pause(50);
        if (error instanceof pg.DatabaseError && error.code === startingUp) {
          recoveryTries += 1;
          continue;
        }
      }
    } else {
      await pause(25);
    }
    tries += 1;
  }
  const reason = lastError instanceof Error ? ` (${lastError.message})` : '';
  throw new StartupError([
    `The built-in PostgreSQL does not come up${reason}. Its log, ${cluster.logFile}, ends with:\n${await readLogTail(cluster)}`,
  ]);
}

const lastPortTries = 20;

/** That of a server which was killed: processes that used it wait for it there. Null after a few tries in vain. */
async function lastPort(cluster: Cluster, tries: number): Promise<number | null> {
  return tries < lastPortTries ? ((await readPidFile(cluster.folder))?.port ?? null) : null;
}

const connectMs = 5_000;
/** Longer than a neighbour who leaves takes to stop the server. */
const presenceQueryMs = 40_000;

async function takePresence(cluster: Cluster, port: number): Promise<Presence> {
  // In the maintenance database, so that ours can be copied or dropped while the server runs.
  const connectionString = serverUrl(cluster, port, 'postgres');
  const client = new pg.Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    query_timeout: presenceQueryMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT pg_advisory_lock_shared($1)', [presenceLock]);
    await createDatabase(client);
    return { client, port };
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

async function releasePresence(client: pg.Client): Promise<boolean> {
  try {
    await client.query('SELECT pg_advisory_unlock_shared($1)', [presenceLock]);
    const { rows } = await client.query<{ last: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS last',
      [presenceLock],
    );
    return rows[0]?.last ?? false;
  } catch {
    return false;
  }
}

async function createDatabase(client: pg.Client): Promise<void> {
  const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [databaseName]);
  if (found.rowCount !== 0) return;
  await client.query(`CREATE DATABASE ${databaseName}`).catch((error: unknown) => {
    const isThereAlready =
      error instanceof pg.DatabaseError && ['42P04', '23505'].includes(error.code ?? '');
    if (!isThereAlready) throw error;
  });
}

function serverUrl(cluster: Cluster, port: number, database = databaseName): string {
  return `postgres://${clusterUser}:${encodeURIComponent(cluster.password)}@127.0.0.1:${port}/${database}`;
}
