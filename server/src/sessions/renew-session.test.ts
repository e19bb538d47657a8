import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { describe, expect, it } from 'vitest';
import { aPerson, call, signIn, suspend } from '../testing/people.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { connectUntilEnd, createTestApp, productionVariables } from '../testing/test-app.ts';

const clock = settableClock();
const variables = { ...productionVariables, RATE_LIMIT_FACTOR: '1000' };
const one = await createTestApp({ variables, clock });
const two = await createTestApp({ variables, clock, database: connectUntilEnd(one.url) });
const { app, pool } = one;
const { refresh, verify, login, logout } = accountAddresses;
const person = await aPerson(app);

const secondMs = 1_000;
const dayMs = 86_400_000;
const graceMs = 30 * secondMs;

const renew = (refreshToken: string, through = app) => call(through, refresh, { refreshToken });

/** Renews where that must succeed, and gives the new refresh token. */
async function renewed(refreshToken: string): Promise<string> {
  const { status, cookie } = await renew(refreshToken);
  expect(status).toBe(200);
  return cookie?.value ?? '';
}

async function isOver(refreshToken: string): Promise<boolean> {
  const { status, body } = await renew(refreshToken);
  return status === 401 && body.code === 'session_ended';
}

describe('a refresh', () => {
  it('gives a new access token and a new refresh token in the cookie alone', async () => {
    const { refreshToken, token } = await signIn(app, person);
    clock.advance(graceMs);
    const reply = await renew(refreshToken);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      access_token: expect.any(String),
      server_time: clock.now().toISOString(),
    });
    expect(reply.body.access_token).not.toBe(token);
    expect(reply.cookie?.value).not.toBe(refreshToken);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect((await call(app, verify, { as: reply.body.access_token })).status).toBe(200);
  });

  it('needs the cookie: a bearer token is not enough', async () => {
    const reply = await call(app, refresh, { as: person });
    expect(reply.status).toBe(401);
    expect(reply.body.code).toBe('session_ended');
  });

  it('stores nothing but hashes', async () => {
    const { refreshToken } = await signIn(app, person);
    const next = await renewed(refreshToken);
    const { rows } = await pool.query('SELECT to_jsonb(t) AS row FROM refresh_tokens t');
    expect(JSON.stringify(rows)).not.toContain(refreshToken);
    expect(JSON.stringify(rows)).not.toContain(next);
  });
});

describe('the cookie', () => {
  it('is out of reach for scripts, other sites and other paths, and Secure', async () => {
    const { username, password } = person;
    const reply = await call(app, login, { body: { username, password } });
    for (const { cookie } of [reply, await renew(reply.cookie?.value ?? '')]) {
      expect(cookie).toEqual({
        name: 'refresh_token',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/api/auth',
        httpOnly: true,
        sameSite: 'Strict',
        secure: true,
        maxAge: 30 * 24 * 60 * 60,
      });
    }
  });

  it('is not Secure in local, where there is no TLS', async () => {
    const local = await createTestApp({ variables: { RATE_LIMIT_FACTOR: '1000' } });
    const { username, password } = await aPerson(local.app);
    const { cookie } = await call(local.app, login, { body: { username, password } });
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/auth' });
    expect(cookie?.secure).toBeUndefined();
  });

  it('is taken back when it is worth nothing, and when signing out', async () => {
    const { refreshToken } = await signIn(app, person);
    for (const reply of [await renew('garbage'), await call(app, logout, { refreshToken })]) {
      expect(reply.cookie).toMatchObject({ value: '', path: '/api/auth' });
      expect(reply.cookie?.expires?.getTime()).toBe(0);
    }
    expect(await isOver(refreshToken)).toBe(true);
  });
});

describe('tabs that refresh at once', () => {
  it('all succeed with the same successor, and the session lives on', async () => {
    const { refreshToken } = await signIn(app, person);
    const replies = await Promise.all(Array.from({ length: 20 }, () => renew(refreshToken)));
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const successors = new Set(replies.map(({ cookie }) => cookie?.value));
    expect(successors.size).toBe(1);
    const [successor = ''] = successors;
    expect(await isOver(successor)).toBe(false);
  });

  it('also when they reach different processes', async () => {
    const { refreshToken } = await signIn(app, person);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, tab) => renew(refreshToken, tab % 2 === 0 ? app : two.app)),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(replies.map(({ cookie }) => cookie?.value)).size).toBe(1);
  });

  it('one that is late by two turns still gets the newest', async () => {
    const { refreshToken } = await signIn(app, person);
    const newest = await renewed(await renewed(refreshToken));
    clock.advance(graceMs);
    expect(await renewed(refreshToken)).toBe(newest);
    expect(await isOver(newest)).toBe(false);
  });
});

describe('an old token after its grace', () => {
  it('ends the session for anyone who holds a newer one, at once and in every process', async () => {
    const { refreshToken } = await signIn(app, person);
    const other = await signIn(app, person);
    const thiefs = await renewed(refreshToken);
    const { body } = await renew(thiefs);
    clock.advance(graceMs + 1);
    expect(await isOver(refreshToken)).toBe(true);
    expect(await isOver(thiefs)).toBe(true);
    const access = await call(two.app, verify, { as: body.access_token });
    expect(access.body.code).toBe('session_ended');
    const { rows } = await pool.query(
      "SELECT count(*)::int AS count FROM sessions WHERE ended_because = 'token_reused'",
    );
    expect(rows).toEqual([{ count: 1 }]);
    // The person's other devices are other families.
    expect(await isOver(other.refreshToken)).toBe(false);
  });

  it('one that nobody has ever issued ends nothing', async () => {
    const { refreshToken } = await signIn(app, person);
    for (const garbage of ['x', 'A'.repeat(43), `${refreshToken}A`, '..', 'a'.repeat(3_000)]) {
      expect(await isOver(garbage)).toBe(true);
    }
    expect(await isOver(refreshToken)).toBe(false);
  });
});

describe('a session', () => {
  it('ends 30 days after it was last used', async () => {
    const [idle, used] = [await signIn(app, person), await signIn(app, person)];
    clock.advance(29 * dayMs);
    const next = await renewed(used.refreshToken);
    clock.advance(dayMs);
    expect(await isOver(idle.refreshToken)).toBe(true);
    clock.advance(28 * dayMs);
    expect(await isOver(next)).toBe(false);
  });

  it('ends after 180 days even when it is used all the time', async () => {
    let { refreshToken } = await signIn(app, person);
    for (let days = 0; days < 175; days += 25) {
      clock.advance(25 * dayMs);
      refreshToken = await renewed(refreshToken);
    }
    clock.advance(5 * dayMs - secondMs);
    refreshToken = await renewed(refreshToken);
    clock.advance(secondMs);
    expect(await isOver(refreshToken)).toBe(true);
  });

  it('is not renewed for someone who is suspended', async () => {
    const other = await aPerson(app);
    await suspend(pool, other, clock.now());
    expect(await isOver(other.refreshToken)).toBe(true);
  });
});

it('too many refreshes from one address are refused, and the cookie is kept', async () => {
  const limited = await createTestApp({
    variables: { ...productionVariables, RATE_LIMIT_FACTOR: '0.005' },
  });
  const attempt = () => renew('garbage', limited.app);
  for (let tries = 0; tries < 3; tries += 1) expect((await attempt()).status).toBe(401);
  const refused = await attempt();
  expect(refused.status).toBe(429);
  expect(refused.cookie).toBeUndefined();
});
