import {
  getArticleCall,
  listArticlesCall,
  listCategoriesCall,
} from '@debt-payoff/contract/articles';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/calls.ts';
import { DomainError } from '../../platform/errors.ts';
import { requireStaffCaller, type StaffAccess } from '../staff-caller.ts';
import type { ArticleReader } from './read-articles.ts';

type Deps = StaffAccess & { readonly articles: ArticleReader };

export function serveArticles(app: FastifyInstance, deps: Deps): void {
  const { articles } = deps;

  serveCall(app, listArticlesCall, async ({ query, request }) => {
    const { status, limit, page, category = null, tag = null } = query;
    const wanted = { category, tag, page, perPage: limit };
    if (status === 'published') return articles.list(wanted);
    await requireStaffCaller(deps, request);
    return articles.listAny({ ...wanted, status: status === 'all' ? null : status });
  });

  serveCall(app, listCategoriesCall, async () => ({
    categories: [...(await articles.listCategories())],
  }));

  serveCall(app, getArticleCall, async ({ params }) => {
    const article = await articles.find(params.slug);
    if (article === null) throw new DomainError('not_found');
    return article;
  });
}
