import { describe, expect, it } from 'vitest';
import { anArticle, contentWith } from './builders.fixture.ts';
import { loadArticle, loadArticleList } from './load-articles.server.ts';

const content = contentWith([
  anArticle(),
  anArticle({ slug: 'overdrafts', category: 'Overdrafts', tags: ['bank'] }),
]);
const load = (query: string) => loadArticleList(content, new URLSearchParams(query));

describe('a list', () => {
  it.each([
    ['', 2],
    ['?other=', 2],
    ['?category=Overdrafts', 1],
    ['?category=Overdrafts&tag=bank', 1],
  ])('at %s shows what is there, and may be kept', async (query, shown) => {
    const { data, init } = await load(query);
    expect(data.articles).toHaveLength(shown);
    expect(init?.headers).toBeUndefined();
  });

  it.each(['?category=Made+up', '?tag=made-up', '?page=2'])(
    'at %s is empty, and is not kept in place of pages that people read',
    async (query) => {
      const { data, init } = await load(query);
      expect(data.articles).toEqual([]);
      expect(data.categories).toEqual(['Interest', 'Overdrafts']);
      expect(init?.headers).toEqual({ 'cache-control': 'no-store' });
    },
  );

  it.each(['?page=one', '?page=1', '?category=', '?category=Overdrafts&page=001'])(
    'at %s is not kept, since it is there under its own address',
    async (query) => {
      const { data, init } = await load(query);
      expect(data.articles).not.toEqual([]);
      expect(init?.headers).toEqual({ 'cache-control': 'no-store' });
    },
  );

  it('of nothing at all may be kept', async () => {
    const { init } = await loadArticleList(contentWith([]), new URLSearchParams());
    expect(init?.headers).toBeUndefined();
  });
});

describe('an article', () => {
  const find = (slug: string, search = '') => loadArticle(content, { slug, search });

  it('comes with those that are related, and without what no page shows', async () => {
    const { article, related } = await find('overdrafts');
    expect(article.slug).toBe('overdrafts');
    expect(related.map(({ slug }) => slug)).toEqual(['what-an-apr-is']);
    expect(Object.keys(article)).not.toContain('meta_keywords');
    expect(Object.keys(related[0] ?? {})).not.toContain('content');
  });

  it('under a former slug leads to the present one for good, with the query', async () => {
    const reply = await find('old-overdrafts', '?from=mail').catch((thrown: Response) => thrown);
    expect(reply).toBeInstanceOf(Response);
    expect(reply).toMatchObject({ status: 301 });
    expect(reply instanceof Response && reply.headers.get('location')).toBe(
      '/articles/overdrafts?from=mail',
    );
  });

  it.each(['made-up', 'a'.repeat(201)])('that is not there is not found: %s', async (slug) => {
    await expect(find(slug)).rejects.toMatchObject({ init: { status: 404 } });
  });
});
