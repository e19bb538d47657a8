/** The one PostgreSQL database: by DATABASE_URL, else the built-in server. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { type Availability, type DatabaseNews, watchAvailability } from './availability.ts';
import { joinEmbeddedServer } from './embedded.ts';
import { type Bounds, backgroundBounds, createPool, requestBounds, stretchBounds } from './pool.ts';
import { transactionsOn } from './transactions.ts';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** For a question that may be asked inside a transaction or outside of one. */
export type Reader = Database | Transaction;

export type DatabaseConnection = {
  readonly db: Database;
  readonly pool: pg.Pool;
  /** Connections with longer bounds, so that jobs and requests do not wait for each other. */
  readonly background: { readonly db: Database; readonly pool: pg.Pool };
  readonly availability: Availability;
  readonly url: string;
  readonly kind: 'server' | 'built-in';
  readonly close: () => Promise<void>;
};

export async function openDatabase(options: {
  databaseUrl: string | null;
  dataFolder: string;
  /** How many times as long as usual a request waits for it, at most. */
  waitFactor: number;
  onNews: (news: DatabaseNews) => void;
  /** The built-in server could not be brought back. */
  onLost: (error: Error) => void;
}): Promise<DatabaseConnection> {
  if (options.databaseUrl !== null) {
    const connection = connectBoth(options.databaseUrl, options);
    try {
      await connection.pool.query('SELECT 1');
    } catch (error) {
      await connection.close();
      throw new StartupError([unreachable(error)]);
    }
    return { ...connection, kind: 'server' };
  }
  const server = await joinEmbeddedServer(options);
  const connection = connectBoth(server.url, options);
  return {
    ...connection,
    kind: 'built-in',
    close: async () => {
      await connection.close();
      await server.leave();
    },
  };
}

function connectBoth(
  url: string,
  { onNews, waitFactor }: { onNews: (news: DatabaseNews) => void; waitFactor: number },
) {
  const connection = connect(url, onNews, stretchBounds(requestBounds, waitFactor));
  const { pool, availability } = connection;
  const background = openPool(url, backgroundBounds, availability);
  const close = async (): Promise<void> => {
    await Promise.all([pool.end(), background.pool.end(), availability.stop()]);
  };
  return { ...connection, background, close };
}

export function connect(url: string, onNews: (news: DatabaseNews) => void, bounds: Bounds) {
  const availability = watchAvailability(url, onNews);
  return { ...openPool(url, bounds, availability), availability, url };
}

function openPool(url: string, bounds: Bounds, { reportAway }: Availability) {
  const pool = createPool(url, bounds, reportAway);
  const db: Database = Object.assign(drizzle(pool), { transaction: transactionsOn(pool) });
  return { db, pool };
}

function unreachable(error: unknown): string {
  const reasons = error instanceof AggregateError ? error.errors : [error];
  const said = reasons.map((reason) => (reason instanceof Error ? reason.message : String(reason)));
  return `The database that DATABASE_URL names cannot be reached: ${said.join('; ')}.`;
}
