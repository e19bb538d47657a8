import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-app.ts';
import { startJobs } from './jobs.ts';
import { createLog } from './logging.ts';
import { rateLimits } from './rate-limit.tables.ts';
import { purgeExpiredRateLimits } from './rate-limit.ts';

it('a job that is due runs once, though two processes work', async () => {
  const { pool } = await createTestDatabase();
  const log = createLog('silent');
  let runs = 0;
  const ran = Promise.withResolvers<void>();
  const job = {
    name: 'test.count',
    cron: '0 3 * * *',
    run: async () => {
      runs += 1;
      ran.resolve();
    },
  };
  const workers = [
    await startJobs({ pool, log, jobs: [job] }),
    await startJobs({ pool, log, jobs: [job] }),
  ];
  await workers[0]?.runNow(job.name);
  await ran.promise;
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(runs).toBe(1);
});

it('purging removes the counters that have run out, and no others', async () => {
  const { db } = await createTestDatabase();
  const now = new Date('2026-11-15T09:00:00Z');
  await db.insert(rateLimits).values([
    { key: 'old', points: 3, expire: now.getTime() - 1 },
    { key: 'current', points: 2, expire: now.getTime() + 1000 },
  ]);
  await purgeExpiredRateLimits(db, now);
  expect((await db.select().from(rateLimits)).map((row) => row.key)).toEqual(['current']);
});
