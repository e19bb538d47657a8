import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { describe, expect, it } from 'vitest';
import { aPerson, aStaffMember, call, type Person } from '../testing/people.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp, productionVariables } from '../testing/test-app.ts';

const clock = settableClock();
// Half of the product's limits: ten wrong attempts of strangers at one account, five of a known device.
const variables = { ...productionVariables, RATE_LIMIT_FACTOR: '0.5', ADMIN_AREA: 'on' };
const one = await createTestApp({ variables, clock });
const { app, pool } = one;
/** Where people are made, as many as it takes. */
const roomy = await createTestApp({
  variables: { ...variables, RATE_LIMIT_FACTOR: '1000' },
  database: one,
  clock,
});
const { login, adminLogin } = accountAddresses;

type Browser = { cookie: string };

let requests = 0;
/** Always another network, so that it is the account that is counted. */
function anywhere(): string {
  requests += 1;
  return `198.51.100.${requests % 200}`;
}

/** Keeps the cookie that it is given, as a browser does. */
async function attempt(
  { username, password }: Pick<Person, 'username' | 'password'>,
  browser: Browser = { cookie: '' },
  door: typeof login | typeof adminLogin = login,
) {
  const reply = await call(app, door, {
    body: { username, password },
    headers: browser.cookie === '' ? {} : { cookie: `known_device=${browser.cookie}` },
    from: anywhere(),
  });
  const set = reply.cookies.find(({ name }) => name === 'known_device');
  if (set !== undefined) browser.cookie = set.value;
  return { ...reply, set };
}

const wrong = ({ username }: Person) => ({ username, password: 'wrong' });

async function aKnownBrowser(...people: Person[]): Promise<Browser> {
  const browser = { cookie: '' };
  for (const person of people) expect((await attempt(person, browser)).status).toBe(200);
  return browser;
}

async function lockStrangersOut(person: Person): Promise<void> {
  for (let tries = 0; tries < 10; tries += 1) {
    expect((await attempt(wrong(person))).status).toBe(401);
  }
  expect((await attempt(person)).status).toBe(429);
}

describe('the cookie of a device that has signed in', () => {
  it('lasts, is out of reach for scripts and other sites, and is sent only to calls', async () => {
    const person = await aPerson(roomy.app);
    const { set } = await attempt(person);
    expect(set).toEqual({
      name: 'known_device',
      value: expect.stringMatching(/^[\w.-]+$/),
      path: '/api',
      httpOnly: true,
      sameSite: 'Strict',
      secure: true,
      maxAge: 180 * 24 * 60 * 60,
    });
    expect(set?.value).not.toContain(person.username);
  });

  it('is not Secure in local, where there is no TLS', async () => {
    const local = await createTestApp();
    const { username, password } = await aPerson(local.app);
    const { cookies } = await call(local.app, login, { body: { username, password } });
    const set = cookies.find(({ name }) => name === 'known_device');
    expect(set).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api' });
    expect(set?.secure).toBeUndefined();
  });

  it('is given at every success, a new one each time, and never for a failure', async () => {
    const person = await aPerson(roomy.app);
    const browser = await aKnownBrowser(person);
    const before = browser.cookie;
    expect((await attempt(wrong(person), browser)).set).toBeUndefined();
    expect((await attempt(person, browser)).set?.value).not.toBe(before);
  });
});

