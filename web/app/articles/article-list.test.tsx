import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ArticleList } from './article-list.tsx';
import { aCard } from './builders.fixture.ts';
import type { ArticleListPage } from './shown-articles.ts';

const page: ArticleListPage = {
  filter: { category: null, tag: null, page: 1 },
  categories: ['Credit cards', 'Interest'],
  articles: [aCard(), aCard({ slug: 'cards', title: '<b>Cards</b>' })],
  perPage: 20,
  hasOlder: false,
};
const markupOf = (given: Partial<ArticleListPage> = {}) => {
  const element = <ArticleList {...page} {...given} />;
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />,
  );
};
const linksOf = (markup: string) =>
  [...markup.matchAll(/<a\b[^>]*href="([^"]+)"[^>]*>([^<]*)/g)].map(([, href, text]) => [
    text,
    href?.replaceAll('&amp;', '&'),
  ]);

describe('the list', () => {
  it('shows of each article its title as a link, its excerpt, date, reading time and category', () => {
    const markup = markupOf();
    expect(linksOf(markup)[0]).toEqual(['What an APR is', '/articles/what-an-apr-is']);
    expect(markup).toContain('The yearly cost of borrowing, fees and all.');
    expect(markup).toContain('<time dateTime="2026-11-03T09:00:00.000Z">3 November 2026</time>');
    expect(markup).toContain('5 minute read');
    expect(markup).toContain('&lt;b&gt;Cards&lt;/b&gt;');
    expect(markup).toContain('2 articles');
    expect(markup).not.toContain('Older articles');
  });

  it('offers all categories in a form that needs no scripts', () => {
    const markup = markupOf({ filter: { category: 'Interest', tag: null, page: 1 } });
    expect(markup).toMatch(/<form[^>]*action="\/articles"/);
    expect(markup).toMatch(/<select[^>]*name="category"/);
    expect([...markup.matchAll(/<option[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual([
      'All',
      'Credit cards',
      'Interest',
    ]);
    expect(markup).toContain('<option selected="">Interest</option>');
    expect(markup).toContain('type="submit"');
    expect(markup).toContain('2 articles in Interest');
  });

  it('has a tag that can be taken away, which a change of category keeps', () => {
    const markup = markupOf({ filter: { category: 'Interest', tag: 'apr', page: 2 } });
    expect(markup).toContain('aria-label="Remove tag apr"');
    expect(linksOf(markup)).toContainEqual(['apr', '/articles?category=Interest']);
    expect(markup).toContain('<input type="hidden" name="tag" value="apr"/>');
  });

  it('leads to older and newer articles of the same choice', () => {
    const markup = markupOf({
      filter: { category: 'Interest', tag: 'apr', page: 2 },
      hasOlder: true,
    });
    expect(linksOf(markup)).toContainEqual([
      'Older articles',
      '/articles?category=Interest&page=3&tag=apr',
    ]);
    expect(linksOf(markup)).toContainEqual([
      'Newer articles',
      '/articles?category=Interest&tag=apr',
    ]);
    expect(markup).toContain('Articles 21 to 22 in Interest');
  });

  it('says of a page after the last that there is none, and leads to the first of the same choice', () => {
    const filter = { category: 'Interest', tag: null, page: 9 };
    const markup = markupOf({ filter, articles: [] });
    expect(markup).toContain('There is no page 9');
    expect(markup).not.toContain('No articles here yet');
    expect(markup).not.toContain('Nothing has been published');
    expect(linksOf(markup)).toContainEqual(['Go to the first page', '/articles?category=Interest']);
  });

  it('that is empty says so, shows what was chosen, and leads on', () => {
    const filter = { category: 'Gone', tag: null, page: 1 };
    const markup = markupOf({ filter, articles: [] });
    expect(markup).toContain('No articles here yet');
    expect(markup).toContain('<option selected="">Gone</option>');
    expect(linksOf(markup)).toEqual([['See all articles', '/articles']]);
  });

  it('that is empty altogether leads nowhere else', () => {
    expect(linksOf(markupOf({ articles: [] }))).toEqual([]);
  });
});
