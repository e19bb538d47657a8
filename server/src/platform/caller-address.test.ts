import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { describe, expect, it } from 'vitest';
import { aPerson, call, newCredentials, signIn } from '../testing/people.ts';
import { createTestApp, productionVariables } from '../testing/test-app.ts';

const { app, pool } = await createTestApp({
  variables: { ...productionVariables, RATE_LIMIT_FACTOR: '1000', TRUST_PROXY: 'loopback' },
});
const { register, login, refresh, forgotPassword, confirmEmail } = accountAddresses;

async function storedAddresses(userId: number) {
  const { rows } = await pool.query(
    `SELECT s.address, u.last_login_address AS last
     FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.id = $1 ORDER BY s.id DESC LIMIT 1`,
    [userId],
  );
  return rows[0];
}

describe('whatever a proxy names as the caller', () => {
  it.each([
    ['an address', '198.51.100.7', '198.51.100.7'],
    ['an address with a port', '198.51.100.7:50123', '198.51.100.7'],
    ['an IPv6 address with a port', '[2001:DB8::7]:50123', '2001:db8::7'],
    ['a zone', 'fe80::1%eth0', 'fe80::1'],
    ['an IPv4 address as IPv6', '::ffff:198.51.100.7', '198.51.100.7'],
    ['nothing', '', '127.0.0.1'],
    ['a name', 'unknown', 'unknown'],
    ['an RFC 7239 token', '_hidden', 'unknown'],
    ['12,000 letters', 'x'.repeat(12_000), 'unknown'],
    ['a long zone', `fe80::1%${'z'.repeat(12_000)}`, 'fe80::1'],
    ['SQL', "1.2.3.4'; DROP TABLE users;--", 'unknown'],
    ['letters beyond ASCII', 'é\u00ff', 'unknown'],
  ])('%s, every call that counts or stores it replies', async (_, forwarded, stored) => {
    const headers = { 'x-forwarded-for': forwarded };
    const person = await aPerson(app);
    const made = await call(app, register, { headers, body: newCredentials() });
    expect(made.status, made.text).toBe(201);
    await signIn(app, person, { headers });
    expect(await storedAddresses(person.id)).toEqual({ address: stored, last: stored });
    expect((await call(app, refresh, { headers })).status).toBe(401);
    const email = 'nobody@example.com';
    expect((await call(app, forgotPassword, { headers, body: { email } })).status).toBe(200);
    expect((await call(app, confirmEmail, { headers, body: { token: 'x' } })).status).toBe(400);
    const wrong = { username: person.username, password: 'wrong' };
    expect((await call(app, login, { headers, body: wrong })).status).toBe(401);
  });
});
