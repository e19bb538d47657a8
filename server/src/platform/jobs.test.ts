import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { recordedLog } from '../testing/recorded-log.ts';
import { createTestDatabase } from '../testing/test-app.ts';
import { createJobTables, startJobs } from './jobs.ts';
import { createLog } from './logging.ts';

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

it('a job that fails is logged, and leaves in the queue nothing of what people typed', async () => {
  const { pool, db, availability } = await createTestDatabase();
  const { log, entries } = recordedLog();
  const name = 'test.fails';
  const run = async (): Promise<void> => {
    await db.execute(sql`SELECT ${'sam@example.com'}::integer`);
  };
  const jobs = await startJobs({
    ...{ pool, availability, log },
    jobs: [{ name, cron: '0 3 * * *', retries: 0, run }],
  });
  await jobs.runNow(name);
  await expect.poll(() => entries, { timeout: 20_000 }).toHaveLength(1);
  await jobs.stop();
  const { rows } = await pool.query('SELECT state, output FROM jobs.job WHERE name = $1', [name]);
  expect(rows).toMatchObject([
    { state: 'failed', output: { message: 'test.fails failed; see the log' } },
  ]);
  expect(entries).toMatchObject([{ msg: 'background work failed', job: name }]);
  expect(JSON.stringify([rows, entries])).not.toContain('sam@example.com');
});
