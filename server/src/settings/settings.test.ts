import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { paymentSettingsAddresses } from '@debt-payoff/contract/payment-addresses';
import { describe, expect, it } from 'vitest';
import { grantTier } from '../testing/debts.ts';
import { aPerson, call } from '../testing/people.ts';
import { testNow } from '../testing/settable-clock.ts';
import { createTestApp } from '../testing/test-app.ts';

const { app, pool } = await createTestApp({ variables: { RATE_LIMIT_FACTOR: '1000' } });
const { get, update } = paymentSettingsAddresses;

const atFirst = {
  wants_reminders: true,
  can_have_reminders: false,
  is_email_confirmed: false,
  records_automatically: false,
};

describe('the settings about payments', () => {
  it('begin with reminders on, for plans that have them, and automatic recording off', async () => {
    const person = await aPerson(app);
    const reply = await call(app, get, { as: person });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual(atFirst);
  });

  it('say whether the plan has reminders and whether the address is confirmed', async () => {
    const person = await aPerson(app);
    await grantTier(pool, person.id, 'basic');
    await pool.query('UPDATE users SET email_confirmed_at = $2 WHERE id = $1', [
      person.id,
      testNow,
    ]);
    expect((await call(app, get, { as: person })).body).toEqual({
      ...atFirst,
      can_have_reminders: true,
      is_email_confirmed: true,
    });
  });

  it('are changed for oneself alone, and kept', async () => {
    const person = await aPerson(app);
    const other = await aPerson(app);
    const body = { wants_reminders: false, records_automatically: true };
    const changed = await call(app, update, { as: person, body });
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({ ...atFirst, ...body });
    expect((await call(app, get, { as: person })).body).toEqual({ ...atFirst, ...body });
    expect((await call(app, get, { as: other })).body).toEqual(atFirst);
  });

  it('are changed one by one: a tab that knows an older choice leaves the other one as it is', async () => {
    const person = await aPerson(app);
    await call(app, update, { as: person, body: { records_automatically: true } });
    const changed = await call(app, update, { as: person, body: { wants_reminders: false } });
    expect(changed.body).toEqual({
      ...atFirst,
      wants_reminders: false,
      records_automatically: true,
    });
  });

  it.each([
    ['nothing', {}],
    ['no choice that there is', { can_have_reminders: true }],
    ['words', { wants_reminders: 'yes', records_automatically: 'on' }],
    ['null', { wants_reminders: null, records_automatically: true }],
    ['numbers', { wants_reminders: 1, records_automatically: 0 }],
  ])('are refused when %s is sent, and stay', async (_, body) => {
    const person = await aPerson(app);
    expect((await call(app, update, { as: person, body })).status).toBe(400);
    expect((await call(app, get, { as: person })).body).toEqual(atFirst);
  });

  it('take nothing else along: neither plan, nor confirmation, nor role, nor another person', async () => {
    const person = await aPerson(app);
    const victim = await aPerson(app);
    const before = await factsOf(person.id, victim.id);
    const reply = await call(app, update, {
      as: person,
      body: {
        wants_reminders: true,
        records_automatically: true,
        can_have_reminders: true,
        is_email_confirmed: true,
        email_confirmed_at: '2020-01-01T00:00:00.000Z',
        emailConfirmedAt: '2020-01-01T00:00:00.000Z',
        user_id: victim.id,
        userId: victim.id,
        id: victim.id,
        role: 'super_admin',
        tier: 'premium',
        email: 'other@example.com',
        suspended_at: null,
      },
    });
    expect(reply.body).toEqual({ ...atFirst, records_automatically: true });
    const after = await factsOf(person.id, victim.id);
    expect(after).toEqual([{ ...before[0], records_automatically: true }, before[1]]);
  });

  it.each([get, update])('$method are for those who are signed in', async (address) => {
    const body = { wants_reminders: true, records_automatically: true };
    const sent = address.method === 'PUT' ? { body } : {};
    expect((await call(app, address, sent)).status).toBe(401);
  });

  it('are gone with the account', async () => {
    const person = await aPerson(app);
    const { password } = person;
    await call(app, accountAddresses.deleteAccount, { as: person, body: { password } });
    expect((await call(app, get, { as: person })).status).toBe(401);
  });
});

async function factsOf(...ids: number[]): Promise<Record<string, unknown>[]> {
  const { rows } = await pool.query(
    `SELECT id, username, email, role, email_confirmed_at, suspended_at, wants_reminders,
       records_automatically, (SELECT count(*) FROM tier_grants WHERE user_id = users.id) AS grants
     FROM users WHERE id = ANY($1) ORDER BY id`,
    [ids],
  );
  return rows;
}
