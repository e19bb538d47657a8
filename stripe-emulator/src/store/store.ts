/** The emulator's state: read by anyone, written by one transaction after another. */
import type pg from 'pg';
import { StripeError } from '../stripe-error.ts';
import type { DueTimes } from './due-times.ts';
import { schemaName } from './schema.ts';
import { type RequestInfo, type Transaction, transactionOn } from './transaction.ts';

/** The time of the product, which may be set for tests. */
export type Clock = { readonly now: () => Date };

export type Store = {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly now: () => number;
  readonly generation: string | null;
  readonly read: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;
  readonly write: <Result>(
    work: (tx: Transaction) => Promise<Result>,
    options?: { readonly request?: RequestInfo; readonly now?: number },
  ) => Promise<Result>;
};

/** Writers take it in turn: no two calls ever see each other's half. */
export const writeLock = 5_001_011;

export function createStore(deps: {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly dueTimes: DueTimes;
  /** Of the process that may write; null where no other could take its place. */
  readonly generation: string | null;
}): Store {
  const { pool, clock, dueTimes, generation } = deps;
  const now = () => Math.floor(clock.now().getTime() / 1_000);

  const inTransaction = async <Result>(
    mode: 'READ ONLY' | 'READ WRITE',
    work: (client: pg.PoolClient) => Promise<Result>,
  ): Promise<Result> => {
    const client = await pool.connect();
    try {
      const isolation = mode === 'READ ONLY' ? 'REPEATABLE READ' : 'READ COMMITTED';
      await client.query(`BEGIN ISOLATION LEVEL ${isolation} ${mode}`);
      const result = await work(client);
      await client.query('COMMIT');
      client.release();
      return result;
    } catch (error) {
      const isEnded = await client.query('ROLLBACK').then(
        () => true,
        () => false,
      );
      client.release(!isEnded);
      throw error;
    }
  };

  const requireLeadership = async (client: pg.PoolClient): Promise<void> => {
    if (generation === null) return;
    const { rows } = await client.query<{ readonly generation: string }>(
      `SELECT generation FROM ${schemaName}.leadership`,
    );
    if (rows[0]?.generation === generation) return;
    throw new StripeError(503, 'api_error', 'Another process has taken over. Please try again.');
  };

  return {
    pool,
    clock,
    now,
    generation,
    read: (work) =>
      inTransaction('READ ONLY', (client) =>
        work(transactionOn(client, { request: null, now: now(), dueTimes })),
      ),
    write: (work, options = {}) =>
      inTransaction('READ WRITE', async (client) => {
        await client.query('SELECT pg_advisory_xact_lock($1)', [writeLock]);
        await requireLeadership(client);
        const request = options.request ?? null;
        return work(transactionOn(client, { request, now: options.now ?? now(), dueTimes }));
      }),
  };
}
