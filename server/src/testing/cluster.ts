/** One PostgreSQL cluster for a test run, with a migrated database that every test file copies. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { joinEmbeddedServer } from '../platform/database/embedded.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';
import { createJobTables } from '../platform/jobs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database; test files copy it and leave it alone. */
    templateUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'debt-payoff-test-'));
  const server = await joinEmbeddedServer({
    dataFolder: folder,
    onLost: (error) => {
      throw error;
    },
  });
  const stop = async (): Promise<void> => {
    try {
      await server.leave();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  try {
    await prepareTemplate(server.url);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('templateUrl', server.url);
  return stop;
}

async function prepareTemplate(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url });
  try {
    // These databases need not survive a power cut; without it they are copied in a third of the time.
    await pool.query('ALTER SYSTEM SET fsync = off');
    await pool.query('ALTER SYSTEM SET full_page_writes = off');
    await pool.query('SELECT pg_reload_conf()');
    await migrateDatabase(pool);
    await createJobTables(pool);
  } finally {
    await pool.end();
  }
}
