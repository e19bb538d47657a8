import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-app.ts';
import { createJobTables, startJobs } from './jobs.ts';
import { createLog } from './logging.ts';
import { rateLimits } from './rate-limit.tables.ts';
import { rateLimitRetention } from './rate-limit.ts';
import { applyRetentions } from './retention.ts';

it('a job that both of two processes queue runs once', async () => {
  const { pool, availability } = await createTestDatabase();
  const log = createLog('silent');
  let runs = 0;
  const release = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const job = {
    name: 'test.count',
    cron: '0 3 * * *',
    run: async () => {
      runs += 1;
      started.resolve();
      await release.promise;
    },
  };
  const one = await startJobs({ pool, availability, log, jobs: [job] });
  const two = await startJobs({ pool, availability, log, jobs: [job] });
  await Promise.all([one.runNow(job.name), two.runNow(job.name)]);
  await started.promise;
  await Promise.all([one.runNow(job.name), two.runNow(job.name)]);
  const { rows } = await pool.query("SELECT state FROM jobs.job WHERE name = 'test.count'");
  expect(rows).toEqual([{ state: 'active' }]);
  release.resolve();
  await Promise.all([one.stop(), two.stop()]);
  expect(runs).toBe(1);
});

const rounds = process.env.PROOF === 'full' ? 3 : 1;

it('processes that make the tables of an empty database at once do not stumble', async () => {
  const { pool } = await createTestDatabase();
  const atOnce = 8;
  // Connected beforehand, so that they really come at once.
  await Promise.all(Array.from({ length: atOnce }, () => pool.query('SELECT pg_sleep(0.05)')));
  for (let round = 0; round < rounds; round += 1) {
    await pool.query('DROP SCHEMA jobs CASCADE');
    await Promise.all(Array.from({ length: atOnce }, () => createJobTables(pool)));
  }
  const { rows } = await pool.query('SELECT count(*)::int AS jobs FROM jobs.job');
  expect(rows).toEqual([{ jobs: 0 }]);
});

it('purging removes the counters that have run out, and no others', async () => {
  const { db } = await createTestDatabase();
  const now = new Date('2026-11-15T09:00:00Z');
  await db.insert(rateLimits).values([
    { key: 'old', points: 3, expire: now.getTime() - 1 },
    { key: 'current', points: 2, expire: now.getTime() + 1000 },
  ]);
  await applyRetentions([rateLimitRetention], { db, now });
  expect((await db.select().from(rateLimits)).map((row) => row.key)).toEqual(['current']);
});
