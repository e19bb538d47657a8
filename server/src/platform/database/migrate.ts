/** Brings the schema up to date, one process at a time. */
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { withoutBounds } from './pool.ts';

const migrationLock = 5_001_002;
const migrationsFolder = join(import.meta.dirname, '../../../migrations');

/** The lock ends with the connection. */
export async function migrateDatabase(pool: Pool): Promise<void> {
  await withoutBounds(pool, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  });
}
