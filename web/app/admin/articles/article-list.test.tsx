import type { ListedArticle } from '@debt-payoff/contract/admin-articles';
import { CallError, NetworkFailure } from '@debt-payoff/contract/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadAfreshInEachTest, type Reply } from '../../session/browser.fixture.ts';
import { buttonsOf, menuOf, shownPage } from '../lists/shown-page.fixture.tsx';
import { ArticleActFailure } from './article-list-notices.tsx';
import { inOneList } from './article-list-query.ts';
import { orderName, toggledStatus, usualOrder } from './article-list-words.ts';
import { publishingProblems } from './save-refusals.ts';

loadAfreshInEachTest();

function anArticle(facts: Partial<ListedArticle> = {}): ListedArticle {
  return {
    id: 7,
    title: 'Rates',
    slug: 'rates',
    category: 'Rates and costs',
    tags: ['apr'],
    author: 'The Debt Payoff Team',
    status: 'published',
    published_at: '2026-11-03T09:00:00.000Z',
    created_at: '2026-11-01T09:00:00.000Z',
    updated_at: '2026-11-05T09:00:00.000Z',
    has_revision: false,
    ...facts,
  };
}

const pagination = (total: number, has_next = false) => ({
  ...{ page: 1, per_page: 100, pages: has_next ? 2 : 1, has_prev: false },
  ...{ has_next, total },
});

function listReply(articles: readonly ListedArticle[], total = articles.length): Reply {
  const body = { articles, pagination: pagination(total, total > articles.length) };
  return { status: 200, body };
}

function shownList(reply: Reply, query = ''): Promise<string> {
  return shownPage({
    reply,
    address: `/admin/articles${query}`,
    path: '/admin/articles',
    load: async () => (await import('./article-list.tsx')).ArticleList,
    fetch: async (queries) => {
      const list = await import('./article-list-query.ts');
      const { readListQuery } = await import('../lists/list-query.ts');
      const asked = readListQuery(list.articleListShape, new URLSearchParams(query));
      await queries.prefetchInfiniteQuery(list.articleListOptions(asked));
    },
  });
}

describe('the list of articles', () => {
  it('shows each with its state, and leads to its form and to a new one', async () => {
    const markup = await shownList(listReply([anArticle({ has_revision: true })]));
    for (const text of ['Rates and costs', '5 Nov 2026', '3 Nov 2026', '>Published</span>']) {
      expect(markup).toContain(text);
    }
    expect(markup).toContain('Unpublished changes');
    expect(markup).toMatch(/href="\/admin\/articles\/edit\/7"[^>]*><bdi[^>]*>Rates</);
    expect(markup).toContain('href="/admin/articles/new"');
    expect(markup).toContain('>1 article<');
    expect(buttonsOf(markup)).not.toContain('Load more');
  });

  it.each([
    ['published', ['Edit', 'View on the site', 'Unpublish', 'Archive', 'Delete']],
    ['draft', ['Edit', 'Publish', 'Archive', 'Delete']],
    ['archived', ['Edit', 'Publish', 'Delete']],
  ] as const)('offers what fits one that is %s', async (status, offered) => {
    expect(menuOf(await shownList(listReply([anArticle({ status })])))).toEqual(offered);
  });

  it('says how many of all are shown, and offers more', async () => {
    const hundred = Array.from({ length: 100 }, (_, place) => anArticle({ id: place + 1 }));
    const markup = await shownList(listReply(hundred, 240));
    expect(markup).toContain('100 of 240 articles');
    expect(buttonsOf(markup)).toContain('Load more');
  });

  it.each([
    ['', 'No articles found.'],
    ['?status=archived', 'No articles found.'],
    ['?search=rates', 'No articles found matching your search.'],
  ])('says where there is none: %s', async (query, said) => {
    expect(await shownList(listReply([]), query)).toContain(`<p class="h4">${said}</p>`);
  });

  it('says that it could not be loaded, and offers another try', async () => {
    const refused = { status: 500, body: { error: 'No', code: 'internal', request_id: 'r1' } };
    for (const reply of ['unreachable', refused] as const) {
      const markup = await shownList(reply);
      expect(markup).toContain('<b>Failed to load articles</b>');
      expect(buttonsOf(markup)).toContain('Try Again');
    }
  });

  it('tells a reply that is no JSON from one that did not come', async () => {
    const markup = await shownList({ status: 200, text: '<html>Sign in to the Wi-Fi</html>' });
    expect(markup).toContain('<b>Failed to parse response</b>');
    expect(buttonsOf(markup)).toContain('Try Again');
  });

  it('shows an article once that moved while the pages came', () => {
    const [one, two, three] = [1, 2, 3].map((id) => anArticle({ id }));
    const { rows, pagination: all } = inOneList({
      pages: [
        {
          articles: [one, two].filter((each) => each !== undefined),
          pagination: pagination(3, true),
        },
        { articles: [two, three].filter((each) => each !== undefined), pagination: pagination(3) },
      ],
    });
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(all).toMatchObject({ total: 3, has_next: false });
  });
});

it.each([
  ['published', 'draft'],
  ['draft', 'published'],
  ['archived', 'published'],
] as const)('what is %s becomes %s', (status, becomes) => {
  expect(toggledStatus(status)).toBe(becomes);
});

it('names each order, and begins with the usual one', () => {
  expect([orderName('title', usualOrder('title')), orderName('title', 'desc')]).toEqual([
    'A to Z',
    'Z to A',
  ]);
  expect([
    orderName('updated_at', usualOrder('updated_at')),
    orderName('created_at', 'asc'),
  ]).toEqual(['Newest first', 'Oldest first']);
});

describe('an act that failed', () => {
  const markupOf = (failure: string | null, error: unknown) => {
    const toMend = publishingProblems(error);
    const element = <ArticleActFailure failure={failure} article={anArticle()} toMend={toMend} />;
    return renderToStaticMarkup(
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />,
    );
  };

  it('says why', () => {
    const markup = markupOf('Error: Failed to update article status', new NetworkFailure(null));
    expect(markup).toContain('<b>Error: Failed to update article status</b>');
    expect(markupOf(null, null)).toBe('');
  });

  it('for what has to be mended says all of it, and leads to the form', () => {
    const error = new CallError(400, {
      ...{ error: 'No', code: 'invalid_input', request_id: 'r1' },
      fields: {
        'content.0': 'The heading “Fees” is empty.',
        'content.1': 'An image lacks a text.',
      },
    });
    const markup = markupOf('Error: No', error);
    expect(markup).toContain('This article cannot be published yet. Mend this first:');
    expect(markup).toContain(
      '<li>The heading “Fees” is empty.</li><li>An image lacks a text.</li>',
    );
    expect(markup).toContain('href="/admin/articles/edit/7"');
  });
});
