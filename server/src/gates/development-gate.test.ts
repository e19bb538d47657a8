import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { describe, expect, it } from 'vitest';
import { countingPages } from '../testing/counting-pages.ts';
import { storeImage } from '../testing/images.ts';
import { aPerson, call } from '../testing/people.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp, productionVariables } from '../testing/test-app.ts';

const password = 'open sesame, please';
const variables = {
  ...productionVariables,
  APP_ENV: 'development',
  DEV_GATE_PASSWORD: password,
  RATE_LIMIT_FACTOR: '1000',
};
const clock = settableClock();
const pages = countingPages();
const { app, ...database } = await createTestApp({ variables, clock, pages });
const { verifyBasic, leaveGate, register, verify } = accountAddresses;

const basic = (name: string, word: string) =>
  `Basic ${Buffer.from(`${name}:${word}`).toString('base64')}`;

const knock = (authorization?: string, through = app) =>
  through.inject({
    method: 'GET',
    url: verifyBasic.path,
    ...(authorization !== undefined && { headers: { authorization } }),
  });

async function openGate(): Promise<string> {
  const reply = await knock(basic('admin', password));
  return reply.cookies.find(({ name }) => name === 'dev_gate')?.value ?? '';
}

const send = (url: string, cookie?: string) =>
  app.inject({ url, ...(cookie !== undefined && { headers: { cookie: `dev_gate=${cookie}` } }) });

/** Which page the web was asked for. */
async function pageShownAt(url: string, cookie?: string) {
  const before = pages.requests.length;
  const { statusCode } = await send(url, cookie);
  const [request] = pages.requests.slice(before);
  return { status: statusCode, page: request && new URL(request.url).pathname };
}

describe('before the password', () => {
  it.each([
    '/api/auth/verify',
    '/api/portfolios',
    '/api/openapi.json',
    '/api/docs',
    '/api/nothing',
    '/%61pi/auth/verify',
    '/api/%61uth/verify',
    '/%61pi/openapi.json',
    '/api/openapi.json/',
  ])('the call %s is closed', async (url) => {
    const reply = await send(url);
    expect(reply.statusCode).toBe(401);
    expect(reply.json().code).toBe('gate_closed');
  });

  it('so is every write, however it is written', async () => {
    for (const path of [register.path, '/%61pi/auth/register']) {
      const reply = await call(app, { method: 'POST', path }, { body: {} });
      expect(reply.body.code).toBe('gate_closed');
    }
  });

  it('so are the images of articles, which are shown behind it', async () => {
    const path = await storeImage(database);
    const shut = await send(path);
    expect([shut.statusCode, shut.headers['cache-control']]).toEqual([401, 'no-store']);
    const shown = await send(path, await openGate());
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it.each(['/', '/dashboard', '/articles/one', '/assets/../dashboard', '/assets/%2e%2e/about'])(
    'the page %s is the one that asks for it, with a status that says so',
    async (url) => {
      expect(await pageShownAt(url)).toEqual({ status: 401, page: '/gate' });
    },
  );

  it.each([
    ['/articles.data?_routes=routes%2Fcatch-all', '/articles'],
    [
      '/articles/one.data?tag=a%20b&_routes=routes%2Fcatch-all&page=2',
      '/articles/one?tag=a+b&page=2',
    ],
    ['/_.data', '/'],
    ['/articles/_.data', '/articles/'],
    ['//evil.example.data', '/evil.example'],
  ])('who asks from an open page, by %s, is led to the whole document', async (url, document) => {
    const before = pages.requests.length;
    const { statusCode, headers } = await send(url);
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'x-remix-redirect': document,
      'x-remix-reload-document': 'true',
      'cache-control': 'no-store',
    });
    expect(pages.requests.length).toBe(before);
  });

  it.each(['/healthz', '/readyz'])('%s replies', async (url) => {
    expect((await send(url)).statusCode).toBe(200);
  });

  it.each(['/assets/entry-a1b2c3.js', '/assets/_index-x_Y-9.css', '/favicon.ico', '/notes.txt'])(
    'the file %s passes',
    async (url) => {
      expect((await pageShownAt(url)).page).toBe(url);
    },
  );
});

