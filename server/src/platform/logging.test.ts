import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-app.ts';
import { createLog, describeError } from './logging.ts';

it('an error of the database is logged without what people typed', async () => {
  const { db } = await createTestDatabase();
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const email = 'jo@example.com';
  for (const query of [
    sql`SELECT ${email}::integer`,
    sql`INSERT INTO rate_limits (key, points) VALUES (${email}, 1), (${email}, 2)`,
  ]) {
    await db.execute(query).catch((error: unknown) => log.error({ err: error }, 'failed'));
  }
  expect(lines).toHaveLength(2);
  expect(lines.join()).not.toContain(email);
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({
    msg: 'failed',
    err: { cause: { code: '23505', constraint: 'rate_limits_pkey', table: 'rate_limits' } },
  });
});

it('an object that is no error is described by the fields it shares with one', () => {
  expect(describeError({ message: 'connection lost', queue: 'mail', secret: 'x' })).toEqual({
    type: 'object',
    message: 'connection lost',
    queue: 'mail',
  });
});

it('what another service says is logged without the addresses that it repeats', () => {
  const { message } = describeError(new Error("Invalid email address: 'zoe@example.com'."));
  expect(message).toBe("Invalid email address: '[address]'.");
});
