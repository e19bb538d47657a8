/** The one PostgreSQL database: by DATABASE_URL, else the built-in server. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { joinEmbeddedServer } from './embedded.ts';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type DatabaseConnection = {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly url: string;
  readonly kind: 'server' | 'built-in';
  readonly close: () => Promise<void>;
};

export async function openDatabase(options: {
  databaseUrl: string | null;
  dataFolder: string;
  onError: (error: Error) => void;
  onLost: (error: Error) => void;
}): Promise<DatabaseConnection> {
  if (options.databaseUrl !== null) {
    const connection = connect(options.databaseUrl, options.onError);
    try {
      await connection.pool.query('SELECT 1');
    } catch (error) {
      await connection.pool.end();
      throw new StartupError([unreachable(error)]);
    }
    return { ...connection, kind: 'server', close: () => connection.pool.end() };
  }
  const server = await joinEmbeddedServer(options);
  const connection = connect(server.url, options.onError);
  return {
    ...connection,
    kind: 'built-in',
    close: async () => {
      await connection.pool.end();
      await server.leave();
    },
  };
}

export function connect(url: string, onError: (error: Error) => void) {
  const pool = new pg.Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 10_000 });
  // Without a listener, a restart of the database would end this process.
  pool.on('error', onError);
  return { db: drizzle(pool), pool, url };
}

function unreachable(error: unknown): string {
  const reasons = error instanceof AggregateError ? error.errors : [error];
  const said = reasons.map((reason) => (reason instanceof Error ? reason.message : String(reason)));
  return `The database that DATABASE_URL names cannot be reached: ${said.join('; ')}.`;
}
