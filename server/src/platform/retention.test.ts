import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-app.ts';
import { applyRetentions, type Retention, retentionJob } from './retention.ts';

const { db } = await createTestDatabase();
const now = new Date('2026-11-15T09:00:00Z');

function recorded() {
  const calls: string[] = [];
  const keeps = (what: string, keptDays: number): Retention => ({
    what,
    tables: [],
    keptDays,
    deleteBefore: async (_, instant) => {
      calls.push(`${what} before ${instant.toISOString()}`);
    },
  });
  return { calls, keeps };
}

it('each kind goes by its own time, in the order in which it is declared', async () => {
  const { calls, keeps } = recorded();
  await applyRetentions([keeps('letters', 30), keeps('counters', 0)], { db, now });
  expect(calls).toEqual([
    'letters before 2026-10-16T09:00:00.000Z',
    'counters before 2026-11-15T09:00:00.000Z',
  ]);
});

it('the job takes the time of its run', async () => {
  const { calls, keeps } = recorded();
  let moment = now;
  const job = retentionJob(
    { db, clock: { now: () => moment } },
    { name: 'letters.purge', cron: '1 3 * * *', retentions: [keeps('letters', 1)] },
  );
  moment = new Date('2026-11-16T09:00:00Z');
  await job.run();
  expect(job).toMatchObject({ name: 'letters.purge', cron: '1 3 * * *' });
  expect(calls).toEqual(['letters before 2026-11-15T09:00:00.000Z']);
});

it('a failure keeps nothing else, and says what was not deleted, so that the job is tried again', async () => {
  const { calls, keeps } = recorded();
  const broken = (what: string): Retention => ({
    ...keeps(what, 30),
    deleteBefore: () => Promise.reject(new Error(`${what} are out of order`)),
  });
  const retentions = [broken('letters'), keeps('counters', 0), broken('keys')];
  await expect(applyRetentions(retentions, { db, now })).rejects.toMatchObject({
    message: 'Kept for longer than it should be: letters; keys',
    cause: { message: 'letters are out of order' },
  });
  expect(calls).toEqual(['counters before 2026-11-15T09:00:00.000Z']);
});
