import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aPerson, call, newCredentials, switchTwoStepOn } from '../testing/people.ts';
import { testNow } from '../testing/settable-clock.ts';
import { connectUntilEnd, createTestApp, productionVariables } from '../testing/test-app.ts';

// Half of the product's limits: five wrong attempts at one account from one address, ten in total.
const variables = { ...productionVariables, RATE_LIMIT_FACTOR: '0.5' };
const one = await createTestApp({ variables });
const two = await createTestApp({ variables, database: connectUntilEnd(one.url) });
const apps = [one.app, two.app];
const { login, adminLogin } = accountAddresses;

/** The sentence to the letter, and after it how long. */
const tooMany = expect.stringMatching(
  /^Too many login attempts\. Please wait a moment before trying again\. You can try again in \d+ (seconds?|minutes?)\.$/,
);

function attempt(
  username: string,
  manner: { from: string; password?: string; totp?: string; app?: typeof one.app },
) {
  const { from, password = 'wrong', totp, app = one.app } = manner;
  const body = { username, password, ...(totp !== undefined && { totp }) };
  return call(app, login, { body, from });
}

/** Ten, which is as many as strangers have together. */
async function guessFromThreeNetworks(username: string): Promise<void> {
  for (let tries = 0; tries < 10; tries += 1) {
    const guess = await attempt(username, { from: `198.51.100.${tries % 3}` });
    expect(guess.status).toBe(401);
  }
}

describe('the right password', () => {
  it('uses up no attempts', async () => {
    const { username, password } = await aPerson(one.app);
    const from = '203.0.113.30';
    for (let tries = 0; tries < 12; tries += 1) {
      expect((await attempt(username, { from, password })).status).toBe(200);
    }
    for (let tries = 0; tries < 5; tries += 1) await attempt(username, { from });
    expect((await attempt(username, { from, password })).status).toBe(429);
  });

  it('uses up none while a code is still asked for, but wrong codes do', async () => {
    const person = await aPerson(one.app);
    await switchTwoStepOn(one, person, testNow);
    const { username, password } = person;
    const from = '203.0.113.31';
    const codeOf = async (totp?: string) =>
      (await attempt(username, { from, password, ...(totp && { totp }) })).body.code;
    for (let tries = 0; tries < 6; tries += 1) expect(await codeOf()).toBe('totp_required');
    for (let tries = 0; tries < 5; tries += 1) expect(await codeOf('000000')).toBe('totp_invalid');
    expect(await codeOf()).toBe('too_many_requests');
  });

  it('of somebody who is not staff counts as wrong at the door of the staff', async () => {
    const staffed = await createTestApp({
      variables: { ...variables, ADMIN_AREA: 'on' },
      database: one,
    });
    const { username, password } = await aPerson(staffed.app);
    const from = '203.0.113.32';
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      const reply = await call(staffed.app, adminLogin, { body: { username, password }, from });
      statuses.push(reply.status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

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
      expect(seconds).toBeLessThanOrEqual(30 * 60);
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

  it('are counted together by username and by email address', async () => {
    const { username, email } = await aPerson(one.app, { username: 'Zoë-Y' });
    const from = '203.0.113.20';
    const logins = [username, email, 'zoe\u0308-y', 'ＺＯË-Y', `<${email.toUpperCase()}>`];
    for (const name of logins) expect((await attempt(name, { from })).status).toBe(401);
    for (const name of logins) expect((await attempt(name, { from })).status).toBe(429);
  });

  it.each(['somebody', 'nobody'])(
    'from many networks lock everyone out who is a stranger, for half an hour: %s',
    async (kind) => {
      vi.useFakeTimers({ toFake: ['Date'] });
      onTestFinished(() => void vi.useRealTimers());
      const person = kind === 'somebody' ? await aPerson(one.app) : newCredentials();
      await guessFromThreeNetworks(person.username);
      const { password } = person;
      const atLast = () => attempt(person.username, { from: '198.51.100.99', password });
      const refused = await atLast();
      expect(refused.status).toBe(429);
      expect(refused.body.error).toEqual(tooMany);
      vi.setSystemTime(Date.now() + Number(refused.headers['retry-after']) * 1000);
      expect((await atLast()).status).toBe(kind === 'somebody' ? 200 : 401);
    },
  );

  it('at the same moment pass no limit', async () => {
    const { username } = await aPerson(one.app);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        attempt(username, { from: '203.0.113.21', app: apps[turn % 2] ?? one.app }),
      ),
    );
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it("are counted together at both doors, and the admin's replies in both fields", async () => {
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
