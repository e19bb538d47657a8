import { createHmac } from 'node:crypto';
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { decodeJwt, decodeProtectedHeader, type JWTPayload, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { aPerson, call, signIn, suspend } from '../testing/people.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp, productionVariables } from '../testing/test-app.ts';
import { loadKeys } from './keys.ts';

const clock = settableClock();
const variables = { ...productionVariables, RATE_LIMIT_FACTOR: '1000' };
const { app, db, pool, availability } = await createTestApp({ variables, clock });
const keys = await loadKeys(db, productionVariables.JWT_SECRET);
const { verify, logout, deleteAccount, endSession, listSessions } = accountAddresses;
const person = await aPerson(app);
const claims = decodeJwt(person.token);

/** As good as ours, but for the changes. */
function forge(
  changes: {
    payload?: Record<string, unknown>;
    header?: { alg?: string; typ?: string };
    key?: Uint8Array;
  } = {},
): Promise<string> {
  const payload: JWTPayload = { ...claims, ...changes.payload };
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...changes.header })
    .sign(changes.key ?? keys.accessToken);
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const send = (token: string) => call(app, verify, { as: token });

describe('an access token', () => {
  it('is a JWT of 15 minutes that names the session, and nothing of the person but the id', () => {
    expect(decodeProtectedHeader(person.token)).toEqual({ alg: 'HS256', typ: 'at+jwt' });
    const issued = Date.parse('2026-11-15T09:00:00Z') / 1000;
    expect(claims).toEqual({
      sid: expect.any(Number),
      sub: String(person.id),
      iss: 'https://debts.example',
      aud: 'debt-payoff',
      iat: issued,
      exp: issued + 900,
    });
  });

  it('is told by what it says: one that is made alike is taken', async () => {
    expect((await send(await forge())).status).toBe(200);
  });

  it('is not signed with the secret itself, nor with the key of something else', async () => {
    const secret = new TextEncoder().encode(productionVariables.JWT_SECRET);
    for (const key of [secret, keys.refreshChain, keys.twoStepSecret, keys.developmentGate]) {
      expect((await send(await forge({ key }))).body.code).toBe('session_ended');
    }
  });

  it.each<{ name: string; token: () => Promise<string> | string }>([
    { name: 'a changed signature', token: () => person.token.replace(/.{5}$/, 'AAAAA') },
    { name: 'no signature', token: () => person.token.replace(/[^.]+$/, '') },
    {
      name: 'changed claims under the old signature',
      token: () => {
        const [header, , signature] = person.token.split('.');
        return `${header}.${encode({ ...claims, exp: 9_999_999_999 })}.${signature}`;
      },
    },
    {
      name: 'alg none',
      token: () => `${encode({ alg: 'none', typ: 'at+jwt' })}.${encode(claims)}.`,
    },
    {
      name: 'alg None with a signature',
      token: () => {
        const text = `${encode({ alg: 'None', typ: 'at+jwt' })}.${encode(claims)}`;
        return `${text}.${createHmac('sha256', keys.accessToken).update(text).digest('base64url')}`;
      },
    },
    {
      name: 'HS512',
      token: () =>
        forge({
          header: { alg: 'HS512' },
          key: Buffer.concat([keys.accessToken, new Uint8Array(32)]),
        }),
    },
    { name: 'another audience', token: () => forge({ payload: { aud: 'someone-else' } }) },
    { name: 'another issuer', token: () => forge({ payload: { iss: 'https://evil.example' } }) },
    { name: 'another type', token: () => forge({ header: { typ: 'JWT' } }) },
    { name: 'another key', token: () => forge({ key: new Uint8Array(32) }) },
    ...['sub', 'sid', 'exp', 'iat', 'aud', 'iss'].map((claim) => ({
      name: `no ${claim}`,
      token: () => forge({ payload: { [claim]: undefined } }),
    })),
    { name: 'a session that is none', token: () => forge({ payload: { sid: 'x' } }) },
    { name: 'a session of the far future', token: () => forge({ payload: { sid: 9e15 } }) },
    { name: 'a fraction of a session', token: () => forge({ payload: { sid: 1.5 } }) },
    { name: 'a user that is none', token: () => forge({ payload: { sub: 'me' } }) },
    {
      name: 'the session of one and the id of another',
      token: async () => {
        const other = await aPerson(app);
        return forge({ payload: { sub: String(other.id) } });
      },
    },
    { name: 'garbage', token: () => 'garbage' },
    { name: 'undefined', token: () => 'undefined' },
    { name: 'three dots', token: () => '...' },
    { name: 'two words', token: () => `${person.token} ${person.token}` },
    { name: 'nothing after Bearer', token: () => '' },
    { name: '6,000 letters', token: () => 'x'.repeat(6_000) },
  ])('is refused with $name', async ({ token }) => {
    const reply = await send(await token());
    expect(reply.status).toBe(401);
    expect(reply.body).toEqual({
      error: 'Session expired. Please log in again.',
      code: 'session_ended',
      request_id: expect.any(String),
    });
  });

  it('without one, one is not signed in; another scheme is none', async () => {
    const basic = { authorization: 'Basic YWRtaW46YWRtaW4=' };
    expect((await call(app, verify)).body.code).toBe('not_signed_in');
    expect((await call(app, verify, { headers: basic })).body.code).toBe('not_signed_in');
  });

  it('works to the end of its 15 minutes and not a second longer', async () => {
    const { token } = await signIn(app, person);
    clock.advance(899_000);
    expect((await send(token)).status).toBe(200);
    clock.advance(1_000);
    expect((await send(token)).body.code).toBe('session_ended');
  });
});

describe('before it expires it stops at once', () => {
  it('when its device signs out', async () => {
    const { token } = await signIn(app, person);
    await call(app, logout, { as: token });
    expect((await send(token)).body.code).toBe('session_ended');
  });

  it('when its session is ended from another device', async () => {
    const one = await signIn(app, person);
    const two = await signIn(app, person);
    const { body } = await call(app, listSessions, { as: one });
    const { id } = body.sessions.find((session: { is_current: boolean }) => session.is_current);
    expect((await call(app, endSession, { as: two, id })).status).toBe(200);
    expect((await send(one.token)).body.code).toBe('session_ended');
    expect((await send(two.token)).status).toBe(200);
  });

  it('when the user is suspended', async () => {
    const other = await aPerson(app);
    await suspend(pool, other, clock.now());
    expect((await send(other.token)).body.code).toBe('session_ended');
  });

  it('when the user is deleted', async () => {
    const other = await aPerson(app);
    const { password } = other;
    expect((await call(app, deleteAccount, { as: other, body: { password } })).status).toBe(200);
    expect((await send(other.token)).body.code).toBe('session_ended');
  });
});

it('a token of another environment is worth nothing here', async () => {
  const elsewhere = await createTestApp({
    variables: { ...variables, PUBLIC_URL: 'https://staging.example' },
    clock,
    database: { db, pool, availability, url: '' },
  });
  const { token } = await signIn(elsewhere.app, person);
  expect((await call(elsewhere.app, verify, { as: token })).status).toBe(200);
  expect((await send(token)).body.code).toBe('session_ended');
});
