/** The posts that the list is asked for, a hundred at a time, each further hundred below those that are shown. */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import { socialLimits } from '@debt-payoff/contract/admin-limits';
import type { CallReply } from '@debt-payoff/contract/call';
import {
  type PostSortOption,
  postSortOptions,
  postStatuses,
  socialPlatforms,
} from '@debt-payoff/contract/content-vocabulary';
import type {
  listSocialPostsCall,
  SocialConnection,
  SocialPost,
} from '@debt-payoff/contract/social-posts';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { type InfiniteData, infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { quietSignedInCall } from '../../session/signed-in-call.ts';
import { adminKey } from '../lists/admin-queries.ts';
import type { ListPage } from '../lists/fetched-list.tsx';
import { inOneList } from '../lists/in-one-list.ts';
import type { ListQuery } from '../lists/list-query.ts';
import type { ListQueryState } from '../lists/use-list-query.ts';

/** Empty stands for all. */
export const postListShape = {
  filters: { status: ['', ...postStatuses], platform: ['', ...socialPlatforms] },
  sort: { options: postSortOptions, by: 'created_at', order: 'desc' },
} as const;
type Filters = (typeof postListShape)['filters'];
export type PostListState = ListQueryState<Filters, PostSortOption>;

type PostPage = CallReply<typeof listSocialPostsCall>;
type PostListPage = ListPage<SocialPost> & { readonly connections: readonly SocialConnection[] };

export function postListOptions({ search, filters, sort }: ListQuery<Filters, PostSortOption>) {
  const asked = {
    ...(search !== '' && { search }),
    ...(filters.status !== '' && { status: filters.status }),
    ...(filters.platform !== '' && { platform: filters.platform }),
    ...{ sort_by: sort.by, sort_order: sort.order, per_page: socialLimits.listFetchPerPage },
  };
  return infiniteQueryOptions({
    queryKey: adminKey('posts', asked),
    queryFn: ({ pageParam: page }) =>
      quietSignedInCall<typeof listSocialPostsCall>(adminAddresses.listSocialPosts, {
        query: { ...asked, page },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, has_next } }) => (has_next ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    select: allPosts,
  });
}

function allPosts({ pages }: Pick<InfiniteData<PostPage>, 'pages'>): PostListPage {
  return {
    ...inOneList(pages.map(({ posts, pagination }) => ({ rows: posts, pagination }))),
    connections: pages.at(-1)?.connections ?? [],
  };
}

/** A reply that is no JSON is a failure of its own. */
export function postListFailure(error: unknown): string {
  const { unreadableReply, listFailed } = adminTexts.social;
  return error instanceof SyntaxError ? unreadableReply : listFailed;
}
