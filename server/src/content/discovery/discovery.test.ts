import { articleNote } from '@debt-payoff/contract/texts/article-note';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { applyRetentions } from '../../platform/retention.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { createTestApp, productionVariables } from '../../testing/test-app.ts';
import { anArticle, changeSlug, makeArticle, saveArticle } from '../articles/articles.fixture.ts';
import { createArticle, publishArticle } from '../articles/write-articles.ts';
import { imageRetention } from './discovery.jobs.ts';
import { readXml } from './xml-reader.fixture.ts';

const clock = settableClock();
const { app, db } = await createTestApp({ variables: productionVariables, clock, listens: true });
const deps = { db, clock };
const gate = { DEV_GATE_PASSWORD: 'open sesame, please' };
const [development, staffSite, local] = await Promise.all(
  ['development', 'admin-production', 'local'].map((name) =>
    createTestApp({
      variables: name === 'local' ? {} : { ...productionVariables, ...gate, APP_ENV: name },
    }),
  ),
);

const image = `/images/${'0a'.repeat(32)}/1440.webp`;
const idOfFirst = await makeArticle(deps, 'first');
clock.advance(60_000);
await makeArticle(deps, 'second', {
  title: 'Interest & <charges> \u0007\ufffe]]>',
  content:
    '<p><a href="/debt-help">Help</a> <a href="#more">More</a> <a href="https://a.example/?b=/c">c</a></p>' +
    `<img src="${image}" alt='href="/x"' width="1440" height="810">`,
  category: '',
  tags: ['cards', 'interest'],
});
await createArticle(deps, { slug: 'draft', text: anArticle() });

