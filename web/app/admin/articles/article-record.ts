/** One article as staff fetch and send it, and the categories that others have. */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import type {
  createArticleCall,
  getAdminArticleCall,
  updateArticleCall,
} from '@debt-payoff/contract/admin-articles';
import type { listCategoriesCall } from '@debt-payoff/contract/articles';
import { queryOptions } from '@tanstack/react-query';
import { quietSignedInCall, quietSignedInCallOnce } from '../../session/signed-in-call.ts';
import { adminKey } from '../lists/admin-queries.ts';
import type { ArticleCalls } from './save-article.ts';

export const articleCalls: ArticleCalls = {
  create: ({ key, body }) =>
    quietSignedInCallOnce(key)<typeof createArticleCall>(adminAddresses.createArticle, { body }),
  update: (id, body) =>
    quietSignedInCall<typeof updateArticleCall>(adminAddresses.updateArticle, {
      params: { id },
      body,
    }),
  find: (id) =>
    quietSignedInCall<typeof getAdminArticleCall>(adminAddresses.getArticle, { params: { id } }),
};

/** Read once when the form is opened: what is typed over it must not change under the writer's hands. */
export function articleOptions(id: number, opening = 0) {
  return queryOptions({
    queryKey: adminKey('article', id, opening),
    queryFn: () => articleCalls.find(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export const categoryOptions = queryOptions({
  queryKey: adminKey('categories'),
  queryFn: async () => {
    const address = { method: 'GET', path: '/api/articles/categories' } as const;
    const { categories } = await quietSignedInCall<typeof listCategoriesCall>(address, {});
    return categories;
  },
});
