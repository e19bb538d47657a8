/** The articles that the list is asked for, a hundred at a time, each further hundred below those that are shown. */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import type { ListedArticle, listAdminArticlesCall } from '@debt-payoff/contract/admin-articles';
import { articleFormLimits } from '@debt-payoff/contract/article-form-limits';
import type { CallReply } from '@debt-payoff/contract/call';
import {
  type ArticleSortOption,
  articleSortOptions,
  articleStatuses,
} from '@debt-payoff/contract/content-vocabulary';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { type InfiniteData, infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { quietSignedInCall } from '../../session/signed-in-call.ts';
import { adminKey } from '../lists/admin-queries.ts';
import type { ListPage } from '../lists/fetched-list.tsx';
import { inOneList as pagesInOne } from '../lists/in-one-list.ts';
import type { ListQuery } from '../lists/list-query.ts';
import type { ListQueryState } from '../lists/use-list-query.ts';

/** Empty stands for all. */
export const articleListShape = {
  filters: { status: ['', ...articleStatuses] },
  sort: { options: articleSortOptions, by: 'updated_at', order: 'desc' },
} as const;
type Filters = (typeof articleListShape)['filters'];
export type ArticleListState = ListQueryState<Filters, ArticleSortOption>;

type ArticlePage = CallReply<typeof listAdminArticlesCall>;

export function articleListOptions({
  search,
  filters,
  sort,
}: ListQuery<Filters, ArticleSortOption>) {
  const asked = {
    ...(search !== '' && { search }),
    ...(filters.status !== '' && { status: filters.status }),
    ...{ sort_by: sort.by, sort_order: sort.order, per_page: articleFormLimits.listPerPage },
  };
  return infiniteQueryOptions({
    queryKey: adminKey('articles', asked),
    queryFn: ({ pageParam: page }) =>
      quietSignedInCall<typeof listAdminArticlesCall>(adminAddresses.listArticles, {
        query: { ...asked, page },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, has_next } }) => (has_next ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    select: inOneList,
  });
}

export function inOneList({
  pages,
}: Pick<InfiniteData<ArticlePage>, 'pages'>): ListPage<ListedArticle> {
  return pagesInOne(pages.map(({ articles, pagination }) => ({ rows: articles, pagination })));
}

/** A reply that is no JSON is a failure of its own. */
export function articleListFailure(error: unknown): string {
  const { unreadableReply, listFailed } = adminTexts.articles;
  return error instanceof SyntaxError ? unreadableReply : listFailed;
}
