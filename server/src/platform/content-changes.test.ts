import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { countingPages } from '../testing/counting-pages.ts';
import { createTestApp, createTestDatabase, type TestDatabase } from '../testing/test-app.ts';
import { announceContentChange, listenForContentChanges } from './content-changes.ts';

async function createListeningApp(database: TestDatabase) {
  const pages = countingPages();
  const { app } = await createTestApp({ database, pages, listens: true });
  return { body: async () => (await app.inject('/')).body };
}

describe('two processes on one database', () => {
  it('both forget their pages when one announces a change', async () => {
    const database = await createTestDatabase();
    const [one, two] = [await createListeningApp(database), await createListeningApp(database)];
    const before = [await one.body(), await two.body()];
    expect([await one.body(), await two.body()]).toEqual(before);
    await announceContentChange(database.db);
    await expect.poll(one.body).not.toBe(before[0]);
    await expect.poll(two.body).not.toBe(before[1]);
  });
});

describe('a listener', () => {
  it('whose connection was lost connects again and counts that as a change', async () => {
    const database = await createTestDatabase();
    const one = await createListeningApp(database);
    const before = await one.body();
    const { rowCount } = await database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'content-changes'`,
    );
    expect(rowCount).toBe(1);
    await expect.poll(one.body).not.toBe(before);
  });

  it('tries on while the database is away, and can be stopped in the meantime', async () => {
    const errors: unknown[] = [];
    const { stop } = listenForContentChanges({
      url: 'postgres://nobody@127.0.0.1:1/nothing',
      onChange: () => {},
      onError: (error) => errors.push(error),
    });
    await expect.poll(() => errors.length).toBeGreaterThan(2);
    await stop();
    expect(errors[0]).toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('that is stopped leaves no connection behind', async () => {
    const { url, pool } = await createTestDatabase();
    const connected = Promise.withResolvers<void>();
    const { stop } = listenForContentChanges({
      url,
      onChange: connected.resolve,
      onError: connected.reject,
    });
    await connected.promise;
    expect(await countListeners(pool)).toBe(1);
    await stop();
    await expect.poll(() => countListeners(pool)).toBe(0);
  });
});

async function countListeners(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'content-changes'`,
  );
  return rows[0]?.count ?? 0;
}
