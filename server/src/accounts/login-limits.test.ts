import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { describe, expect, it } from 'vitest';
import { connect } from '../platform/database/database.ts';
import { aPerson, call } from '../testing/people.ts';
import { createTestApp, productionVariables } from '../testing/test-app.ts';

// A quarter of the product's limits: five attempts at one account from one address.
const variables = { ...productionVariables, RATE_LIMIT_FACTOR: '0.25' };
const one = await createTestApp({ variables });
const connection = connect(one.url, () => {});
const two = await createTestApp({ variables, database: connection });
const apps = [one.app, two.app];
const { login, adminLogin } = accountAddresses;

/** The sentence to the letter, and after it how long. */
const tooMany = expect.stringMatching(
  /^Too many login attempts\. Please wait a moment before trying again\. You can try again in \d+ (seconds?|minutes?)\.$/,
);

function attempt(
  username: string,
  manner: { from: string; password?: string; app?: typeof one.app },
) {
  const { from, password = 'wrong', app = one.app } = manner;
  return call(app, login, { body: { username, password }, from });
}

describe('too many attempts at one account', () => {
  it('are refused in all processes, and say when to come back; from elsewhere one gets in', async () => {
    const person = await aPerson(one.app);
    const from = '203.0.113.5';
    for (let tries = 0; tries < 5; tries += 1) {
      const app = apps[tries % 2] ?? one.app;
      expect((await attempt(person.username, { from, app })).status).toBe(401);
    }
    for (const app of apps) {
      const refused = await attempt(person.username, { from, app, password: person.password });
      expect(refused.status).toBe(429);
      expect(refused.body.error).toEqual(tooMany);
      const seconds = Number(refused.headers['retry-after']);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(900);
    }
    const elsewhere = { from: '203.0.113.6', password: person.password };
    expect((await attempt(person.username, elsewhere)).status).toBe(200);
  });

  it('are counted alike for a name that nobody has', async () => {
    const from = '203.0.113.7';
    for (let tries = 0; tries < 5; tries += 1) await attempt('nobody-here', { from });
    const refused = await attempt('nobody-here', { from });
    expect(refused.status).toBe(429);
    expect(refused.body.error).toEqual(tooMany);
  });

  it('are counted together however the name is written', async () => {
    const from = '203.0.113.8';
    const spellings = ['zoë-x', 'ZOË-X', ' zoë-x ', 'zoe\u0308-x', 'Zoe\u0308-X'];
    for (const spelling of spellings) await attempt(spelling, { from });
    expect((await attempt('zoë-x', { from })).status).toBe(429);
  });

  it("are counted together at both doors, and the admin's answers in both fields", async () => {
    const app = await createTestApp({
      variables: { ...variables, ADMIN_AREA: 'on' },
      database: one,
    });
    const from = '203.0.113.9';
    const body = { username: 'somebody', password: 'wrong' };
    for (let tries = 0; tries < 5; tries += 1) {
      await call(app.app, tries % 2 === 0 ? login : adminLogin, { body, from });
    }
    const refused = await call(app.app, adminLogin, { body, from });
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ error: tooMany, message: tooMany });
  });
});

it('one address cannot go on with ever other names', async () => {
  const from = '203.0.113.10';
  const statuses: number[] = [];
  // A fortieth of the attempts, so that this stays quick.
  const app = await createTestApp({
    variables: { ...productionVariables, RATE_LIMIT_FACTOR: '0.025' },
  });
  for (let number = 0; number < 6; number += 1) {
    statuses.push((await attempt(`name-${number}`, { from, app: app.app })).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

it('the addresses of one IPv6 network count together', async () => {
  for (let number = 1; number <= 5; number += 1) {
    await attempt('somebody-else', { from: `2001:db8:7:7::${number}` });
  }
  const [near, far] = ['2001:db8:7:7:ffff::9', '2001:db8:7:8::1'];
  expect((await attempt('somebody-else', { from: near })).status).toBe(429);
  expect((await attempt('somebody-else', { from: far })).status).toBe(401);
});

it('an address in the header counts for nothing where no proxy is trusted', async () => {
  const from = '203.0.113.11';
  const forged = (number: number) =>
    call(one.app, login, {
      body: { username: 'target', password: 'wrong' },
      from,
      headers: { 'x-forwarded-for': `192.0.2.${number}` },
    });
  for (let number = 0; number < 5; number += 1) await forged(number);
  expect((await forged(99)).status).toBe(429);
});

it('the counters hold neither names nor email addresses', async () => {
  await attempt('name-in-a-counter', { from: '203.0.113.12' });
  await attempt('counter@example.com', { from: '203.0.113.12' });
  const { rows } = await one.pool.query('SELECT key FROM rate_limits');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/name-in-a-counter|counter@example/);
});
