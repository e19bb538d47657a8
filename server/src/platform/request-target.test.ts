import { describe, expect, it } from 'vitest';
import { countingPages } from '../testing/counting-pages.ts';
import { requestLines, sendRaw } from '../testing/raw-http.ts';
import { createTestApp, createTestDatabase, productionVariables } from '../testing/test-app.ts';
import { readableTarget } from './request-target.ts';

describe('a target', () => {
  it.each([
    ['/', '/'],
    ['/calculator?a=%ff', '/calculator?a=%ff'],
    ['/a%20b/%E2%82%AC', '/a%20b/%E2%82%AC'],
    ['/%2525', '/%2525'],
    ['/a;b=%2F', '/a;b=%2F'],
  ])('that can be read stays: %s', (target, readable) => {
    expect(readableTarget(target)).toBe(readable);
  });

  it.each([
    ['/100%', '/100%25'],
    ['/articles/50%-off', '/articles/50%25-off'],
    ['/%', '/%25'],
    ['/%z1?a=%', '/%25z1?a=%'],
    ['/%ff', '/%EF%BF%BD'],
    ['/a%e2%82/b', '/a%EF%BF%BD/b'],
    ['/%E2%82%AC%ff', '/%E2%82%AC%EF%BF%BD'],
    ['/%ED%A0%80', '/%EF%BF%BD%EF%BF%BD%EF%BF%BD'],
    ['/a%00b', '/a%EF%BF%BDb'],
    ['http://evil.example/calculator', '/'],
    ['*', '/'],
    ['calculator', '/'],
    ['', '/'],
  ])('that cannot be read becomes one that can: %s', (target, readable) => {
    expect(readableTarget(target)).toBe(readable);
    expect(() => decodeURIComponent(readable.split('?')[0] ?? '')).not.toThrow();
  });
});

const database = await createTestDatabase();
const environments = {
  local: {},
  development: { APP_ENV: 'development', DEV_GATE_PASSWORD: 'open sesame, please' },
  'admin-production': { APP_ENV: 'admin-production' },
  production: { APP_ENV: 'production' },
};
type Name = keyof typeof environments;

async function listening(name: Name): Promise<number> {
  const chosen = environments[name];
  const variables = name === 'local' ? {} : { ...productionVariables, ...chosen };
  const { app } = await createTestApp({ variables, database, pages: countingPages() });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
}

const ports = {
  local: await listening('local'),
  development: await listening('development'),
  'admin-production': await listening('admin-production'),
  production: await listening('production'),
};

async function send(name: Name, asked: string, host = `localhost:${ports[name]}`) {
  const [method = '', target = ''] = asked.startsWith('/') ? ['GET', asked] : asked.split(' ');
  const lines = requestLines({ method, target }, [`Host: ${host}`, 'Accept: text/html']);
  const reply = await sendRaw(ports[name], lines);
  expect(reply, asked).not.toBeNull();
  const { status, headers, body } = reply ?? { status: 0, headers: new Map(), body: '' };
  const type = headers.get('content-type')?.split(';')[0];
  const code = type === 'application/json' ? JSON.parse(body).code : null;
  return { status, type, code, location: headers.get('location'), headers };
}

const page = { type: 'text/html', code: null };
const malformed = { status: 400, type: 'application/json', code: 'malformed_request' };

describe.each(['local', 'production'] as const)('in %s', (name) => {
  it.each(['/100%', '/%ff', '/articles/50%-off', '/portfolios/%ff', '/a%00b', '/%c0%ae%c0%ae/'])(
    'the address %s of a page is not found',
    async (target) => {
      expect(await send(name, target)).toMatchObject({ status: 404, ...page });
    },
  );

  it('a character that cannot be stored, in the query of a page, is no good request for it', async () => {
    expect(await send(name, '/calculator?a=%00')).toMatchObject({ status: 400, ...page });
  });

  it.each(['/api/%ff', '/api/portfolios/100%', '/%61pi/%', '/api/calendar/%00.ics'])(
    'the address %s of a call is none',
    async (target) => {
      expect(await send(name, target)).toMatchObject(malformed);
    },
  );

  it.each(['/users/%E2%82%AC', '//evil.example/x', '/\\evil.example', '/..%2f..%2fetc', '/%252e'])(
    '%s is a page like any other',
    async (target) => {
      expect(await send(name, target)).toMatchObject({ status: 200, ...page });
    },
  );
});

describe.each(['local', 'development', 'admin-production', 'production'] as const)(
  'in %s',
  (name) => {
    it.each([
      'GET http://evil.example/calculator',
      'GET http://evil.example/api/openapi.json',
      'GET https://evil.example',
      'GET *',
      'OPTIONS *',
      'POST *',
    ])('%s is not read', async (asked) => {
      const reply = await send(name, asked);
      expect(reply).toMatchObject(malformed);
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
      expect(reply.headers.get('cache-control')).toBe('no-store');
    });

    it.each(['TRACE /', 'PROPFIND /calculator', 'POST /100%'])(
      '%s leads nowhere',
      async (asked) => {
        const { status, type } = await send(name, asked);
        expect(type).toBe('application/json');
        expect([401, 404]).toContain(status);
      },
    );

    it('a request without a host, or with a hope that we do not know, gets a reply in our shape', async () => {
      const bare = await sendRaw(ports[name], requestLines({ target: '/api/nothing' }, []));
      expect(JSON.parse(bare?.body ?? '')).toMatchObject({ code: 'malformed_request' });
      const headers = [`Host: localhost:${ports[name]}`, 'Expect: a-miracle'];
      const hoping = await sendRaw(ports[name], requestLines({ target: '/healthz' }, headers));
      expect(hoping?.status).toBe(200);
    });
  },
);

describe('the gates', () => {
  it('of development stands before addresses that cannot be read, too', async () => {
    for (const target of ['/100%', '/%ff', '/?a=%00']) {
      expect(await send('development', target)).toMatchObject({ status: 401, ...page });
    }
  });

  it.each([
    ['/admin/users/%E2%82%AC', '/users/%E2%82%AC'],
    ['/admin/users/%0d%0aset-cookie:a=b', '/users/%0d%0aset-cookie:a=b'],
    ['/admin/users/100%', '/users/100%25'],
    ['/admin//evil.example/users', '/evil.example/users'],
    ['/admin/\\evil.example', '/evil.example'],
    ['/admin\\\\evil.example', '/evil.example'],
  ])('of the admin-only site leads from %s to %s', async (target, location) => {
    expect(await send('admin-production', target)).toMatchObject({ status: 302, location });
  });
});
