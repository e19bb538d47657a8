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

/** A copy of the one that was prepared before the tests: a database that is migrated and holds nothing. */
export async function makeDataFolder(name: string): Promise<string> {
  return copyDataFolder(inject('preparedFolder'), name);
}

export async function copyDataFolder(prepared: string, name: string): Promise<string> {
  const folder = await makeEmptyFolder(name);
  const [from, to] = [join(prepared, 'postgres'), join(folder, 'postgres')];
  // Node's own copy gives the files another owner, as whom the database would not start.
  if (process.platform === 'win32') await cp(from, to, { recursive: true });
  else await promisify(execFile)('cp', ['-a', from, to]);
  return folder;
}

export async function prepareDataFolder(): Promise<string> {
  const folder = await makeEmptyFolder('prepared');
  const server = await joinEmbeddedServer({
    dataFolder: folder,
    onLost: (error) => {
      throw error;
    },
  });
  const pool = new pg.Pool({ connectionString: server.url });
  // A pool that has ended may still be closing its connections when the database stops and cuts them.
  pool.on('error', () => {});
  await migrateDatabase(pool);
  await createJobTables(pool);
  await pool.end();
  await server.leave();
  return folder;
}

export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}
