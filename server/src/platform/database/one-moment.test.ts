import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-app.ts';
import type { Transaction } from './database.ts';
import { atOneMoment, readSideBySide } from './one-moment.ts';

const { db, pool } = await createTestDatabase();
await pool.query('CREATE TABLE things (id integer)');

const countThings = async (tx: Transaction): Promise<number> => {
  const { rows } = await tx.execute<{ count: string }>(sql`SELECT count(*) FROM things`);
  return Number(rows[0]?.count);
};

it('two reads side by side see the same moment, whatever is added before the second', async () => {
  const counts = await atOneMoment(db, async (tx) => {
    const before = await countThings(tx);
    await pool.query('INSERT INTO things VALUES (1)');
    return [before, ...(await readSideBySide({ db, tx }, countThings, countThings))];
  });
  expect(counts).toEqual([0, 0, 0]);
  expect((await pool.query('SELECT * FROM things')).rowCount).toBe(1);
});

it('where the second fails, the first comes to its end before its transaction does', async () => {
  const events: string[] = [];
  const failed = atOneMoment(db, (tx) =>
    readSideBySide(
      { db, tx },
      async (own) => {
        for (let round = 0; round < 20; round += 1) await countThings(own);
        events.push('read');
      },
      async () => {
        throw new Error('No');
      },
    ),
  ).catch((error: Error) => events.push(error.message));
  await failed;
  expect(events).toEqual(['read', 'No']);
});
