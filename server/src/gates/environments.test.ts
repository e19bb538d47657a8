import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { describe, expect, it } from 'vitest';
import { countingPages } from '../testing/counting-pages.ts';
import { storeImage } from '../testing/images.ts';
import { aPerson, aStaffMember, call, newCredentials, setRole } from '../testing/people.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp, productionVariables } from '../testing/test-app.ts';

const clock = settableClock();
const pages = countingPages();
const quick = { RATE_LIMIT_FACTOR: '1000' };
const production = await createTestApp({
  variables: { ...productionVariables, ...quick },
  clock,
  pages,
});
const adminOnly = await createTestApp({
  variables: { ...productionVariables, ...quick, APP_ENV: 'admin-production' },
  database: production,
  clock,
  pages,
});
const { adminLogin, login, register, verify, refresh, logout, verifyBasic, forgotPassword } =
  accountAddresses;

/** Which page the web was asked for. */
async function pageShownAt({ app }: typeof production, url: string) {
  const before = pages.requests.length;
  const { statusCode, headers } = await app.inject({ url });
  const [request] = pages.requests.slice(before);
  const page = request && new URL(request.url).pathname;
  return { status: statusCode, page, to: headers.location };
}

describe('admin-production', () => {
  it('has no public calls but the ways in, and the one that logs a choice', async () => {
    const open = adminOnly.routes.filter(
      ({ url, config }) => url.startsWith('/api/') && config?.access === 'public',
    );
    expect(open.length).toBeGreaterThan(10);
    const passed: string[] = [];
    for (const { method, url } of open) {
      const first = Array.isArray(method) ? 'POST' : String(method);
      const { status } = await call(adminOnly.app, { method: first, path: url }, { body: {} });
      if (status !== 401) passed.push(`${first} ${url} ${status}`);
    }
    expect(passed.sort()).toEqual([
      'POST /api/admin/login 400',
      'POST /api/auth/logout 200',
      'POST /api/consent 400',
    ]);
    // Open too, but it needs its cookie.
    expect((await call(adminOnly.app, refresh)).body.code).toBe('session_ended');
  });

  it('opens no call to an ordinary session, of staff neither', async () => {
    const person = await aPerson(production.app);
    const admin = await aPerson(production.app);
    await setRole(production.pool, admin, 'admin');
    const calls = adminOnly.routes.filter(
      ({ url, method, config }) =>
        url.startsWith('/api/') && !Array.isArray(method) && config?.access !== 'public',
    );
    expect(calls.length).toBeGreaterThan(50);
    const passed: string[] = [];
    for (const { method, url } of calls) {
      const address = { method: String(method), path: url.replaceAll(/:\w+/g, '1') };
      for (const as of [person, admin]) {
        const { status } = await call(adminOnly.app, address, { as, body: {} });
        if (status !== 403) passed.push(`${method} ${url} ${status}`);
      }
    }
    expect(passed).toEqual([]);
    expect((await call(production.app, verify, { as: person })).status).toBe(200);
  });

  it('gives no token for the refresh cookie of an ordinary session, and leaves it alive elsewhere', async () => {
    const { refreshToken } = await aPerson(production.app);
    const refused = await call(adminOnly.app, refresh, { refreshToken });
    expect(refused.body.code).toBe('session_ended');
    expect(refused.cookie).toMatchObject({ value: '' });
    expect((await call(production.app, refresh, { refreshToken })).status).toBe(200);
  });

  it('gives one for the cookie of staff, as long as their two-step sign-in is on', async () => {
    const door = await createTestApp({
      variables: { ...productionVariables, ...quick, ADMIN_AREA: 'on' },
      database: production,
      clock,
    });
    const staff = await aStaffMember(door, 'admin', clock.now());
    const renewed = await call(adminOnly.app, refresh, { refreshToken: staff.refreshToken });
    expect(renewed.status).toBe(200);
    const [totp] = staff.recoveryCodes;
    const body = { password: staff.password, totp };
    const as = renewed.body.access_token;
    const { stopTwoStep } = accountAddresses;
    expect((await call(adminOnly.app, stopTwoStep, { as, body })).status).toBe(200);
    expect((await call(adminOnly.app, verify, { as })).status).toBe(403);
    const refreshToken = renewed.cookie?.value ?? '';
    expect((await call(adminOnly.app, refresh, { refreshToken })).body.code).toBe('session_ended');
  });

  it.each(['/%61pi/auth/register', '/api/auth/regis%74er', '/api/auth/register/'])(
    'is not opened by another way of writing %s',
    async (path) => {
      const body = newCredentials();
      const reply = await call(adminOnly.app, { method: 'POST', path }, { body });
      expect(reply.status).toBe(401);
    },
  );

  it('shows the images of articles, which the editor and its preview need', async () => {
    const path = await storeImage(production);
    const reply = await adminOnly.app.inject({ url: path });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('image/webp');
  });

  it('does not take the ordinary login, of staff neither', async () => {
    const person = await aPerson(production.app);
    await setRole(production.pool, person, 'admin');
    const { username, password } = person;
    const reply = await call(adminOnly.app, login, { body: { username, password } });
    expect(reply.status).toBe(401);
    expect(reply.body.code).toBe('not_signed_in');
  });

  it('lets staff in by their door, and opens the rest to them', async () => {
    const door = await createTestApp({
      variables: { ...productionVariables, ...quick, ADMIN_AREA: 'on' },
      database: production,
      clock,
    });
    const { username, password, recoveryCodes } = await aStaffMember(door, 'admin', clock.now());
    const [totp] = recoveryCodes;
    const { status, body } = await call(adminOnly.app, adminLogin, {
      body: { username, password, totp },
    });
    expect(status).toBe(200);
    const as = body.access_token;
    const verified = await call(adminOnly.app, verify, { as });
    expect(verified.body).toMatchObject({ is_staff_session: true, user: { role: 'admin' } });
    const email = 'nobody@example.com';
    expect((await call(adminOnly.app, forgotPassword, { as, body: { email } })).status).toBe(200);
    expect((await call(adminOnly.app, logout, { as })).status).toBe(200);
  });

  it.each([
    ['/admin', '/'],
    ['/admin/', '/'],
    ['/admin?from=a-link', '/?from=a-link'],
    ['/admin/users/7?tab=notes', '/users/7?tab=notes'],
    ['/admin//evil.example', '/evil.example'],
    ['/x/../admin//evil.example', '/evil.example'],
  ])('leads from %s to %s: there is no prefix', async (url, to) => {
    expect(await pageShownAt(adminOnly, url)).toMatchObject({ status: 302, to });
  });

  it('leads nobody elsewhere who sends something to an address with the prefix', async () => {
    const { statusCode } = await adminOnly.app.inject({ method: 'POST', url: '/admin/users' });
    expect(statusCode).toBe(404);
  });

  it('leads an open page that asks for a part under the prefix to the whole document', async () => {
    const { statusCode, headers } = await adminOnly.app.inject({
      url: '/admin/users.data?search=sam&_routes=routes%2Fadmin%2Fother',
    });
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'x-remix-redirect': '/users?search=sam',
      'x-remix-reload-document': 'true',
    });
  });

  it.each([
    ...['/', '/users', '/users/7', '/administration', '//evil.example', '/_.data'],
    ...['/cookies', '/cookie-settings', '/articles'],
  ])('leaves it to its own pages what stands at %s, and keeps none for others', async (url) => {
    expect(await pageShownAt(adminOnly, url)).toMatchObject({ status: 200, page: url });
    expect(await pageShownAt(adminOnly, url)).toMatchObject({ status: 200, page: url });
  });
});