describe('robots.txt', () => {
  it('opens production to crawlers, but for calls, private pages and links from mails', async () => {
    const { body, headers } = await app.inject('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = body.split('\n');
    expect(lines[0]).toBe('User-agent: *');
    expect(lines).toContain('Sitemap: https://debts.example/sitemap.xml');
    for (const path of ['/api/', '/admin', '/portfolios', '/reset-password', '/confirm-email']) {
      expect(lines).toContain(`Disallow: ${path}`);
    }
    const shut = lines.flatMap((line) => /^Disallow: (.*)/.exec(line)?.[1] ?? []);
    for (const path of ['/', '/articles/first', '/login', '/register', '/subscription']) {
      expect(shut.filter((start) => path.startsWith(start))).toEqual([]);
    }
  });

  it.each([development, staffSite, local])('shuts all crawlers out elsewhere', async (other) => {
    const reply = await other?.app.inject('/robots.txt');
    expect({ status: reply?.statusCode, body: reply?.body }).toEqual({
      status: 200,
      body: 'User-agent: *\nDisallow: /\n',
    });
  });
});

describe('the sitemap', () => {
  it('lists the public pages and the published articles, with when they changed', async () => {
    const { body, headers } = await app.inject('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const addresses = await readXml(db, body, '/s:urlset/s:url/s:loc');
    expect(addresses).toContain('https://debts.example/');
    expect(addresses).toContain('https://debts.example/terms');
    expect(addresses.slice(-2)).toEqual([
      'https://debts.example/articles/second',
      'https://debts.example/articles/first',
    ]);
    expect(body).not.toMatch(/draft|login|portfolios|\{/);
    expect(await readXml(db, body, '//s:url[s:lastmod]/s:lastmod')).toEqual([
      '2026-11-15T09:01:00.000Z',
      '2026-11-15T09:00:00.000Z',
    ]);
  });
});

describe('the feed', () => {
  const read = async (path: string) => readXml(db, (await app.inject('/rss.xml')).body, path);

  it('has the newest articles first, each with its address and date', async () => {
    const { headers } = await app.inject('/rss.xml');
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(await read('/rss/channel/item/link')).toEqual([
      'https://debts.example/articles/second',
      'https://debts.example/articles/first',
    ]);
    expect(await read('//item/guid')).toEqual(await read('//item/link'));
    expect(await read('//item[2]/pubDate')).toEqual(['Sun, 15 Nov 2026 09:00:00 GMT']);
    expect(await read('//item[2]/category')).toEqual(['Rates and costs', 'rates']);
    expect(await read('//item[2]/description')).toEqual(['A rate, in short.']);
    expect(await read('//channel/atom:link/@href')).toEqual(['https://debts.example/rss.xml']);
  });

  it('holds any text, without the characters that XML does not know', async () => {
    expect(await read('//item[1]/title')).toEqual(['Interest & <charges> ]]>']);
    expect(await read('//item[1]/category')).toEqual(['cards', 'interest']);
  });

  it('has the whole text and the note under it, with addresses that hold outside our site', async () => {
    const [html] = await read('//item[1]/content:encoded');
    expect(html).toBe(
      `<p><a href="https://debts.example/debt-help">Help</a> <a href="https://debts.example/articles/second#more">More</a> <a href="https://a.example/?b=/c" rel="noopener">c</a></p><img src="https://debts.example${image}" alt="href=&quot;/x&quot;" width="1440" height="810" loading="lazy" decoding="async" /><p>${articleNote.text}<a href="https://debts.example/debt-help">${articleNote.link}</a>.</p>`,
    );
  });
});

describe('a list that others keep', () => {
  it.each(['/robots.txt', '/sitemap.xml', '/rss.xml'])(
    '%s is asked for again each time, and mostly has not changed',
    async (url) => {
      const { headers } = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
      expect(headers).toMatchObject({
        'cache-control': 'public, no-cache',
        'content-encoding': 'gzip',
        vary: expect.stringContaining('accept-encoding'),
      });
      const again = await app.inject({
        url,
        headers: { 'accept-encoding': 'gzip', 'if-none-match': String(headers.etag) },
      });
      expect(again.statusCode).toBe(304);
      const head = await app.inject({ url, method: 'HEAD' });
      expect(head.body).toBe('');
      const { rawPayload } = await app.inject(url);
      expect(head.headers['content-length']).toBe(String(rawPayload.length));
    },
  );

  it('shows a new article at once', async () => {
    await app.inject('/rss.xml');
    await makeArticle(deps, 'third', { title: 'The third' });
    await expect.poll(async () => (await app.inject('/rss.xml')).body).toContain('The third');
    expect((await app.inject('/sitemap.xml')).body).toContain('/articles/third<');
  });
});

describe('a social image', () => {
  const imageOf = (name: string, headers = {}) =>
    app.inject({ url: `/social-images/${name}.png?v=12345678`, headers });
  const countKept = async () => (await db.execute('SELECT FROM social_images')).rowCount;

  it.each(['home', 'debt-help', 'article-first'])(
    'of %s is a PNG of the right size',
    async (name) => {
      const { rawPayload, headers } = await imageOf(name);
      expect(headers['content-type']).toBe('image/png');
      expect(headers['cache-control']).toBe('public, max-age=86400');
      expect(await sharp(rawPayload).metadata()).toMatchObject({
        format: 'png',
        width: 1200,
        height: 630,
      });
    },
  );

  it('is not sent again to anyone who has it, nor read from where it is kept', async () => {
    const { headers } = await imageOf('home');
    await db.execute('DELETE FROM social_images');
    for (const tags of [headers.etag, `W/${headers.etag}`, `"other", ${headers.etag}`]) {
      expect((await imageOf('home', { 'if-none-match': tags })).statusCode, tags).toBe(304);
    }
    expect(await countKept()).toBe(0);
  });

  it.each([
    'article-draft',
    'article-nothing',
    'nothing',
    'article-',
    '../secrets',
    'a'.repeat(500),
  ])('of %s does not exist', async (name) => {
    const { statusCode, headers } = await imageOf(encodeURIComponent(name));
    expect(statusCode).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is made once, however many ask for it, and kept', async () => {
    const before = await countKept();
    const replies = await Promise.all([1, 2, 3].map(() => imageOf('about')));
    expect(new Set(replies.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    await imageOf('about');
    expect(await countKept()).toBe((before ?? 0) + 1);
  });

  it('changes with the title of its article, and is found under a former slug', async () => {
    const before = await imageOf('article-first');
    const text = anArticle({ title: 'Another title' });
    await saveArticle(deps, { articleId: idOfFirst, text });
    expect((await imageOf('article-first')).headers.etag).toBe(before.headers.etag);
    await publishArticle(deps, idOfFirst);
    const after = await imageOf('article-first');
    expect(after.headers.etag).not.toBe(before.headers.etag);
    await changeSlug(deps, { articleId: idOfFirst, slug: 'present' });
    expect((await imageOf('article-first')).headers.etag).toBe(after.headers.etag);
    expect((await imageOf('article-present')).headers.etag).toBe(after.headers.etag);
  });

  it('that was made long ago is deleted, and made again for anyone who asks', async () => {
    await imageOf('home');
    clock.advance(91 * 86_400_000);
    await applyRetentions([imageRetention], { db, now: clock.now() });
    expect(await countKept()).toBe(0);
    expect((await imageOf('home')).statusCode).toBe(200);
  });
});

const addresses = ['/sitemap.xml', '/rss.xml', '/social-images/home.png'];

it.each(addresses)('%s waits behind the gate of the development environment', async (url) => {
  const reply = await development?.app.inject(url);
  expect({ status: reply?.statusCode, code: reply?.json().code }).toEqual({
    status: 401,
    code: 'gate_closed',
  });
});

it.each(addresses)('%s does not exist on the site for staff alone', async (url) => {
  expect((await staffSite?.app.inject(url))?.statusCode).toBe(404);
});
