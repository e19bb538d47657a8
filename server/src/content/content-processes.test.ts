import { expect, it } from 'vitest';
import { clockStartingAt } from '../platform/clock.ts';
import { countingPages } from '../testing/counting-pages.ts';
import { createTestApp, createTestDatabase } from '../testing/test-app.ts';
import { anArticle, changeSlug, makeArticle, saveArticle } from './articles/articles.fixture.ts';
import { aTypedArticle, writeBy } from './articles/staff-articles.fixture.ts';
import { publishArticle } from './articles/write-articles.ts';

/** A page of the article's title, as far as everyone may read it. */
function titlePages() {
  const pages = countingPages();
  const render: typeof pages.render = async (request, { content }) => {
    const slug = new URL(request.url).pathname.split('/').at(-1) ?? '';
    const found = await content.findArticle(slug);
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return new Response(`<h1>${found?.article.title ?? 'None'}</h1>`, { headers });
  };
  return { ...pages, render };
}

it('a change of content is seen on every process, each of which keeps its pages', async () => {
  const database = await createTestDatabase();
  const deps = { db: database.db, clock: clockStartingAt(new Date()) };
  const articleId = await makeArticle(deps, 'apr', { title: 'Old' });
  const processes = await Promise.all(
    [1, 2].map(() => createTestApp({ database, pages: titlePages(), listens: true })),
  );
  const titles = (slug: string) =>
    Promise.all(
      processes.map(async ({ app }) => (await app.inject(`/articles/${slug}`)).body.slice(4, 7)),
    );
  expect(await titles('apr')).toEqual(['Old', 'Old']);
  // A row that is changed behind the verbs' back is not announced: so the pages are really kept.
  await database.pool.query(`UPDATE articles SET title = 'Odd'`);
  expect(await titles('apr')).toEqual(['Old', 'Old']);

  await saveArticle(deps, { articleId, text: anArticle({ title: 'New' }) });
  await publishArticle(deps, articleId);
  await expect.poll(() => titles('apr')).toEqual(['New', 'New']);

  expect(await titles('rates')).toEqual(['Non', 'Non']);
  await changeSlug(deps, { articleId, slug: 'rates' });
  await expect.poll(() => titles('rates')).toEqual(['New', 'New']);
});

it('what staff do on one process is seen on the other: page, feed and sitemap', async () => {
  const database = await createTestDatabase();
  const processes = await Promise.all(
    [1, 2].map(() => createTestApp({ database, pages: titlePages(), listens: true })),
  );
  const [one, other] = processes;
  if (one === undefined || other === undefined) throw new Error('two processes were started');
  // In `local` the built-in staff act.
  const { create, update, remove } = writeBy(one);
  const somebody = null;
  const seen = async (slug: string) => {
    const page = await other.app.inject(`/articles/${slug}`);
    const [feed, sitemap] = await Promise.all(
      ['/rss.xml', '/sitemap.xml'].map(async (path) => (await other.app.inject(path)).body),
    );
    const isIn = (xml: string | undefined) => xml?.includes(`/articles/${slug}<`) ?? false;
    return [page.body, isIn(feed), isIn(sitemap)];
  };
  const nowhere = ['<h1>None</h1>', false, false];

  const { body: made } = await create(somebody, aTypedArticle({ title: 'Old', slug: 'old' }));
  expect(await seen('old')).toEqual(nowhere);
  await update(somebody, made.id, { status: 'published' });
  await expect.poll(() => seen('old')).toEqual(['<h1>Old</h1>', true, true]);

  await update(somebody, made.id, { title: 'New', slug: 'new' });
  expect(await seen('new')).toEqual(nowhere);
  await update(somebody, made.id, { status: 'published' });
  await expect.poll(() => seen('new')).toEqual(['<h1>New</h1>', true, true]);
  // The old address leads to the new one, and only that is handed out.
  await expect.poll(() => seen('old')).toEqual(['<h1>New</h1>', false, false]);

  await update(somebody, made.id, { status: 'draft' });
  await expect.poll(() => seen('new')).toEqual(nowhere);
  await update(somebody, made.id, { status: 'published' });
  await expect.poll(() => seen('new')).toEqual(['<h1>New</h1>', true, true]);
  await remove(somebody, made.id);
  await expect.poll(() => seen('new')).toEqual(nowhere);
});