describe('production', () => {
  it('tells the pages whether there is an admin area, whatever the visitor claims', async () => {
    const header = 'x-product-admin-area';
    await production.app.inject({ url: '/admin', headers: { [header]: 'on' } });
    expect(pages.contexts.at(-1)?.facts.hasAdminArea).toBe(false);
    await adminOnly.app.inject({ url: '/', headers: { [header]: 'off' } });
    expect(pages.contexts.at(-1)?.facts.hasAdminArea).toBe(true);
  });

  it.each(['/api/admin/login', '/%61pi/admin/login', '/api/%61dmin/login', '/api/admin/login/'])(
    'without an admin area has no call %s',
    async (path) => {
      const body = { username: 'someone', password: 'something' };
      const reply = await call(production.app, { method: 'POST', path }, { body });
      expect(reply.status).toBe(404);
      expect(reply.body.code).toBe('not_found');
    },
  );

  it('with its admin area has both', async () => {
    const open = await createTestApp({
      variables: { ...productionVariables, ADMIN_AREA: 'on' },
      database: production,
      clock,
      pages,
    });
    expect((await pageShownAt(open, '/admin')).status).toBe(200);
    expect((await call(open.app, adminLogin, { body: {} })).status).toBe(400);
    for (const [url, to] of [
      ['/users', '/admin/users'],
      ['/users/', '/admin/users/'],
      ['/users/7?tab=notes', '/admin/users/7?tab=notes'],
    ] as const) {
      expect(await pageShownAt(open, url)).toMatchObject({ status: 302, to });
    }
    for (const url of ['/users/sam', '/users/7/more', '/userside', '/subscriptions']) {
      expect(await pageShownAt(open, url)).toMatchObject({ page: url, to: undefined });
    }
    expect((await open.app.inject({ method: 'POST', url: '/users' })).statusCode).toBe(404);
  });

  it.each(['/users', '/users/7'])('without one has no other way to %s', async (url) => {
    expect(await pageShownAt(production, url)).toMatchObject({ page: url, to: undefined });
  });

  it.each([
    ['production', production],
    ['admin-production', adminOnly],
  ])('%s has no development gate to knock at', async (_, { app }) => {
    expect([401, 404]).toContain((await call(app, verifyBasic)).status);
    expect((await call(app, verifyBasic)).headers['set-cookie']).toBeUndefined();
  });

  it('is open to visitors', async () => {
    expect((await pageShownAt(production, '/dashboard')).status).toBe(200);
    expect((await call(production.app, register, { body: {} })).status).toBe(400);
  });
});

it('in local every door is open, and the mails can be read', async () => {
  const local = await createTestApp({ variables: quick, pages });
  expect((await pageShownAt(local, '/admin')).status).toBe(200);
  const { status } = await call(local.app, { method: 'GET', path: '/api/admin/outbox' });
  expect(status).toBe(200);
});
