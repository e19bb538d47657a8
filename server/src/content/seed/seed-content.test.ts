import { beforeEach, describe, expect, it } from 'vitest';
import { settableClock } from '../../testing/settable-clock.ts';
import { connectUntilEnd, createTestDatabase } from '../../testing/test-app.ts';
import { changeSlug, makeArticle } from '../articles/articles.fixture.ts';
import { createArticleReader } from '../articles/read-articles.ts';
import { storedText } from '../articles/write-articles.ts';
import { createPageContent } from '../page-content.ts';
import type { SeedArticle } from './seed-article.ts';
import { type SeedData, seedContent } from './seed-content.ts';
import { seedData } from './seed-data.ts';
import { seedResources } from './seed-resources.ts';
import { textDigest } from './text-digest.ts';

const { db, pool, url } = await createTestDatabase();
const deps = { db, clock: settableClock() };
const content = createPageContent({ db });

beforeEach(async () => {
  await pool.query('TRUNCATE articles, resources, seeded_content RESTART IDENTITY CASCADE');
});

function aSeed(slug: string): SeedArticle {
  return {
    slug,
    title: `About ${slug}`,
    excerpt: 'In short.',
    metaTitle: 'Short',
    metaDescription: 'In short.',
    metaKeywords: 'short',
    category: 'Budgeting',
    tags: ['budget'],
    publishedOn: '2026-07-01',
    content: '<p>Long.</p>',
    sources: [],
  };
}

const few: SeedData = {
  articles: [aSeed('one'), aSeed('two')],
  resources: seedResources.slice(0, 2),
  releasedTexts: {},
};
const both = { articles: 2, resources: 2, renewed: 0 };
const nothing = { articles: 0, resources: 0, renewed: 0 };

describe('the seed content', () => {
  it('is published on its day, by the team', async () => {
    expect(await seedContent(deps, few)).toEqual(both);
    expect((await content.findArticle('one'))?.article).toMatchObject({
      title: 'About one',
      status: 'published',
      author: 'The Debt Payoff Team',
      published_at: '2026-07-01T08:00:00.000Z',
      created_at: '2026-07-01T08:00:00.000Z',
      updated_at: '2026-07-01T08:00:00.000Z',
    });
    expect(await content.listResources()).toHaveLength(2);
  });

  it('is added once, and what staff have since edited, renamed or deleted stays so', async () => {
    await seedContent(deps, few);
    await pool.query(`UPDATE articles SET title = 'Edited' WHERE slug = 'one'`);
    await changeSlug(deps, { articleId: 1, slug: 'renamed' });
    await pool.query(`DELETE FROM articles WHERE slug = 'two'`);
    await pool.query(`UPDATE resources SET name = 'Renamed' WHERE id = 1`);
    await pool.query(`DELETE FROM resources WHERE id = 2`);
    expect(await seedContent(deps, few)).toEqual(nothing);
    const { articles } = await content.listArticles({ category: null, tag: null, page: 1 });
    expect(articles.map(({ title, slug }) => [title, slug])).toEqual([['Edited', 'renamed']]);
    expect((await content.listResources()).map(({ name }) => name)).toEqual(['Renamed']);
  });

  it('adds what a newer version comes with', async () => {
    await seedContent(deps, few);
    const more = { ...few, articles: [...few.articles, aSeed('three')] };
    expect(await seedContent(deps, more)).toEqual({ ...nothing, articles: 1 });
  });

  it('leaves what staff have written under the same slug or name before', async () => {
    await makeArticle(deps, 'one', { title: 'By staff' });
    const { name } = seedResources[0] ?? { name: '' };
    await seedContent(deps, { ...few, articles: [], resources: few.resources.slice(0, 1) });
    await pool.query('TRUNCATE seeded_content');
    expect(await seedContent(deps, few)).toEqual({ ...nothing, articles: 1, resources: 1 });
    expect((await content.findArticle('one'))?.article.title).toBe('By staff');
    const named = (await content.listResources()).filter((resource) => resource.name === name);
    expect(named).toHaveLength(1);
  });

  it('is added once by two processes that start at the same moment', async () => {
    const other = connectUntilEnd(url);
    const done = await Promise.all([
      seedContent(deps, few),
      seedContent({ ...deps, db: other.db }, few),
    ]);
    expect(done).toContainEqual(both);
    expect(done).toContainEqual(nothing);
  });
});

describe('a newer text of an article', () => {
  const former = aSeed('one');
  const newer = { ...former, title: 'Newer', content: '<p>Newer.</p>', tags: ['newer'] };
  const digest = textDigest(storedText(former));
  const release: SeedData = { articles: [newer], resources: [], releasedTexts: { one: [digest] } };
  const find = async () => (await content.findArticle('one'))?.article;
  beforeEach(() => seedContent(deps, { ...release, articles: [former] }));

  it('replaces one that nobody has edited, and shows since when', async () => {
    expect(await seedContent(deps, release)).toEqual({ ...nothing, renewed: 1 });
    expect(await find()).toMatchObject({
      title: 'Newer',
      content: '<p>Newer.</p>',
      tags: ['newer'],
      published_at: '2026-07-01T08:00:00.000Z',
      updated_at: deps.clock.now().toISOString(),
    });
    expect(await seedContent(deps, release)).toEqual(nothing);
  });

  it.each([
    ['a word of it was edited', `UPDATE articles SET content = '<p>Longer.</p>'`],
    ['it has another tag', `UPDATE articles SET tags = '{budget,mine}'`],
    ['it has another author', `UPDATE articles SET author = 'Ada'`],
    ['it was archived', `UPDATE articles SET status = 'archived'`],
    ['it has another address', `UPDATE articles SET slug = 'moved'`],
    ['it was deleted', 'DELETE FROM articles'],
    [
      'staff are working on it',
      `INSERT INTO article_revisions (article_id, title, content, excerpt, meta_title,
         meta_description, meta_keywords, category, tags, author, reading_minutes, saved_at)
       SELECT id, 'Half done', content, excerpt, meta_title, meta_description, meta_keywords,
         category, tags, author, reading_minutes, now() FROM articles`,
    ],
  ])('leaves it alone where %s', async (_what, change) => {
    await pool.query(change);
    const before = await pool.query('SELECT * FROM articles');
    expect(await seedContent(deps, release)).toEqual(nothing);
    expect((await pool.query('SELECT * FROM articles')).rows).toEqual(before.rows);
  });

  it('is not given to one whose text we do not know', async () => {
    expect(await seedContent(deps, { ...release, releasedTexts: {} })).toEqual(nothing);
    expect((await find())?.title).toBe('About one');
  });
});

describe('what the product comes with', () => {
  it('can be kept as it is written: the sanitiser takes nothing out of the articles', async () => {
    const { articles, resources } = seedData;
    expect(await seedContent(deps, seedData)).toEqual({
      articles: articles.length,
      resources: resources.length,
      renewed: 0,
    });
    const reader = createArticleReader(db);
    for (const { slug, content: written } of articles) {
      expect((await reader.find(slug))?.content, slug).toBe(written);
    }
  });

  it('has resources in every category, none of which pays us', async () => {
    await seedContent(deps, seedData);
    const listed = await content.listResources();
    expect(new Set(listed.map(({ category }) => category)).size).toBe(5);
    expect(listed.filter(({ affiliate }) => affiliate)).toEqual([]);
  });
});