describe('the password', () => {
  it('opens with a cookie that scripts cannot read', async () => {
    const reply = await knock(basic('admin', password));
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      message: 'The development environment is open.',
      username: 'admin',
    });
    expect(reply.cookies).toEqual([
      {
        name: 'dev_gate',
        value: expect.any(String),
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: true,
        maxAge: 12 * 60 * 60,
      },
    ]);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.cookies[0]?.value).not.toContain(password);
  });

  it.each([
    undefined,
    '',
    'Basic',
    'Basic %%%',
    'Basic YWRtaW4=',
    `Bearer ${password}`,
    basic('admin', ''),
    basic('admin', 'wrong'),
    basic('admin', `${password} `),
    basic('Admin', password),
    basic('', password),
    basic('admin', 'null'),
  ])('is not %j', async (authorization) => {
    const reply = await knock(authorization);
    expect(reply.statusCode).toBe(401);
    expect(reply.json().code).toBe('invalid_credentials');
    expect(reply.cookies).toEqual([]);
  });

  it('cannot be guessed for long', async () => {
    const limited = await createTestApp({
      variables: { ...variables, RATE_LIMIT_FACTOR: '0.1' },
    });
    for (let tries = 0; tries < 3; tries += 1) {
      expect((await knock(basic('admin', 'wrong'), limited.app)).statusCode).toBe(401);
    }
    expect((await knock(basic('admin', password), limited.app)).statusCode).toBe(429);
  });
});

describe('the cookie', () => {
  it('opens calls and pages, and leaves the Authorization header to the bearer token', async () => {
    const cookie = await openGate();
    expect((await send('/api/openapi.json', cookie)).statusCode).toBe(200);
    expect(await pageShownAt('/dashboard', cookie)).toEqual({ status: 200, page: '/dashboard' });
    expect((await send('/api/auth/verify', cookie)).json().code).toBe('not_signed_in');
    const local = await createTestApp({ variables: { RATE_LIMIT_FACTOR: '1000' } });
    const { username, email, password: word } = await aPerson(local.app);
    const headers = { cookie: `dev_gate=${cookie}` };
    const made = await call(app, register, { headers, body: { username, email, password: word } });
    expect(made.status).toBe(201);
    const body = { username, password: word };
    const signedIn = await call(app, accountAddresses.login, { headers, body });
    const as = signedIn.body.access_token;
    expect((await call(app, verify, { headers, as })).status).toBe(200);
    expect((await call(app, verify, { as })).body.code).toBe('gate_closed');
  });

  it('opens the way to the admin area, which is there without being switched on', async () => {
    const { adminLogin } = accountAddresses;
    const headers = { cookie: `dev_gate=${await openGate()}` };
    expect((await call(app, adminLogin, { headers, body: {} })).body.code).toBe('invalid_input');
    expect((await call(app, adminLogin, { body: {} })).body.code).toBe('gate_closed');
  });

  it('is found among others', async () => {
    const cookie = await openGate();
    const headers = { cookie: `xdev_gate=1; a=b;dev_gate=${cookie} ; c=d` };
    expect((await app.inject({ url: '/api/openapi.json', headers })).statusCode).toBe(200);
  });

  it('counts for 12 hours', async () => {
    const cookie = await openGate();
    clock.advance(12 * 3_600_000 - 1);
    expect((await send('/api/openapi.json', cookie)).statusCode).toBe(200);
    clock.advance(1);
    expect((await send('/api/openapi.json', cookie)).statusCode).toBe(401);
  });

  it('cannot be made up or stretched', async () => {
    const [until = '', signature = ''] = (await openGate()).split('.');
    const later = String(Number(until) + 3_600);
    for (const forged of ['', '.', 'x', until, `${later}.${signature}`, `${later}.`, `1e99.`]) {
      expect((await send('/api/openapi.json', forged)).statusCode).toBe(401);
    }
  });

  it('of an old password does not open after a new one was set', async () => {
    const cookie = await openGate();
    const changed = await createTestApp({
      variables: { ...variables, DEV_GATE_PASSWORD: 'another password by now' },
      database,
      clock,
    });
    const headers = { cookie: `dev_gate=${cookie}` };
    const reply = await changed.app.inject({ url: '/api/openapi.json', headers });
    expect(reply.statusCode).toBe(401);
  });

  it('is taken back by leaving', async () => {
    const reply = await app.inject({ method: leaveGate.method, url: leaveGate.path });
    expect(reply.statusCode).toBe(200);
    expect(reply.cookies).toMatchObject([{ name: 'dev_gate', value: '', path: '/' }]);
  });
});
