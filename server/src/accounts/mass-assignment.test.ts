import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { call, newCredentials, type Person, signIn } from '../testing/people.ts';
import { createTestApp, productionVariables } from '../testing/test-app.ts';

const { app, pool, routes } = await createTestApp({
  variables: { ...productionVariables, RATE_LIMIT_FACTOR: '1000' },
});

/** What only the server or its staff decides about an account. */
const privileged = {
  id: 1,
  user_id: 1,
  userId: 1,
  role: 'super_admin',
  subscription_tier: 'premium',
  tier: 'premium',
  email_confirmed: true,
  email_confirmed_at: '2020-01-01T00:00:00.000Z',
  emailConfirmedAt: '2020-01-01T00:00:00.000Z',
  two_step_enabled: true,
  created_at: '2020-01-01T00:00:00.000Z',
  createdAt: '2020-01-01T00:00:00.000Z',
  suspended_at: null,
  password_hash: 'x',
  passwordHash: 'x',
  is_staff_session: true,
  kind: 'staff',
};

const writes = routes.filter(
  ({ method, url, config }) =>
    ['POST', 'PUT', 'PATCH', 'DELETE'].includes(String(method)) &&
    (config?.access === 'public' || config?.access === 'user') &&
    url.startsWith('/api/'),
);
const named = writes.map((route) => ({ name: `${route.method} ${route.url}`, route }));

it('there are write calls to look at', () => {
  expect(named.map(({ name }) => name)).toContain('PUT /api/auth/update-profile');
});

describe('no call of visitors and users takes what only the server decides', () => {
  it.each(named.filter(({ route }) => route.schema?.body !== undefined))(
    '$name',
    ({ name, route }) => {
      // Bodies are declared with zod.
      const schema = z.toJSONSchema(route.schema?.body as z.ZodType, {
        io: 'input',
        unrepresentable: 'any',
      });
      const { properties = {}, additionalProperties } = schema;
      const taken = Object.keys(properties).filter((field) => field in privileged);
      expect({ name, taken, additionalProperties }).toEqual({ name, taken: [] });
    },
  );
});

async function facts({ id }: { id: number }): Promise<unknown> {
  const { rows } = await pool.query(
    `SELECT id, role, created_at, email_confirmed_at, suspended_at, password_hash,
       (SELECT count(*) FROM tier_grants WHERE user_id = users.id) AS grants,
       (SELECT count(*) FROM two_step_secrets WHERE user_id = users.id) AS secrets
     FROM users WHERE id = $1`,
    [id],
  );
  return rows[0];
}

const credentials = newCredentials();
const register = { method: 'POST', path: '/api/auth/register' };
const registered = await call(app, register, { body: { ...privileged, ...credentials } });
const person: Person = {
  ...credentials,
  id: registered.body.user.id,
  ...(await signIn(app, credentials)),
};

it('a registration with every privilege is an ordinary one', async () => {
  expect(registered.status).toBe(201);
  expect(registered.body.user).toMatchObject({
    role: 'user',
    subscription_tier: 'free',
    email_confirmed: false,
    two_step_enabled: false,
  });
  expect(registered.body.user.created_at).not.toBe(privileged.created_at);
  const { rows } = await pool.query('SELECT kind FROM sessions');
  expect(rows).toEqual([{ kind: 'user' }]);
});

/** Bodies with which a call succeeds; all others are sent with the privileges alone. */
const good: Record<string, Record<string, unknown>> = {
  '/api/auth/login': { username: person.username, password: person.password },
  '/api/auth/forgot-password': { email: person.email },
  '/api/auth/update-profile': { username: person.username, email: person.email },
};

describe('no write call changes what only the server decides', () => {
  it.each(named)('$name', async ({ route }) => {
    const before = await facts(person);
    const address = { method: String(route.method), path: route.url.replaceAll(/:\w+/g, '1') };
    // Each on a device of its own, since some of these calls sign one out.
    const { token } = await signIn(app, person);
    const sent = { ...privileged, ...good[route.url] };
    const reply = await call(app, address, { as: token, body: sent });
    // Nobody takes card payments in this app.
    if (reply.body?.code !== 'payments_off') expect(reply.status).toBeLessThan(500);
    if (route.url in good) expect(reply.status).toBe(200);
    expect(await facts(person)).toEqual(before);
  });
});
