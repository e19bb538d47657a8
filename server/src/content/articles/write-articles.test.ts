import { beforeEach, describe, expect, it } from 'vitest';
import { listenForContentChanges } from '../../platform/content-changes.ts';
import { atEnd } from '../../testing/at-end.ts';
import { settableClock, testNow } from '../../testing/settable-clock.ts';
import { createTestDatabase } from '../../testing/test-app.ts';
import { anArticle, changeSlug, makeArticle, saveArticle } from './articles.fixture.ts';
import { htmlAttacks } from './html-attacks.fixture.ts';
import { htmlProblemsOf } from './html-problems.fixture.ts';
import { createArticleReader } from './read-articles.ts';
import { createArticle, publishArticle } from './write-articles.ts';

const { db, pool, url } = await createTestDatabase();
const clock = settableClock();
const deps = { db, clock };
const reader = createArticleReader(db);

beforeEach(async () => {
  await pool.query('TRUNCATE articles RESTART IDENTITY CASCADE');
  clock.set(testNow.toISOString());
});

async function listTagged(tag: string): Promise<string[]> {
  const { articles } = await reader.list({ category: null, tag, page: 1, perPage: 20 });
  return articles.map(({ slug }) => slug);
}

describe('what is saved', () => {
  it('is sanitised, with the minutes it takes to read', async () => {
    const content = `<p>${'word '.repeat(880)}</p>`;
    const id = await createArticle(deps, { slug: 'apr', text: anArticle({ content }) });
    expect((await pool.query('SELECT reading_minutes FROM articles')).rows).toEqual([
      { reading_minutes: 4 },
    ]);
    for (const { name, html } of htmlAttacks) {
      await saveArticle(deps, { articleId: id, text: anArticle({ content: html }) });
      const { rows } = await pool.query('SELECT content FROM articles');
      expect(htmlProblemsOf(rows[0].content), name).toEqual([]);
    }
  });

  it('of a published article stays a revision until it is published', async () => {
    const id = await makeArticle(deps, 'apr', { tags: ['old'] });
    clock.advance(60_000);
    const text = anArticle({
      title: 'Better',
      tags: ['new'],
      content: '<script>x</script><p>New</p>',
    });
    await saveArticle(deps, { articleId: id, text });
    expect(await reader.find('apr')).toMatchObject({ title: 'What an APR is', tags: ['old'] });
    expect(await listTagged('new')).toEqual([]);

    await publishArticle(deps, id);
    expect(await reader.find('apr')).toMatchObject({
      title: 'Better',
      content: '<p>New</p>',
      published_at: '2026-11-15T09:00:00.000Z',
      updated_at: '2026-11-15T09:01:00.000Z',
    });
    expect([await listTagged('old'), await listTagged('new')]).toEqual([[], ['apr']]);
    // The revision is used up: publishing again does not bring an older text back.
    await publishArticle(deps, id);
    expect(await reader.find('apr')).toMatchObject({ title: 'Better' });
  });

  it('keeps each tag once, trimmed', async () => {
    await makeArticle(deps, 'apr', { tags: [' rates', 'rates', ' ', 'cards'] });
    expect(await reader.find('apr')).toMatchObject({ tags: ['rates', 'cards'] });
  });

  it.each([
    ['no title', { title: '' }],
    ['a title that is too long', { title: 'x'.repeat(201) }],
    ['too many tags', { tags: Array.from({ length: 21 }, (_, index) => `tag ${index}`) }],
    ['a tag that is too long', { tags: ['x'.repeat(101)] }],
    ['a source that is a script', { sourceUrl: 'javascript:attack()' }],
    ['a meta title that is too long', { metaTitle: 'x'.repeat(61) }],
  ])('cannot have %s', async (_what, changes) => {
    await expect(makeArticle(deps, 'apr', changes)).rejects.toThrow('Failed query');
  });
});

describe('a changed slug', () => {
  it('leads to the article, and so do all that it had', async () => {
    const articleId = await makeArticle(deps, 'apr');
    await changeSlug(deps, { articleId, slug: 'what-an-apr-is' });
    await changeSlug(deps, { articleId, slug: 'apr-explained' });
    for (const slug of ['apr', 'what-an-apr-is', 'apr-explained']) {
      expect((await reader.find(slug))?.slug, slug).toBe('apr-explained');
    }
    await changeSlug(deps, { articleId, slug: 'apr' });
    expect((await reader.find('apr-explained'))?.slug).toBe('apr');
  });

  it.each(['categories', 'admin', 'Not a slug'])('cannot be %s', async (slug) => {
    const articleId = await makeArticle(deps, 'apr');
    await expect(changeSlug(deps, { articleId, slug })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await expect(makeArticle(deps, slug)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('cannot be one that another article has or had', async () => {
    const articleId = await makeArticle(deps, 'apr');
    await changeSlug(deps, { articleId, slug: 'rates' });
    const otherId = await makeArticle(deps, 'other');
    for (const slug of ['apr', 'rates']) {
      const taken = { code: 'taken' };
      await expect(changeSlug(deps, { articleId: otherId, slug })).rejects.toMatchObject(taken);
      await expect(makeArticle(deps, slug)).rejects.toMatchObject(taken);
    }
  });
});

it('what becomes public is told to all processes; a draft, a revision and a failure are not', async () => {
  const notices: { heard: () => void } = { heard: () => {} };
  let count = 0;
  const nextNotice = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    notices.heard = resolve;
    return promise;
  };
  const listening = nextNotice();
  const onChange = () => {
    count += 1;
    notices.heard();
  };
  const listener = listenForContentChanges({ url, onChange, onError: () => {} });
  atEnd(listener.stop);
  await listening;
  const text = anArticle();
  const publish = nextNotice();
  await expect(publishArticle(deps, 99)).rejects.toMatchObject({ code: 'not_found' });
  await createArticle(deps, { slug: 'apr', text });
  await saveArticle(deps, { articleId: 1, text });
  await publishArticle(deps, 1);
  await publish;
  const change = nextNotice();
  await saveArticle(deps, { articleId: 1, text });
  await changeSlug(deps, { articleId: 1, slug: 'rates' });
  await change;
  // Notices come in the order of the writes, and the first stands for the connection itself.
  expect(count).toBe(1 + 2);
});
