import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { loginCall } from '@debt-payoff/contract/accounts';
import { describe, expect, it } from 'vitest';
import { aPerson, call, newCredentials, setRole, signIn, suspend } from '../testing/people.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp, productionVariables } from '../testing/test-app.ts';

const clock = settableClock();
const { app, pool } = await createTestApp({
  variables: { ...productionVariables, RATE_LIMIT_FACTOR: '1000', ADMIN_AREA: 'on' },
  clock,
});
const { login, adminLogin, verify, refresh } = accountAddresses;
const ada = await aPerson(app, { username: 'Ada-L', email: 'ada@example.com' });

async function rowOf({ id }: { id: number }) {
  const { rows } = await pool.query('SELECT * FROM users WHERE id = $1', [id]);
  return rows[0];
}

describe('signing in', () => {
  it('replies with tokens, the time and the user, and is not kept by anyone', async () => {
    const { username, password } = ada;
    const reply = await call(app, login, { body: { username, password } });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual(loginCall.replies[200].parse(reply.body));
    expect(reply.body).toMatchObject({
      server_time: '2026-11-15T09:00:00.000Z',
      user: { id: ada.id, username: 'Ada-L', email: 'ada@example.com', role: 'user' },
    });
    expect(reply.headers['cache-control']).toBe('no-store');
    // The refresh token is the cookie's alone.
    expect(reply.text).not.toContain(reply.cookie?.value);
  });

  it.each([
    'Ada-L',
    'ada-l',
    ' ADA-L ',
    'ＡＤＡ-L',
    'ada@example.com',
    'ADA@Example.COM',
    '<ada@example.com>',
    '\u00a0ada@example.com\u200b',
  ])('takes %j for a name', async (username) => {
    const body = { username, password: ada.password };
    expect((await call(app, login, { body })).status).toBe(200);
  });

  it('lets in those whose name or address is older than the rule for it', async () => {
    const older = await aPerson(app);
    const namesake = await aPerson(app, { username: 'fi-twin' });
    await pool.query(
      'UPDATE users SET username = $2, username_key = $2, email = $3 WHERE id = $1',
      [older.id, 'ﬁ-twin', '<older@example.com>'],
    );
    const idOf = async (username: string) => {
      const reply = await call(app, login, { body: { username, password: older.password } });
      return reply.body.user?.id;
    };
    expect(await idOf('ﬁ-twin')).toBe(older.id);
    expect(await idOf('fi-twin')).toBe(namesake.id);
    expect(await idOf('<older@example.com>')).toBe(older.id);
  });

  const wrong = 'Invalid username or password. Please check your credentials and try again.';
  it.each([
    { name: 'a wrong password', body: { username: 'Ada-L', password: 'nope' } },
    { name: 'the password in capitals', body: { username: 'Ada-L', password: 'FIRST PASSWORD' } },
    { name: 'an unknown username', body: { username: 'nobody', password: 'nope' } },
    { name: 'an unknown email', body: { username: 'nobody@example.com', password: 'nope' } },
    { name: 'a pattern', body: { username: 'Ada%', password: 'first password' } },
  ])('refuses $name with the same words', async ({ body }) => {
    const reply = await call(app, login, { body });
    expect(reply.status).toBe(401);
    expect(reply.body).toEqual({
      error: wrong,
      code: 'invalid_credentials',
      request_id: expect.any(String),
    });
    expect(reply.cookie).toBeUndefined();
  });

  it.each([
    {},
    null,
    { username: 'Ada-L' },
    { password: 'first password' },
    { username: '', password: '' },
    { username: '  ', password: 'x' },
    { username: 7, password: 'x' },
    { username: 'Ada-L', password: ['first password'] },
  ])('asks for what is missing in %j', async (body) => {
    const reply = await call(app, login, { body });
    expect(reply.status).toBe(400);
    expect(reply.body.error).toBe('Please fill in all required fields.');
  });

  it.each(['username', 'password'])('refuses a %s of 5,000 characters as wrong', async (field) => {
    const body = { username: 'Ada-L', password: 'x', [field]: 'x'.repeat(5_000) };
    const reply = await call(app, login, { body });
    expect(reply.status).toBe(400);
    expect(reply.body.error).toBe(wrong);
  });
});

describe('what is recorded', () => {
  it('the failures since the last success, and when and from where that was', async () => {
    const person = await aPerson(app);
    const fail = () =>
      call(app, login, { body: { username: person.email, password: 'wrong' }, from: '192.0.2.9' });
    await fail();
    clock.advance(60_000);
    await fail();
    expect(await rowOf(person)).toMatchObject({
      failed_logins: 2,
      last_failed_login_at: clock.now(),
      last_login_address: '127.0.0.1',
    });
    clock.advance(60_000);
    await signIn(app, person, { from: '192.0.2.10' });
    expect(await rowOf(person)).toMatchObject({
      failed_logins: 0,
      last_login_at: clock.now(),
      last_login_address: '192.0.2.10',
    });
  });

  it('the address cannot be made up where no proxy is trusted', async () => {
    const person = await aPerson(app);
    await signIn(app, person, { headers: { 'x-forwarded-for': '203.0.113.1' } });
    expect((await rowOf(person)).last_login_address).toBe('127.0.0.1');
  });
});

describe('a suspended account', () => {
  it('is told so with the right password only, and its sessions stop at once', async () => {
    const person = await aPerson(app);
    expect((await call(app, verify, { as: person })).status).toBe(200);
    await suspend(pool, person, clock.now());
    const attempt = (password: string) =>
      call(app, login, { body: { username: person.username, password } });
    const told = await attempt(person.password);
    expect(told.status).toBe(403);
    expect(told.body.code).toBe('account_suspended');
    expect((await attempt('wrong')).body.code).toBe('invalid_credentials');
    expect((await call(app, verify, { as: person })).body.code).toBe('session_ended');
    const { refreshToken } = person;
    expect((await call(app, refresh, { refreshToken })).status).toBe(401);
  });
});

describe("the admin's door", () => {
  it('tells a user with the right password no more than a stranger, in both fields', async () => {
    const { username, password } = ada;
    const known = await call(app, adminLogin, { body: { username, password } });
    const stranger = await call(app, adminLogin, { body: { ...newCredentials() } });
    expect(known.status).toBe(401);
    expect(known.body.message).toBe(known.body.error);
    expect({ ...known.body, request_id: '' }).toEqual({ ...stranger.body, request_id: '' });
  });

  it('sends staff without a second step to set one up', async () => {
    const person = await aPerson(app);
    await setRole(pool, person, 'admin');
    const { username, password } = person;
    const reply = await call(app, adminLogin, { body: { username, password } });
    expect(reply.status).toBe(403);
    expect(reply.body).toMatchObject({
      code: 'two_step_needed',
      message: expect.stringContaining('two-step'),
    });
  });
});
