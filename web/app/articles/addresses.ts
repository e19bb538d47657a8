/** The addresses of lists of articles: what one means, and how it is written. */
import { articleLimits } from '@debt-payoff/contract/article-limits';
import type { ArticleFilter } from '@debt-payoff/contract/page-content';
import { paths } from '@debt-payoff/contract/paths';

/** The one address of a list: two that mean the same would be two pages to a search engine. */
export function listPath({ category, tag, page }: ArticleFilter): string {
  const query = new URLSearchParams({
    ...(category !== null && { category }),
    ...(page > 1 && { page: String(page) }),
    ...(tag !== null && { tag }),
  });
  return query.size === 0 ? paths.articles : `${paths.articles}?${query}`;
}

/** A form sends an empty value where nothing was chosen. Anything that is not a page number means the first page. */
export function readFilter(query: URLSearchParams): ArticleFilter {
  const page = query.get('page') ?? '';
  const isPage = /^[1-9]\d*$/.test(page) && Number(page) <= articleLimits.pageMax;
  return {
    category: readName(query, 'category'),
    tag: readName(query, 'tag'),
    page: isPage ? Number(page) : 1,
  };
}

/** No article has a longer one, so that what is left finds none either. */
function readName(query: URLSearchParams, parameter: string): string | null {
  return query.get(parameter)?.slice(0, articleLimits.filterMaxLength + 1) || null;
}

/** Whether the query is written exactly as `listPath` writes it. */
export function isCanonicalQuery(query: URLSearchParams, filter: ArticleFilter): boolean {
  const given = new URLSearchParams(query);
  given.sort();
  const [, canonical = ''] = listPath(filter).split('?');
  return given.toString() === canonical;
}
