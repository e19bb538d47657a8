/** Connections to the database, each bounded in every way in which it could keep somebody waiting. */
import { Socket } from 'node:net';
import pg from 'pg';
import { DatabaseSilentError } from './absence.ts';

export type Bounds = {
  readonly connectionsMax: number;
  /** Until there is a connection: a free one of the pool, or a new one. */
  readonly connectMs: number;
  /** The server itself ends a statement by these. */
  readonly lockMs: number;
  readonly statementMs: number;
  /** It also lets go of what a process holds that no longer says anything. */
  readonly idleInTransactionMs: number;
  /** Longer than the server's own bounds: it is passed only where the server or the line is dead. */
  readonly silenceMs: number;
};

export const requestBounds: Bounds = {
  connectionsMax: 20,
  connectMs: 5_000,
  lockMs: 5_000,
  statementMs: 10_000,
  idleInTransactionMs: 30_000,
  silenceMs: 12_000,
};

/** Jobs work page by page; a page may take long, and nobody is waiting for it. */
export const backgroundBounds: Bounds = {
  connectionsMax: 5,
  connectMs: 30_000,
  lockMs: 30_000,
  statementMs: 120_000,
  idleInTransactionMs: 300_000,
  silenceMs: 130_000,
};

/** The same bounds for a slower machine: everything may take `factor` times as long. */
export function stretchBounds(bounds: Bounds, factor: number): Bounds {
  return {
    connectionsMax: bounds.connectionsMax,
    connectMs: bounds.connectMs * factor,
    lockMs: bounds.lockMs * factor,
    statementMs: bounds.statementMs * factor,
    idleInTransactionMs: bounds.idleInTransactionMs * factor,
    silenceMs: bounds.silenceMs * factor,
  };
}

export function createPool(url: string, bounds: Bounds, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: bounds.connectionsMax,
    connectionTimeoutMillis: bounds.connectMs,
    lock_timeout: bounds.lockMs,
    statement_timeout: bounds.statementMs,
    idle_in_transaction_session_timeout: bounds.idleInTransactionMs,
    keepAlive: true,
  });
  // Without a listener, a lost connection would end this process; the pool hears of idle ones only.
  pool.on('error', onLost);
  pool.on('connect', (client) => {
    client.on('error', onLost);
    const { stream } = client.connection;
    if (stream instanceof Socket) {
      stream.on('timeout', () => stream.destroy(new DatabaseSilentError()));
    }
  });
  // Where `query_timeout` leaves the query on its connection, this ends both, and all that waits behind.
  pool.on('acquire', (client) => setSilenceMax(client, bounds.silenceMs));
  pool.on('release', (_error, client) => setSilenceMax(client, 0));
  return pool;
}

function setSilenceMax(client: pg.Client, ms: number): void {
  const { stream } = client.connection;
  if (stream instanceof Socket) stream.setTimeout(ms);
}

/** For what may take as long as it takes, such as a migration. The connection is not used again. */
export async function withoutBounds<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    setSilenceMax(client, 0);
    await client.query(
      'SET lock_timeout = 0; SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0',
    );
    return await work(client);
  } finally {
    client.release(true);
  }
}
