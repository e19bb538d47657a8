/** Transactions that always give their connection back, and give back none that is broken. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { isDatabaseAway } from './absence.ts';

type RunTransaction = NodePgDatabase['transaction'];

/** Drizzle's own leaves a connection checked out for good where its BEGIN fails. */
export function transactionsOn(pool: Pool): RunTransaction {
  return async (work, config) => {
    const client = await pool.connect();
    try {
      const result = await drizzle(client).transaction(work, config);
      client.release();
      return result;
    } catch (error) {
      client.release(!isSound(client, error));
      throw error;
    }
  };
}

/** A connection that is still in a transaction, or whose last reply is still due, would harm the next user. */
function isSound(client: PoolClient, error: unknown): boolean {
  return client.getTransactionStatus() === 'I' && !isDatabaseAway(error);
}
