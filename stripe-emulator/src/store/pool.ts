/** Connections to the database, any of which may break at any time without ending the process. */
import pg from 'pg';

const connectionsMax = 5;
/** Calls that come together wait for each other, so that one may wait long for its turn. */
const connectMs = 20_000;

export function openPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connectionsMax,
    connectionTimeoutMillis: connectMs,
  });
  // The pool replaces a connection that broke while nobody used it.
  pool.on('error', () => {});
  // One that breaks between two queries of a transaction fails the next of them; that is where it is handled.
  pool.on('connect', (client) => {
    client.on('error', () => {});
  });
  return pool;
}