describe('strangers', () => {
  it('cannot lock out a device that has signed in before, by either name', async () => {
    const person = await aPerson(roomy.app);
    const browser = await aKnownBrowser(person);
    await lockStrangersOut(person);
    expect((await attempt(person, browser)).status).toBe(200);
    const byEmail = { ...person, username: person.email.toUpperCase() };
    expect((await attempt(byEmail, browser)).status).toBe(200);
  });

  it('nor at the door of the staff, whichever door it came in by', async () => {
    const staff = await aStaffMember(roomy, 'admin', clock.now());
    const browser = { cookie: '' };
    const [totp = ''] = staff.recoveryCodes;
    const { username, password } = staff;
    const body = { username, password, totp };
    const reply = await call(app, adminLogin, { body, from: anywhere() });
    browser.cookie = reply.cookies.find(({ name }) => name === 'known_device')?.value ?? '';
    for (let tries = 0; tries < 10; tries += 1) await attempt(wrong(staff));
    expect((await attempt(staff)).status).toBe(429);
    for (const door of [login, adminLogin]) {
      expect((await attempt(staff, browser, door)).body.code).toBe('totp_required');
    }
  });

  it.each([
    ['of another person', (_: string, other: string) => other],
    ['with another number', (own: string) => own.replace(/^\d+/, (id) => String(Number(id) + 1))],
    ['with another time', (own: string) => own.replace(/\.\d+\./, '.9999999999999.')],
    ['with another nonce', (own: string) => own.replace(/\.[\w-]{22}\./, `.${'A'.repeat(22)}.`)],
    ['with another signature', (own: string) => own.replace(/[\w-]{43}$/, 'A'.repeat(43))],
    ['without a signature', (own: string) => own.replace(/\.[\w-]+$/, '')],
    ['of nonsense', () => '.~..~1.2.3.4~%00'],
  ])('gain nothing by a cookie %s', async (_, change) => {
    const [person, other] = [await aPerson(roomy.app), await aPerson(roomy.app)];
    const [own, others] = [await aKnownBrowser(person), await aKnownBrowser(other)];
    await lockStrangersOut(person);
    const cookie = change(own.cookie, others.cookie);
    expect(cookie).not.toBe(own.cookie);
    expect((await attempt(person, { cookie })).status).toBe(429);
    expect((await attempt(person, own)).status).toBe(200);
  });
});

describe('a device that has signed in', () => {
  it('has few guesses of its own, and then none of the strangers’ either', async () => {
    const person = await aPerson(roomy.app);
    const [browser, otherBrowser] = [await aKnownBrowser(person), await aKnownBrowser(person)];
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await attempt(wrong(person), browser)).status).toBe(401);
    }
    for (const given of [wrong(person), person]) {
      const refused = await attempt(given, browser);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    }
    // It has used up neither another device's attempts nor those of strangers.
    expect((await attempt(person, otherBrowser)).status).toBe(200);
    await lockStrangersOut(person);
  });

  it('uses up nothing by signing in', async () => {
    const person = await aPerson(roomy.app);
    const { cookie } = await aKnownBrowser(person);
    for (let tries = 0; tries < 8; tries += 1) {
      expect((await attempt(person, { cookie })).status).toBe(200);
    }
  });

  it('is a stranger again after half a year', async () => {
    const person = await aPerson(roomy.app);
    const { cookie } = await aKnownBrowser(person);
    await lockStrangersOut(person);
    clock.advance(180 * 24 * 60 * 60 * 1000 - 1);
    expect((await attempt(person, { cookie })).status).toBe(200);
    clock.advance(1);
    expect((await attempt(person, { cookie })).status).toBe(429);
  });

  it('is a stranger where devices are trusted only from a later time', async () => {
    const person = await aPerson(roomy.app);
    const before = await aKnownBrowser(person);
    clock.advance(1);
    await pool.query('UPDATE users SET devices_trusted_from = $2 WHERE id = $1', [
      person.id,
      clock.now(),
    ]);
    const since = await aKnownBrowser(person);
    await lockStrangersOut(person);
    expect((await attempt(person, { cookie: before.cookie })).status).toBe(429);
    expect((await attempt(person, { cookie: since.cookie })).status).toBe(200);
  });

  it('can be that of several people, of whom the last four are known', async () => {
    const people: Person[] = [];
    for (let number = 0; number < 5; number += 1) people.push(await aPerson(roomy.app));
    const [first, second, ...others] = people;
    if (first === undefined || second === undefined) throw new Error('There are five');
    const browser = await aKnownBrowser(first, second, ...others, second);
    for (const person of people) await lockStrangersOut(person);
    const statuses: number[] = [];
    for (const person of people) {
      statuses.push((await attempt(person, { cookie: browser.cookie })).status);
    }
    expect(statuses).toEqual([429, 200, 200, 200, 200]);
    expect(browser.cookie.length).toBeLessThan(500);
  });
});
