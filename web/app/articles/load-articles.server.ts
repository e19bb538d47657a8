/** What the pages of articles show, fetched while the server renders them. */

import { articleLimits } from '@debt-payoff/contract/article-limits';
import type { Article, ArticleSummary } from '@debt-payoff/contract/articles';
import type { PageContent } from '@debt-payoff/contract/page-content';
import { articlePath } from '@debt-payoff/contract/paths';
import { otherParameters } from '@debt-payoff/contract/public-pages';
import { data, redirect } from 'react-router';
import { noStore } from '../page/no-store.ts';
import { isCanonicalQuery, readFilter } from './addresses.ts';
import type { ArticleListPage, ArticlePage, CardArticle, ShownArticle } from './shown-articles.ts';

export async function loadArticleList(content: PageContent, query: URLSearchParams) {
  const filter = readFilter(query);
  const [{ articles, pagination }, categories] = await Promise.all([
    content.listArticles(filter),
    content.listCategories(),
  ]);
  const page: ArticleListPage = {
    filter,
    categories,
    articles: articles.map(cardOf),
    perPage: pagination.per_page,
    hasOlder: pagination.has_next,
  };
  const shown = new URLSearchParams(query);
  shown.delete(otherParameters);
  const isReal = articles.length > 0 && isCanonicalQuery(shown, filter);
  return data(page, isReal || shown.size === 0 ? {} : noStore);
}

/** A former slug redirects to the present one, and keeps the query. */
export async function loadArticle(
  content: PageContent,
  { slug, search }: { readonly slug: string; readonly search: string },
): Promise<ArticlePage> {
  const found = slug.length > articleLimits.slugMaxLength ? null : await content.findArticle(slug);
  if (found === null) throw data(null, { status: 404, ...noStore });
  const { article, related } = found;
  if (article.slug !== slug) {
    throw redirect(`${articlePath(article.slug)}${search}`, 301);
  }
  return { article: shownOf(article), related: related.map(cardOf) };
}

function cardOf(article: ArticleSummary): CardArticle {
  const { slug, title, excerpt, category, published_at, reading_minutes } = article;
  return { slug, title, excerpt, category, published_at, reading_minutes };
}

function shownOf(article: Article): ShownArticle {
  const { id, status, created_at, meta_keywords, source_url, ...shown } = article;
  return shown;
}
