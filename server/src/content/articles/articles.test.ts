import { beforeEach, describe, expect, it } from 'vitest';
import { aPerson, aStaffMember, call } from '../../testing/people.ts';
import { settableClock, testNow } from '../../testing/settable-clock.ts';
import { createTestApp, productionVariables, type TestApp } from '../../testing/test-app.ts';
import { createPageContent } from '../page-content.ts';
import { anArticle, makeArticle } from './articles.fixture.ts';
import { htmlAttacks, textAttacks } from './html-attacks.fixture.ts';
import { htmlProblemsOf } from './html-problems.fixture.ts';
import { type ArticleText, createArticle } from './write-articles.ts';

const minuteMs = 60_000;
const clock = settableClock();
const local = await createTestApp({ clock });
const { db, pool } = local;
const production = await createTestApp({
  clock,
  database: local,
  variables: { ...productionVariables, RATE_LIMIT_FACTOR: '1000', ADMIN_AREA: 'on' },
});

beforeEach(async () => {
  await pool.query('TRUNCATE articles RESTART IDENTITY CASCADE');
  clock.set(testNow.toISOString());
});

type Asked = { readonly as?: { readonly token: string }; readonly of?: TestApp };

function get(path: string, { of: { app } = local, ...manner }: Asked = {}) {
  return call(app, { method: 'GET', path }, manner);
}

async function slugsAt(path: string): Promise<string[]> {
  return (await get(path)).body.articles.map(({ slug }: { slug: string }) => slug);
}

/** One after the other, the last one the newest. */
async function make(articles: Record<string, Partial<ArticleText>>): Promise<void> {
  for (const [slug, changes] of Object.entries(articles)) {
    await makeArticle({ db, clock }, slug, changes);
    clock.advance(minuteMs);
  }
}

const makeDraft = (changes: Partial<ArticleText> = {}) =>
  createArticle({ db, clock }, { slug: 'draft', text: anArticle(changes) });

describe('the list of articles', () => {
  it('has the newest first, and tells whether there are further ones', async () => {
    await make({ first: {}, second: {}, third: {} });
    expect(await slugsAt('/api/articles')).toEqual(['third', 'second', 'first']);
    const { body } = await get('/api/articles?limit=2');
    expect(body.articles.map(({ slug }: { slug: string }) => slug)).toEqual(['third', 'second']);
    expect(body.pagination).toEqual({ page: 1, per_page: 2, has_prev: false, has_next: true });
    const next = await get('/api/articles?limit=2&page=2');
    expect(next.body.articles).toHaveLength(1);
    expect(next.body.pagination).toEqual({ page: 2, per_page: 2, has_prev: true, has_next: false });
  });

  it('narrows by category, by tag and by both; what nobody has written about is an empty list', async () => {
    await make({
      apr: { category: 'Rates', tags: ['rates', 'cards'] },
      transfers: { category: 'Cards', tags: ['cards'] },
      budget: { category: 'Budgeting', tags: [] },
    });
    expect(await slugsAt('/api/articles?category=Cards')).toEqual(['transfers']);
    expect(await slugsAt('/api/articles?tag=cards')).toEqual(['transfers', 'apr']);
    expect(await slugsAt('/api/articles?tag=cards&category=Rates')).toEqual(['apr']);
    expect(await slugsAt('/api/articles?tag=budget')).toEqual([]);
    expect(await slugsAt('/api/articles?category=cards')).toEqual([]);
  });

  it('holds no content, and no article that is not published', async () => {
    await make({ apr: {} });
    await makeDraft({ category: 'Secret' });
    const { body } = await get('/api/articles');
    expect(body.articles).toEqual([
      {
        id: 1,
        title: 'What an APR is',
        slug: 'apr',
        excerpt: 'A rate, in short.',
        category: 'Rates and costs',
        tags: ['rates'],
        author: 'The Debt Payoff Team',
        status: 'published',
        published_at: '2026-11-15T09:00:00.000Z',
        created_at: '2026-11-15T09:00:00.000Z',
        reading_minutes: 1,
      },
    ]);
    expect((await get('/api/articles/categories')).body).toEqual({
      categories: ['Rates and costs'],
    });
    expect((await get('/api/articles/draft')).status).toBe(404);
  });

  it('gives the categories of published articles, each once, in order', async () => {
    await make({
      a: { category: 'Loans' },
      b: { category: 'Budgeting' },
      c: { category: 'Loans' },
    });
    await make({ d: { category: '' } });
    expect((await get('/api/articles/categories')).body.categories).toEqual(['Budgeting', 'Loans']);
  });
});

const someone = await aPerson(production.app);
const admin = await aStaffMember(production, 'admin', clock.now());

describe('articles in other states', () => {
  it.each(['all', 'draft', 'archived'])('are for staff: ?status=%s', async (status) => {
    await makeDraft();
    const path = `/api/articles?status=${status}`;
    const of = production;
    expect((await get(path, { of })).body.code).toBe('not_allowed');
    expect((await get(path, { of, as: someone })).status).toBe(403);
    expect((await get(path, { of, as: { token: 'worthless' } })).status).toBe(403);
    const { body } = await get(path, { of, as: admin });
    expect(body.articles).toHaveLength(status === 'archived' ? 0 : 1);
  });

  it('are open in local without a token; with one, its owner decides', async () => {
    await makeDraft();
    expect(await slugsAt('/api/articles?status=all')).toEqual(['draft']);
    expect((await get('/api/articles?status=all', { as: someone })).status).toBe(403);
  });
});

describe('articles related to one', () => {
  it('are at most three: most tags in common, then the same category, then the newest', async () => {
    await make({
      'two-tags': { tags: ['cards', 'rates'], category: 'Else' },
      'one-tag': { tags: ['cards'], category: 'Else' },
      'same-category': { tags: [], category: 'Cards' },
      newer: { tags: [], category: 'Else' },
    });
    await makeDraft({ tags: ['cards'] });
    await make({ this: { tags: ['cards', 'rates'], category: 'Cards' } });
    const content = createPageContent({ db });
    const relatedOf = async (slug: string) =>
      (await content.findArticle(slug))?.related.map((article) => article.slug);
    expect(await relatedOf('this')).toEqual(['two-tags', 'one-tag', 'same-category']);
    expect(await relatedOf('newer')).toEqual(['one-tag', 'two-tags', 'this']);
  });
});

describe('of a stored attack nothing harmful is replied', () => {
  it('even where the row was written past the editor', async () => {
    await make({ slipped: {} });
    for (const { name, html } of htmlAttacks) {
      // PostgreSQL itself refuses a null byte.
      await pool.query(`UPDATE articles SET content = $1 WHERE slug = 'slipped'`, [
        html.replaceAll('\0', ''),
      ]);
      const { body } = await get('/api/articles/slipped');
      expect(htmlProblemsOf(body.content), name).toEqual([]);
    }
  });

  it('and plain text comes back as it was typed', async () => {
    for (const [index, text] of textAttacks.entries()) {
      const plain = { title: text, excerpt: text, category: text, tags: [text] };
      await make({ [`text-${index}`]: plain });
      expect((await get(`/api/articles/text-${index}`)).body).toMatchObject(plain);
      const { body } = await get(`/api/articles?tag=${encodeURIComponent(text)}`);
      expect(body.articles).toMatchObject([plain]);
    }
  });
});
