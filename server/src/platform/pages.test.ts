import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  brotliCompressSync,
  brotliDecompressSync,
  gunzipSync,
  zstdDecompressSync,
} from 'node:zlib';
import { aCompany } from '@debt-payoff/contract/company.fixture';
import { afterAll, describe, expect, it } from 'vitest';
import { type CountingPages, countingPages } from '../testing/counting-pages.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp, createTestDatabase, productionVariables } from '../testing/test-app.ts';
import { createLog } from './logging.ts';
import { loadBuiltPages } from './pages.ts';

const database = await createTestDatabase();

async function setUp(pages: CountingPages = countingPages(), variables = {}) {
  const clock = settableClock();
  const { app } = await createTestApp({ database, pages, clock, variables });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { app, clock, pages, get };
}

describe('a public page', () => {
  it('is rendered once and then served from memory', async () => {
    const { get, pages } = await setUp();
    const [miss, hit] = [await get('/'), await get('/')];
    expect(pages.requests).toHaveLength(1);
    expect(hit.body).toBe(miss.body);
    const { 'x-request-id': missId, date: _missDate, ...missHeaders } = miss.headers;
    const { 'x-request-id': hitId, date: _hitDate, ...hitHeaders } = hit.headers;
    expect(hitHeaders).toEqual(missHeaders);
    expect(hitId).not.toBe(missId);
  });

  it('may be kept by browsers, which ask each time', async () => {
    const { get } = await setUp();
    expect((await get('/')).headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, no-cache',
      vary: 'accept-encoding',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
  });

  it('names the hashes of its own scripts, and no others', async () => {
    const { get } = await setUp();
    await get('/');
    const hit = await get('/');
    const hash = createHash('sha256').update('console.log(1)').digest('base64');
    expect(hit.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(hit.body).toContain('<script>console.log(1)</script><script>steal()</script>');
  });

  it('allows the hosts of web analytics where visits are measured', async () => {
    const policyOf = async (variables: Record<string, string>) => {
      const { get } = await setUp(countingPages(), variables);
      return String((await get('/')).headers['content-security-policy']);
    };
    const measured = {
      GA_MEASUREMENT_ID: 'G-SITE123456',
      ANALYTICS_ORIGIN: 'http://localhost:5999',
    };
    expect(await policyOf({})).not.toContain('http');
    expect(await policyOf(measured)).toContain("connect-src 'self' http://localhost:5999;");
  });

  it('carries the security headers of a page that is not kept', async () => {
    const { get } = await setUp(countingPages(), productionVariables);
    const notKept = await get('/', { authorization: 'Bearer x' });
    await get('/');
    const hit = await get('/');
    const securityOf = ({ headers }: typeof hit) => {
      const { date, etag, vary, 'content-security-policy': csp, ...others } = headers;
      const { 'cache-control': _caching, 'x-request-id': id, ...fixed } = others;
      return { ...fixed, csp: String(csp).replace(/sha256-[^']+/, ''), hasId: id !== undefined };
    };
    expect(securityOf(hit)).toEqual(securityOf(notKept));
    expect(hit.headers['strict-transport-security']).toContain('max-age=63072000');
  });

  it.each([
    { accepted: 'gzip', coding: 'gzip', unpack: gunzipSync },
    { accepted: 'gzip, deflate, br', coding: 'br', unpack: brotliDecompressSync },
    { accepted: 'gzip, deflate, br, zstd', coding: 'zstd', unpack: zstdDecompressSync },
    { accepted: 'zstd;q=0, br;q=0.5, GZIP;q=0.9', coding: 'gzip', unpack: gunzipSync },
    { accepted: '*', coding: 'gzip', unpack: gunzipSync },
    { accepted: 'deflate', coding: undefined, unpack: (body: Buffer) => body },
    { accepted: 'identity', coding: undefined, unpack: (body: Buffer) => body },
  ])('is sent as $coding to whom takes "$accepted"', async ({ accepted, coding, unpack }) => {
    const { get } = await setUp();
    const plain = await get('/');
    const reply = await get('/', { 'accept-encoding': accepted });
    expect(reply.headers['content-encoding']).toBe(coding);
    expect(reply.headers['content-length']).toBe(String(reply.rawPayload.length));
    expect(unpack(reply.rawPayload).toString()).toBe(plain.body);
  });

  it('is compressed already when it is first rendered', async () => {
    const { get } = await setUp();
    const miss = await get('/', { 'accept-encoding': 'br' });
    expect(miss.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(miss.rawPayload).toString()).toContain('Debts');
  });

  it('replies to HEAD with the headers of GET and no body', async () => {
    const { app, get, pages } = await setUp();
    const head = () => app.inject({ method: 'HEAD', url: '/' });
    const [miss, full, hit] = [await head(), await get('/'), await head()];
    for (const reply of [miss, hit]) {
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toBe('');
      expect(reply.headers.etag).toBe(full.headers.etag);
      expect(reply.headers['content-length']).toBe(full.headers['content-length']);
    }
    expect(pages.requests.map(({ method }) => method)).toEqual(['GET']);
  });

  it('is rendered again after a minute, and on another day', async () => {
    const { get, clock, pages } = await setUp();
    await get('/');
    clock.advance(60_000);
    await get('/');
    clock.set('2026-11-15T23:59:59Z');
    await get('/');
    clock.set('2026-11-16T00:00:00Z');
    await get('/');
    expect(pages.contexts.map(({ facts }) => facts.today)).toEqual([
      '2026-11-15',
      '2026-11-15',
      '2026-11-15',
      '2026-11-16',
    ]);
  });
});

describe('anyone who has the page already', () => {
  it.each([
    { name: 'by its tag', header: (tag: string) => tag },
    { name: 'by its weak tag', header: (tag: string) => `W/${tag}` },
    { name: 'in a list', header: (tag: string) => `"a,b", W/${tag} ,"c"` },
    { name: 'by any tag', header: () => ' * ' },
  ])('is told so, $name', async ({ header }) => {
    const { app, get } = await setUp();
    const full = await get('/', { 'accept-encoding': 'br' });
    const headers = {
      'accept-encoding': 'br',
      'if-none-match': header(String(full.headers.etag)),
    };
    for (const method of ['GET', 'HEAD'] as const) {
      const reply = await app.inject({ method, url: '/', headers });
      expect(reply.statusCode).toBe(304);
      expect(reply.body).toBe('');
      for (const name of ['etag', 'content-security-policy', 'cache-control', 'vary']) {
        expect(reply.headers[name]).toBe(full.headers[name]);
      }
      expect(reply.headers['content-length']).toBeUndefined();
      expect(reply.headers['content-encoding']).toBeUndefined();
    }
  });

  it.each(['"other"', 'W/"other", "more"', 'garbage', ''])(
    'but in another edition (%s) gets it whole',
    async (tag) => {
      const { get } = await setUp();
      await get('/');
      expect((await get('/', { 'if-none-match': tag })).statusCode).toBe(200);
    },
  );

  it('in another form gets this one whole: a tag names exact bytes', async () => {
    const { get } = await setUp();
    const zipped = await get('/', { 'accept-encoding': 'gzip' });
    const reply = await get('/', {
      'accept-encoding': 'br',
      'if-none-match': String(zipped.headers.etag),
    });
    expect(reply.statusCode).toBe(200);
  });

  it('keeps its tag when the page is rendered again to the same text', async () => {
    const same = new Response('<p>The same</p>', { headers: { 'content-type': 'text/html' } });
    const { get, clock } = await setUp(countingPages(() => same.clone()));
    const first = await get('/');
    clock.advance(60_000);
    expect((await get('/')).headers.etag).toBe(first.headers.etag);
  });
});

describe('a page is rendered for each request', () => {
  const html = { 'content-type': 'text/html' };
  it.each([
    ['a failure', () => new Response('Broken', { status: 500, headers: html })],
    ['a page that is not there', () => new Response('None', { status: 404, headers: html })],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: '/about' } })],
    ['a file', () => new Response('a,b', { headers: { 'content-type': 'text/csv' } })],
    ['no-store', () => new Response('Own', { headers: { ...html, 'cache-control': 'no-store' } })],
    [
      'private',
      () => new Response('Own', { headers: { ...html, 'cache-control': 'private, max-age=60' } }),
    ],
    ['a cookie', () => new Response('Own', { headers: { ...html, 'set-cookie': 'a=1' } })],
  ])('that replies with %s', async (_name, reply) => {
    const { get, pages } = await setUp(countingPages(reply));
    const first = await get('/');
    await get('/');
    expect(pages.requests).toHaveLength(2);
    expect(first.statusCode).toBe(reply().status);
    expect(first.headers.etag).toBeUndefined();
  });

  it('that comes with an Authorization header', async () => {
    const { get, pages } = await setUp();
    await get('/');
    await get('/', { authorization: 'Bearer x' });
    await get('/', { authorization: 'Bearer x' });
    expect(pages.requests).toHaveLength(3);
  });

  it('for a path that is not a public page', async () => {
    const { get, pages } = await setUp();
    await get('/dashboard');
    const second = await get('/dashboard', { 'accept-encoding': 'gzip' });
    expect(pages.requests).toHaveLength(2);
    expect(gunzipSync(second.rawPayload).toString()).toContain('Debts');
  });

  it('while its code is edited', async () => {
    const pages = { ...countingPages(), mayBeKept: false };
    const { get } = await setUp(pages);
    await get('/');
    await get('/');
    expect(pages.requests).toHaveLength(2);
  });

  it('and each of its cookies is sent', async () => {
    const headers = new Headers({ 'content-type': 'text/html' });
    headers.append('set-cookie', 'a=1');
    headers.append('set-cookie', 'b=2');
    const { get } = await setUp(countingPages(() => new Response('Own', { headers })));
    expect((await get('/')).headers['set-cookie']).toEqual(['a=1', 'b=2']);
  });
});

describe('an address that leads nowhere', () => {
  const missing = (request: Request) =>
    new Response(`None, ${new URL(request.url).pathname}`, {
      status: 404,
      headers: { 'content-type': 'text/html' },
    });

  it('has the same page as all others, rendered once from none of them', async () => {
    const { app, get, pages } = await setUp(countingPages(missing));
    const first = await get('/nope1');
    const second = await get('/nope2/deep?x=1', { cookie: 'session=1' });
    const head = await app.inject({ method: 'HEAD', url: '/nope3' });
    expect([first, second, head].map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(pages.requests.map(({ url }) => new URL(url).pathname)).toEqual(['/nowhere']);
    expect(pages.requests[0]?.headers.get('cookie')).toBeNull();
    expect(second.body).toBe('None, /nowhere');
    expect(second.headers['content-security-policy']).toBe(
      first.headers['content-security-policy'],
    );
    expect(head.body).toBe('');
  });

  it('is never said to be what the browser has already', async () => {
    const { get } = await setUp(countingPages(missing));
    const { headers } = await get('/nope1');
    const again = await get('/nope1', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(404);
    expect(again.body).toBe('None, /nowhere');
  });

  it('is rendered again after a failure', async () => {
    const broken = new Response('Broken', {
      status: 500,
      headers: { 'content-type': 'text/html' },
    });
    const { get, pages } = await setUp(countingPages(() => broken.clone()));
    expect((await get('/nope1')).statusCode).toBe(500);
    await get('/nope1');
    expect(pages.requests).toHaveLength(2);
  });

  it('is rendered on its own where a part of a page is asked for', async () => {
    const { get, pages } = await setUp(countingPages(missing));
    await get('/nope1.data');
    expect(pages.requests.map(({ url }) => new URL(url).pathname)).toEqual(['/nope1.data']);
  });
});

describe('while as many pages are rendered and wait as there may be', () => {
  const [underWayMax, waitingMax, beyond] = [4, 50, 8];

  const isHeld = ({ url }: Request) => url.endsWith('/dashboard');

  async function setUpFlood() {
    const held = Promise.withResolvers<null>();
    const pages = countingPages((request) => (isHeld(request) ? held.promise : null));
    const { get, app, clock } = await setUp(pages);
    await get('/');
    const statuses: number[] = [];
    const send = async () => {
      const { statusCode } = await get('/dashboard');
      statuses.push(statusCode);
    };
    const asked = Array.from({ length: underWayMax }, send);
    await expect.poll(() => pages.requests.filter(isHeld)).toHaveLength(underWayMax);
    asked.push(...Array.from({ length: waitingMax + beyond }, send));
    // Those beyond the bound get a reply; all others wait.
    await expect.poll(() => statuses).toEqual(Array.from({ length: beyond }, () => 503));
    const letGo = async () => {
      held.resolve(null);
      await Promise.all(asked);
    };
    return { app, clock, get, pages, statuses, letGo };
  }

  it('one more is refused with a page of its own, which is rendered for nobody', async () => {
    const { get, pages, letGo } = await setUpFlood();
    const rendered = pages.requests.length;
    const refused = await get('/login', { 'accept-encoding': 'gzip' });
    expect(refused.statusCode).toBe(503);
    expect(refused.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '2',
      'cache-control': 'no-store',
    });
    expect(refused.headers['content-encoding']).toBeUndefined();
    expect(refused.body).toContain('<h1>We cannot show this page right now</h1>');
    const style = /<style>(.*)<\/style>/.exec(refused.body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(refused.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
    expect(pages.requests).toHaveLength(rendered);
    await letGo();
  });

  it('a part of a page is refused in the shape of every failure', async () => {
    const { get, letGo } = await setUpFlood();
    const refused = await get('/dashboard.data');
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ code: 'unavailable' });
    await letGo();
  });

  it('kept pages, even past their minute, and health checks are served', async () => {
    const { get, clock, letGo } = await setUpFlood();
    expect((await get('/')).statusCode).toBe(200);
    clock.advance(60_000);
    expect((await get('/')).statusCode).toBe(200);
    expect((await get('/?utm_source=mail')).statusCode).toBe(503);
    expect((await get('/healthz')).statusCode).toBe(200);
    await letGo();
  });

  it('all that wait are served in the end, and so is anyone who comes then', async () => {
    const { get, pages, statuses, letGo } = await setUpFlood();
    expect(pages.requests.filter(isHeld)).toHaveLength(underWayMax);
    await letGo();
    expect(statuses.filter((status) => status === 200)).toHaveLength(underWayMax + waitingMax);
    expect((await get('/dashboard')).statusCode).toBe(200);
  });
});

describe('what a page is rendered from', () => {
  it('is the address without what it does not show, so that nobody can fill it with their own', async () => {
    const { get, pages } = await setUp();
    await get('/articles?tag=cards&utm_source=mail');
    await get('/articles?utm_source=other&tag=cards');
    await get('/articles?tag=cards');
    expect(pages.requests.map(({ url }) => new URL(url).search)).toEqual([
      '?tag=cards&other=',
      '?tag=cards',
    ]);
  });

  it('is the whole address where the page has moved, and nobody keeps that without asking again', async () => {
    const pages = countingPages(() => {
      const { search } = new URL(pages.requests.at(-1)?.url ?? '');
      return new Response(null, { status: 301, headers: { location: `/articles/new${search}` } });
    });
    const { get } = await setUp(pages);
    const { statusCode, headers } = await get('/articles/old?utm_source=mail');
    expect(statusCode).toBe(301);
    expect(headers).toMatchObject({
      location: '/articles/new?utm_source=mail',
      'cache-control': 'no-cache',
    });
  });

  it('names the host of the API where it has one of its own', async () => {
    const variables = { ...productionVariables, PUBLIC_API_ORIGIN: 'https://api.debts.example' };
    const { get, pages } = await setUp(countingPages(), variables);
    await get('/');
    expect(pages.contexts[0]?.facts.apiOrigin).toBe('https://api.debts.example');
  });

  it('holds nothing of the visitor where the page is kept', async () => {
    const { get, pages } = await setUp();
    await get('/', { cookie: 'session=1', 'x-forwarded-host': 'evil.example', 'user-agent': 'x' });
    expect(Object.fromEntries(pages.requests[0]?.headers ?? [])).toEqual({});
    expect(pages.contexts[0]).toEqual({
      facts: {
        origin: 'http://localhost:5001',
        today: '2026-11-15',
        environment: 'local',
        hasAdminArea: true,
        apiOrigin: null,
        company: aCompany(),
        imprint: null,
        analytics: null,
      },
      content: expect.any(Object),
      scriptMark: expect.any(String),
    });
  });

  it('holds the facts of the server, whatever the visitor claims', async () => {
    const { get, pages } = await setUp(countingPages(), productionVariables);
    await get('/dashboard?today=1999-01-01', {
      'x-product-today': '1999-01-01',
      'x-forwarded-host': 'evil.example',
      cookie: 'session=1',
    });
    expect(pages.contexts[0]?.facts).toMatchObject({
      origin: 'https://debts.example',
      today: '2026-11-15',
      environment: 'production',
    });
    expect(pages.requests[0]?.headers.get('cookie')).toBe('session=1');
  });

  it('stays an address of this site', async () => {
    const { get, pages } = await setUp(countingPages(), productionVariables);
    await get('//evil.example/');
    expect(new URL(pages.requests[0]?.url ?? '').origin).toBe('https://debts.example');
  });
});

describe('kept pages stay behind the gates', () => {
  it('a foreign host is refused', async () => {
    const { get } = await setUp();
    await get('/');
    expect((await get('/', { host: 'evil.example' })).statusCode).toBe(421);
  });

  it('a page of an allowed origin may read them, and caches know', async () => {
    const { get } = await setUp(countingPages(), {
      ...productionVariables,
      WEB_ORIGINS: 'https://app.example',
    });
    await get('/');
    const hit = await get('/', { origin: 'https://app.example' });
    expect(hit.headers['access-control-allow-origin']).toBe('https://app.example');
    expect(hit.headers.vary).toBe('Origin, accept-encoding');
  });

  it('text that cannot be stored is refused though the page is kept', async () => {
    const { get } = await setUp();
    await get('/?a=b');
    expect((await get('/?a=%00')).statusCode).toBe(400);
  });

  it.each(['%00b', '%%0000', '%0%000', '%00%%0000'])(
    'no page is asked to look up %s, which cannot be stored',
    async (value) => {
      const pages = countingPages();
      const { get } = await setUp(pages);
      expect((await get(`/articles?tag=${value}`)).statusCode).toBe(400);
      const [request] = pages.requests;
      expect(new URL(request?.url ?? '').searchParams.get('tag')).not.toContain('\0');
    },
  );
});

describe('files of the build', () => {
  const script = 'console.log("pounds");\n'.repeat(100);

  async function setUpFiles() {
    const folder = await mkdtemp(join(tmpdir(), 'debt-payoff-build-'));
    afterAll(() => rm(folder, { recursive: true, force: true }));
    await mkdir(join(folder, 'server'));
    await mkdir(join(folder, 'client/assets'), { recursive: true });
    await writeFile(
      join(folder, 'server/index.js'),
      'export const routes = {}; export const entry = { module: {} };',
    );
    await writeFile(join(folder, 'client/assets/app-1.js'), script);
    await writeFile(join(folder, 'client/assets/app-1.js.br'), brotliCompressSync(script));
    await writeFile(join(folder, 'client/notes.txt'), 'Notes');
    const { app } = await createTestApp({
      database,
      pages: await loadBuiltPages(folder, createLog('silent')),
    });
    return app;
  }

  it('are sent in the form that the build made, and kept for a year', async () => {
    const app = await setUpFiles();
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    const response = await app.inject({ url: '/assets/app-1.js', headers });
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(response.rawPayload).toEqual(brotliCompressSync(script));
  });

  it('whose names do not change are kept for an hour', async () => {
    const app = await setUpFiles();
    const response = await app.inject('/notes.txt');
    expect(response.headers['cache-control']).toBe('public, max-age=3600');
  });
});
