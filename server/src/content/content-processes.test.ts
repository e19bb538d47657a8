import { expect, it } from 'vitest';
import { clockStartingAt } from '../platform/clock.ts';
import { countingPages } from '../testing/counting-pages.ts';
import { createTestApp, createTestDatabase } from '../testing/test-app.ts';
import { anArticle, makeArticle } from './articles/articles.fixture.ts';
import { changeSlug, publishArticle, saveArticle } from './articles/write-articles.ts';

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
