import { product } from '@debt-payoff/contract/product';
import { contentTexts } from '@debt-payoff/contract/texts/content';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { isCanonicalQuery, listPath, readFilter } from '../../articles/addresses.ts';
import { ArticleList } from '../../articles/article-list.tsx';
import { listLead } from '../../articles/article-words.ts';
import { loadArticleList } from '../../articles/load-articles.server.ts';
import { pageContentOf } from '../../page/page-context.server.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { PageFailure } from '../../ui/page-failure.tsx';
import type { Route } from './+types/list';

const title = navigationTexts.menu.articles;

export function loader({ context, url }: Route.LoaderArgs) {
  return loadArticleList(pageContentOf(context), url.searchParams);
}

export const headers = ({ errorHeaders, loaderHeaders }: Route.HeadersArgs) =>
  errorHeaders ?? loaderHeaders;

/**
 * A category and each of its pages stand for themselves in search engines. A tag cuts across them and
 * shows the same articles once more, so that search engines follow its links and leave it out.
 */
export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  const query = new URLSearchParams(location.search);
  const filter = readFilter(query);
  const isFound = loaderData !== undefined && loaderData.articles.length > 0;
  // Anyone can make up a category, and must not have our name on a sentence of theirs where the link is shared.
  const category = isFound ? filter.category : null;
  const tagged = filter.tag === null ? title : `${title} tagged ${filter.tag}`;
  const named = [category, tagged].filter((word) => word !== null).join(': ');
  const paged = filter.page === 1 ? named : `${named}, page ${filter.page}`;
  return pageMeta({
    title: `${isFound ? paged : title} | ${product.name}`,
    description: category === null ? listLead : `${category}. ${listLead}`,
    origin: matches[0].loaderData.origin,
    path: listPath(filter),
    isIndexed: isFound && filter.tag === null && isCanonicalQuery(query, filter),
  });
}

export default function Articles({ loaderData }: Route.ComponentProps) {
  return <ArticleList {...loaderData} />;
}

export function ErrorBoundary() {
  return <PageFailure title={title} failure={contentTexts.articles.loadFailed} />;
}
