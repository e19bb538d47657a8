import { gzipSync } from 'node:zlib';
import { publicPages } from '@debt-payoff/contract/public-pages';
import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { missingPage, visit, withPage } from '../support/browser.ts';
import { auditPage, overflowOf, setTextSize } from '../support/page-audits.ts';

const read = (path: string) => fetch(`${inject('productUrl')}${path}`);

const { articles } = await (await read('/api/articles?limit=1')).json();
const [{ slug, title, category }] = articles;
const article = `/articles/${slug}`;
const unknown = '/articles/no-such-article';
const ofCategory = `/articles?category=${encodeURIComponent(category)}`;
const addresses = publicPages.map(({ path }) => path.replace('/articles/{slug}', article));

/** What the standard asks of HTML; nothing of it is switched off. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

describe('the HTML of a public page', () => {
  it.each([
    ...addresses.map((path) => [path, 200] as const),
    [ofCategory, 200] as const,
    [unknown, 404] as const,
  ])('%s is valid, and comes with status %i', async (path, status) => {
    const reply = await read(path);
    expect(reply.status).toBe(status);
    const { results } = await validator.validateString(await reply.text());
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  });
});

it('every public page has a title, a description and an address that no other has, and is listed', async () => {
  const heads = await Promise.all(addresses.map(async (path) => headOf(await read(path))));
  expect(heads.map(({ canonical }) => canonical)).toEqual(
    addresses.map((path) => `${inject('productUrl')}${path}`),
  );
  expect(heads.filter(({ isIndexed }) => !isIndexed)).toEqual([]);
  for (const part of ['title', 'description', 'canonical'] as const) {
    const values = heads.map((head) => head[part]);
    expect(new Set(values).size).toBe(addresses.length);
    expect(values).not.toContain('');
  }
  const sitemap = await (await read('/sitemap.xml')).text();
  for (const { canonical } of heads) expect(sitemap).toContain(`<loc>${canonical}</loc>`);
  const images = new Set(heads.map(({ image }) => image));
  expect((await Promise.all([...images].map((url) => fetch(url)))).map(typeOf)).toEqual(
    [...images].map(() => 'image/png'),
  );
});

it('the list of a tag is named after it', async () => {
  const [tag] = articles[0].tags;
  const { title } = await headOf(await read(`/articles?tag=${encodeURIComponent(tag)}`));
  expect(title).toBe(`Articles tagged ${tag} | Debt Payoff`);
});

it('what somebody makes up in the address of a list is not said in our name', async () => {
  const { title, description, isIndexed } = await headOf(await read('/articles?category=Call+us'));
  expect(`${title} ${description}`).not.toContain('Call us');
  expect(isIndexed).toBe(false);
});

const typeOf = ({ headers }: Response): string | null => headers.get('content-type');

async function headOf(reply: Response) {
  const html = await reply.text();
  const find = (pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
  return {
    title: find(/<title>([^<]*)/),
    description: find(/<meta name="description" content="([^"]*)"/),
    canonical: find(/<link rel="canonical" href="([^"]*)"/),
    image: find(/<meta property="og:image" content="([^"]*)"/),
    isIndexed: !/<meta name="robots" content="noindex"/.test(html),
  };
}

it.each(addresses)('%s names at most 150 kB of gzipped scripts', async (path) => {
  const html = await (await read(path)).text();
  const files = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
  const weights = await Promise.all([...files].map(gzippedSizeOf));
  expect(files.size).toBeGreaterThan(3);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(150_000);
});

const gzippedSizes = new Map<string, Promise<number>>();

/** Most pages name the same files: each is weighed once. */
function gzippedSizeOf(file: string): Promise<number> {
  const size = gzippedSizes.get(file) ?? weigh(file);
  gzippedSizes.set(file, size);
  return size;
}

async function weigh(file: string): Promise<number> {
  return gzipSync(Buffer.from(await (await read(file)).arrayBuffer())).length;
}

/** Home and the strategies have journeys of their own, which end with the same audit, as has the list of a category. */
const audited = addresses.filter((path) => path !== '/' && path !== '/strategies');
/** Pages of sentences, and the contact form. */
const readOnPhones = ['/contact', '/privacy', '/cookies', '/cookie-settings', '/terms'];

it.each([...audited, unknown])(
  '%s passes axe in both themes, and loses nothing where it is narrow or large, or both',
  (path) =>
    withPage(
      async (page) => {
        await visit(page, path);
        await auditPage(page);
        if (readOnPhones.includes(path)) await fitPhoneWithLargeText(page);
      },
      { expects: missingPage },
    ),
);

async function fitPhoneWithLargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await setTextSize(page, '200%');
  await expect.poll(() => overflowOf(page)).toBe(0);
}

it('an article reads without JavaScript, and leads back to the others', () =>
  withPage(
    async (page) => {
      await page.goto(article);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await page.getByRole('article').locator('p').count()).toBeGreaterThan(5);
      await page.getByRole('link', { name: 'Return to Articles' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Articles' }).waitFor();
    },
    { javaScriptEnabled: false },
  ));
