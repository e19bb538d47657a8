import {
  brotliCompressSync,
  brotliDecompressSync,
  gunzipSync,
  gzipSync,
  zstdCompressSync,
  zstdDecompressSync,
} from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { connectUntilEnd, createTestApp, productionVariables } from '../testing/test-app.ts';

const local = await createTestApp();
const production = await createTestApp({ variables: productionVariables, database: local });

const debts = [
  {
    creditor: 'Card',
    type: 'Credit Card',
    balance: 1200,
    interestRate: 18.9,
    monthlyPayment: 60,
  },
];
const json = { 'content-type': 'application/json' };
const strategies = { method: 'POST', url: '/api/strategies', headers: json } as const;

describe('every reply', () => {
  it('carries an id of its own', async () => {
    const [one, two] = [await local.app.inject('/healthz'), await local.app.inject('/healthz')];
    expect(one.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(one.headers['x-request-id']).not.toBe(two.headers['x-request-id']);
  });

  it('carries security headers, and HSTS outside of local', async () => {
    const inLocal = await local.app.inject('/healthz');
    expect(inLocal.headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(inLocal.headers['strict-transport-security']).toBeUndefined();
    const inProduction = await production.app.inject('/healthz');
    expect(inProduction.headers['strict-transport-security']).toContain('max-age=63072000');
  });

  it.each([
    { encoding: 'gzip', unpack: gunzipSync },
    { encoding: 'br', unpack: brotliDecompressSync },
    { encoding: 'zstd', unpack: zstdDecompressSync },
  ])('is compressed with $encoding for whom takes it', async ({ encoding, unpack }) => {
    const response = await local.app.inject({
      ...strategies,
      headers: { ...json, 'accept-encoding': encoding },
      payload: { debts },
    });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(JSON.parse(unpack(response.rawPayload).toString()).minimum.monthsToPayoff).toBe(25);
  });
});

describe('bad requests', () => {
  it.each([
    { name: 'an unknown call', request: { url: '/api/nothing' }, status: 404, code: 'not_found' },
    { name: 'an unknown path', request: { url: '/nothing' }, status: 404, code: 'not_found' },
    {
      name: 'broken JSON',
      request: { ...strategies, payload: '{' },
      status: 400,
      code: 'malformed_request',
    },
    {
      name: 'a broken address',
      request: { url: '/api/%E0%A4%A' },
      status: 400,
      code: 'malformed_request',
    },
    {
      name: 'a foreign kind of body',
      request: { ...strategies, headers: { 'content-type': 'text/csv' }, payload: 'a,b' },
      status: 415,
      code: 'unsupported_media_type',
    },
    {
      name: 'plain text',
      request: { ...strategies, headers: { 'content-type': 'text/plain' }, payload: '{}' },
      status: 415,
      code: 'unsupported_media_type',
    },
    {
      name: 'JSON in a hundred layers',
      request: { ...strategies, payload: `${'['.repeat(100)}${']'.repeat(100)}` },
      status: 400,
      code: 'malformed_request',
    },
    {
      name: 'a body of two megabytes',
      request: { ...strategies, payload: JSON.stringify({ debts: 'x'.repeat(2_000_000) }) },
      status: 413,
      code: 'too_large',
    },
    {
      name: 'a list of more values than any list of debts has',
      request: { ...strategies, payload: { debts: Array.from({ length: 30_001 }, () => 0) } },
      status: 413,
      code: 'too_large',
    },
    {
      name: 'a form of a hundred kilobytes',
      request: {
        ...strategies,
        url: '/api/auth/login',
        payload: { username: 'x'.repeat(100_000) },
      },
      status: 413,
      code: 'too_large',
    },
    {
      name: 'a poisoned prototype',
      request: { ...strategies, payload: '{"__proto__": {"debts": []}}' },
      status: 400,
      code: 'malformed_request',
    },
  ])('$name replies $status', async ({ request, status, code }) => {
    const response = await local.app.inject(request);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({
      error: expect.any(String),
      code,
      request_id: response.headers['x-request-id'],
    });
  });

  it.each([
    ['br', brotliCompressSync],
    ['gzip', gzipSync],
    ['zstd', zstdCompressSync],
  ] as const)('a body packed with %s is not unpacked', async (coding, pack) => {
    const response = await local.app.inject({
      ...strategies,
      headers: { ...json, 'content-encoding': coding },
      payload: pack(JSON.stringify({ debts })),
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'malformed_request' });
  });

  it('an empty body counts as none', async () => {
    const response = await local.app.inject({ ...strategies, payload: '' });
    expect(response.statusCode).toBe(400);
    expect(response.json().code).toBe('invalid_input');
  });

  it.each([
    { name: 'NUL', creditor: 'Card\u0000' },
    { name: 'half of a surrogate pair', creditor: 'Card \ud83d' },
  ])(
    'text with $name is refused before anything is asked of the database',
    async ({ creditor }) => {
      const response = await local.app.inject({
        ...strategies,
        payload: JSON.stringify({ debts: [{ ...debts[0], creditor }] }),
      });
      expect(response.statusCode).toBe(400);
      expect(response.json().code).toBe('unstorable_text');
    },
  );

  it('unstorable text in an address is refused too', async () => {
    const response = await local.app.inject('/api/nothing?name=a%00b');
    expect(response.json().code).toBe('unstorable_text');
  });

  it('what nobody foresaw replies 500 without inner details', async () => {
    const { app } = await createTestApp({
      database: local,
      extend: (extended) => {
        extended.get('/broken', { config: { access: 'public' } }, () => {
          throw new Error('the password is hunter2');
        });
      },
    });
    const response = await app.inject('/broken');
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('hunter2');
    expect(response.json().error).toBe('Something went wrong. Please try again later.');
  });
});

describe('access', () => {
  it('what is not public is shut while there is nobody who could be let in', async () => {
    const { app } = await createTestApp({
      database: local,
      extend: (extended) => {
        extended.get('/for-users', { config: { access: 'user' } }, () => 'secret');
        extended.get('/undeclared', () => 'secret');
      },
    });
    expect((await app.inject('/for-users')).statusCode).toBe(401);
    expect((await app.inject('/undeclared')).statusCode).toBe(401);
  });
});

describe('the local environment', () => {
  it.each(['localhost:5001', '127.0.0.1', '[::1]:5001'])('replies to %s', async (host) => {
    expect((await local.app.inject({ url: '/healthz', headers: { host } })).statusCode).toBe(200);
  });

  it.each(['evil.example', 'localhost.evil.example', '192.168.0.7:5001'])(
    'does not reply to %s',
    async (host) => {
      const response = await local.app.inject({ url: '/healthz', headers: { host } });
      expect(response.statusCode).toBe(421);
    },
  );

  it.each(['https://evil.example', 'http://localhost:9999', 'null'])(
    'does not reply to a page of %s',
    async (origin) => {
      const headers = { ...json, host: 'localhost:5001', origin };
      const response = await local.app.inject({ ...strategies, headers, payload: { debts } });
      expect(response.statusCode).toBe(403);
      expect(response.json().code).toBe('foreign_origin');
    },
  );

  it('replies to its own pages', async () => {
    const headers = { ...json, host: 'localhost:5001', origin: 'http://localhost:5001' };
    const response = await local.app.inject({ ...strategies, headers, payload: { debts } });
    expect(response.statusCode).toBe(200);
  });
});

describe('the other environments', () => {
  it('production is open to everyone, but not to writes from foreign pages', async () => {
    const from = (origin: string) =>
      production.app.inject({ ...strategies, headers: { ...json, origin }, payload: { debts } });
    expect((await from('https://debts.example')).statusCode).toBe(200);
    expect((await from('https://evil.example')).statusCode).toBe(403);
  });

  it.each([
    { name: 'the configured web origins', WEB_ORIGINS: 'https://app.example' },
    {
      name: 'our own site, where the API has a host of its own',
      PUBLIC_URL: 'https://app.example',
      PUBLIC_API_ORIGIN: 'https://api.example',
    },
  ])(
    'calls may come from $name, with credentials, and from no others',
    async ({ name: _, ...given }) => {
      const variables = { ...productionVariables, ...given };
      const { app } = await createTestApp({ database: local, variables });
      const preflight = (origin: string) =>
        app.inject({
          method: 'OPTIONS',
          url: '/api/strategies',
          headers: { origin, 'access-control-request-method': 'PUT' },
        });
      expect((await preflight('https://app.example')).headers).toMatchObject({
        'access-control-allow-origin': 'https://app.example',
        'access-control-allow-credentials': 'true',
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      });
      const foreign = await preflight('https://evil.example');
      expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  it.each([
    { ...productionVariables, APP_ENV: 'admin-production', code: 'not_signed_in' },
    {
      ...productionVariables,
      APP_ENV: 'development',
      DEV_GATE_PASSWORD: 'open sesame, please',
      code: 'gate_closed',
    },
  ])('$APP_ENV is closed but for its health', async ({ code, ...variables }) => {
    const { app } = await createTestApp({ database: local, variables });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    const reply = await app.inject({ ...strategies, payload: { debts } });
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({ code });
  });
});

describe('rate limits', () => {
  it('are shared by processes, and say when to come back', async () => {
    const limit = { name: 'test-shared', points: 10, seconds: 60 };
    const extend = (
      app: typeof local.app,
      { rateLimit }: { rateLimit: typeof local.rateLimit },
    ): void => {
      app.get('/limited', { config: { access: 'public' } }, async () => {
        await rateLimit(limit, 'someone');
        return 'ok';
      });
    };
    const one = await createTestApp({ database: local, extend });
    const two = await createTestApp({ database: connectUntilEnd(local.url), extend });
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 === 0 ? one : two).app.inject('/limited'),
      ),
    );
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(10);
    const refused = replies.find((reply) => reply.statusCode === 429);
    expect(refused?.json().code).toBe('too_many_requests');
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused?.json().error).toMatch(
      /^Too many requests\. Please wait and try again\. You can try again in (\d+ seconds|1 minute)\.$/,
    );
  });

  it('are multiplied by RATE_LIMIT_FACTOR', async () => {
    const { rateLimit } = await createTestApp({
      database: local,
      variables: { RATE_LIMIT_FACTOR: '3' },
    });
    const limit = { name: 'test-factor', points: 1, seconds: 60 };
    const uses = await Promise.allSettled(
      Array.from({ length: 9 }, () => rateLimit(limit, 'someone')),
    );
    expect(uses.filter((use) => use.status === 'fulfilled')).toHaveLength(3);
  });
});

describe('the API document', () => {
  it('describes the calls from the contract', async () => {
    const document = (await local.app.inject('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    const call = document.paths['/api/strategies'].post;
    expect(call.summary).toBe('Compares the payoff strategies for a list of debts');
    const body = call.requestBody.content['application/json'].schema;
    expect(body.properties.debts.items.required).toContain('interestRate');
    expect(Object.keys(call.responses)).toEqual(['200', '4XX', '5XX']);
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/api/auth/login', '/api/strategies', '/healthz', '/readyz']),
    );
  });

  it('has a page to read', async () => {
    const page = await local.app.inject('/api/docs');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('Debt Payoff API');
  });
});
