/** Data folders whose database is ready to start: creating one takes longer than most tests of it. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { inject } from 'vitest';
import { joinEmbeddedServer } from '../../server/src/platform/database/embedded.ts';
import { migrateDatabase } from '../../server/src/platform/database/migrate.ts';
import { createJobTables } from '../../server/src/platform/jobs.ts';

/** An empty one, for what is about the creation itself. */
export function makeEmptyFolder(name: string): Promise<string> {
  return mkdtemp(join(tmpdir(), `debt-payoff-${name}-`));
}

/** A copy of one that was prepared before the tests: a database that is migrated and holds one person. */
export async function makeDataFolder(name: string): Promise<string> {
  return copyDataFolder(inject('folderWithPerson'), name);
}

export async function copyDataFolder(prepared: string, name: string): Promise<string> {
  const folder = await makeEmptyFolder(name);
  const [from, to] = [join(prepared, 'postgres'), join(folder, 'postgres')];
  // Node's own copy gives the files another owner, as whom the database would not start.
  if (process.platform === 'win32') await cp(from, to, { recursive: true });
  else await promisify(execFile)('cp', ['-a', from, to]);
  return folder;
}

/** A database that is migrated and holds nothing. */
export async function prepareDataFolder(): Promise<string> {
  const folder = await makeEmptyFolder('prepared');
  await withDatabaseIn(folder, async (pool) => {
    // A test kills processes, never the machine: what the system has been given is safe without waiting for the disk.
    await pool.query('ALTER SYSTEM SET fsync = off');
    await pool.query('ALTER SYSTEM SET full_page_writes = off');
    await pool.query('SELECT pg_reload_conf()');
    await migrateDatabase(pool);
    await createJobTables(pool);
  });
  return folder;
}

/** Where somebody is registered, a start makes no demo accounts: a quarter of its work. */
export async function registerSomebody(folder: string): Promise<void> {
  await withDatabaseIn(folder, (pool) =>
    pool.query(
      `INSERT INTO users (username, username_key, email, password_hash, created_at, updated_at)
       VALUES ('the-first', 'the-first', 'the-first@example.com', 'none', now(), now())`,
    ),
  );
}

/** While no product runs on it. */
export async function withDatabaseIn(
  folder: string,
  work: (pool: pg.Pool) => Promise<unknown>,
): Promise<void> {
  const server = await joinEmbeddedServer({
    dataFolder: folder,
    onLost: (error) => {
      throw error;
    },
  });
  const pool = new pg.Pool({ connectionString: server.url });
  try {
    await work(pool);
  } finally {
    // The server may stop before it has read the goodbye of the last connection, and then says so.
    pool.on('error', () => {});
    await pool.end();
    await server.leave();
  }
}

export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}
