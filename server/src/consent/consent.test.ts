import { consentAddresses } from '@debt-payoff/contract/consent-addresses';
import { consentVersion } from '@debt-payoff/contract/consent-choice';
import { describe, expect, it } from 'vitest';
import { aPerson, call } from '../testing/people.ts';
import { settableClock, testNow } from '../testing/settable-clock.ts';
import { createTestApp, productionVariables } from '../testing/test-app.ts';

const { app, pool } = await createTestApp({ clock: settableClock() });
const { log } = consentAddresses;
const body = { choice: 'accepted', version: consentVersion };

async function listRecords(): Promise<Record<string, unknown>[]> {
  const { rows } = await pool.query('SELECT * FROM consent_records ORDER BY id');
  return rows;
}

describe('a choice about measuring', () => {
  it('is logged with its version and time, and with nothing about who, not even with a token', async () => {
    const person = await aPerson(app);
    const { status, body: reply } = await call(app, log, {
      as: person,
      body: { ...body, user_id: person.id },
      headers: { 'user-agent': 'A browser of its own kind' },
      from: '203.0.113.9',
    });
    expect({ status, reply }).toEqual({ status: 201, reply: body });
    expect(await listRecords()).toEqual([{ id: expect.anything(), ...body, chosen_at: testNow }]);
  });

  it.each([
    ['a version that nobody has been asked about yet', { ...body, version: consentVersion + 1 }],
    ['a version before the first', { ...body, version: 0 }],
    ['another word', { ...body, choice: 'maybe' }],
    ['nothing', {}],
  ])('is refused with %s', async (_, wrong) => {
    const before = await listRecords();
    expect((await call(app, log, { body: wrong })).status).toBe(400);
    expect(await listRecords()).toEqual(before);
  });

  it('is logged thirty times an hour from one network, and no more', async () => {
    const from = '203.0.113.77';
    for (let count = 0; count < 30; count += 1) {
      expect((await call(app, log, { body, from })).status).toBe(201);
    }
    expect((await call(app, log, { body, from })).status).toBe(429);
    expect((await call(app, log, { body, from: '203.0.113.78' })).status).toBe(201);
  });
});

it.each(['development', 'admin-production'])(
  'it is logged in %s, where it comes without cookie or token',
  async (environment) => {
    const { app: gated } = await createTestApp({
      variables: {
        ...productionVariables,
        APP_ENV: environment,
        ...(environment === 'development' && { DEV_GATE_PASSWORD: 'the password of the gate' }),
      },
    });
    expect((await call(gated, log, { body })).status).toBe(201);
  },
);
