/** Brings the schema up to date, one process at a time. */
import { join } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { StartupError } from '../startup-error.ts';
import { withoutBounds } from './pool.ts';

const migrationLock = 5_001_002;
const migrationsFolder = join(import.meta.dirname, '../../../migrations');

/** The lock ends with the connection. */
export async function migrateDatabase(pool: Pool): Promise<void> {
  await withoutBounds(pool, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder }).catch(explainFailure);
  });
}

/** What the product needs of the server and cannot give itself is said to the person who runs it. */
function explainFailure(error: unknown): never {
  const isAboutTrigrams =
    error instanceof DrizzleQueryError && /pg_trgm|trgm_ops/.test(error.query);
  if (!isAboutTrigrams) throw error;
  throw new StartupError([
    `The database needs the extension pg_trgm, which cannot be used here (docs/runbook.md, PostgreSQL of your own): ${error.cause?.message ?? ''}.`,
  ]);
}
