import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import { expect, it } from 'vitest';
import { aMessage } from '../testing/contact.ts';
import { aPerson, call } from '../testing/people.ts';
import { createStaffedApp, staffedVariables } from '../testing/staff.ts';
import { createTestApp } from '../testing/test-app.ts';

const world = await createStaffedApp();
const { app, pool, clock, admin, superAdmin } = world;
/** The same people, three acts an hour. */
const slow = await createTestApp({
  clock,
  database: world,
  variables: { ...staffedVariables, RATE_LIMIT_FACTOR: '0.01' },
});

async function countMails(): Promise<number> {
  const { rows } = await pool.query('SELECT count(*)::int AS count FROM mail_outbox');
  return rows[0].count;
}

it('one of the staff does so much in an hour and no more, however they go about it', async () => {
  const person = await aPerson(app);
  await call(app, { method: 'POST', path: '/api/contact' }, { body: aMessage() });
  const { rows } = await pool.query('SELECT id::int FROM contact_messages');
  const { replyToMessage, updateUser, suspendUser, getUser } = adminAddresses;
  const reply = (as = admin) =>
    call(slow.app, replyToMessage, { as, id: rows[0].id, body: { reply: 'Hello' } });
  const change = (email: string) =>
    call(slow.app, updateUser, { as: admin, id: person.id, body: { email } });
  // What is refused is no act.
  const missing = await call(slow.app, suspendUser, { as: admin, id: 999_999_999, body: {} });
  expect(missing.status).toBe(404);

  const done = [await reply(), await change('a@example.com'), await reply()];
  expect(done.map(({ status }) => status)).toEqual([200, 200, 200]);
  const mails = await countMails();
  const refused = [
    ...(await Promise.all([reply(), change('b@example.com'), reply()])),
    await call(slow.app, suspendUser, { as: admin, id: person.id, body: {} }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
  expect(await countMails()).toBe(mails);

  // They go on reading, and others go on working.
  expect((await call(slow.app, getUser, { as: admin, id: person.id })).status).toBe(200);
  expect((await reply(superAdmin)).status).toBe(200);
});
