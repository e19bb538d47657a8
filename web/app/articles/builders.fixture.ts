/** Articles for tests, and content that holds them. */
import type { Article } from '@debt-payoff/contract/articles';
import type { ArticleFilter, PageContent } from '@debt-payoff/contract/page-content';
import type { CardArticle } from './shown-articles.ts';

export function aCard(given: Partial<CardArticle> = {}): CardArticle {
  return {
    slug: 'what-an-apr-is',
    title: 'What an APR is',
    excerpt: 'The yearly cost of borrowing, fees and all.',
    category: 'Interest',
    published_at: '2026-11-03T09:00:00.000Z',
    reading_minutes: 5,
    ...given,
  };
}

export function anArticle(given: Partial<Article> = {}): Article {
  return {
    ...aCard(),
    id: 7,
    tags: ['apr', 'credit cards'],
    author: 'The Debt Payoff Team',
    status: 'published',
    created_at: '2026-11-01T09:00:00.000Z',
    content: '<h2>What it counts</h2><p>Interest and fees.</p>',
    meta_title: '',
    meta_description: '',
    meta_keywords: '',
    source_url: null,
    updated_at: '2026-11-03T09:00:00.000Z',
    ...given,
  };
}

/** All of it is on the first page. */
export function contentWith(articles: readonly Article[]): PageContent {
  const isShown = ({ category, tag }: ArticleFilter, article: Article): boolean =>
    (category ?? article.category) === article.category &&
    (tag === null || article.tags.includes(tag));
  return {
    listArticles: async (filter) => ({
      articles: filter.page === 1 ? articles.filter((article) => isShown(filter, article)) : [],
      pagination: { page: filter.page, per_page: 20, has_prev: filter.page > 1, has_next: false },
    }),
    listCategories: async () => [...new Set(articles.map(({ category }) => category))],
    findArticle: async (slug) => {
      const article = articles.find((known) => known.slug === slug || slug === `old-${known.slug}`);
      return article === undefined
        ? null
        : { article, related: articles.filter((one) => one !== article) };
    },
    listResources: async () => [],
  };
}
