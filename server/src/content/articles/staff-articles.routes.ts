/** Articles, for staff. */
import {
  createArticleCall,
  deleteArticleCall,
  getAdminArticleCall,
  listAdminArticlesCall,
  previewArticleCall,
  updateArticleCall,
} from '@debt-payoff/contract/admin-articles';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { actorOf } from '../../audit/actor.ts';
import { idempotencyKeyOf } from '../../idempotency/idempotency.ts';
import { callerOf } from '../../platform/access.ts';
import { serveCall } from '../../platform/calls.ts';
import { writePagination } from '../../platform/pagination.ts';
import { publishingProblems } from './publishing-problems.ts';
import { listStaffArticles } from './staff-articles.store.ts';
import {
  changeStaffArticle,
  countText,
  createStaffArticle,
  deleteStaffArticle,
  getStaffArticle,
  type StaffArticleDeps,
} from './staff-articles.ts';
import {
  readNewText,
  readText,
  writeEditedArticle,
  writeListedArticle,
} from './staff-articles.wire.ts';
import { storedContent } from './write-articles.ts';

export function serveStaffArticles(app: FastifyInstance, deps: StaffArticleDeps): void {
  const actor = (request: FastifyRequest) => actorOf(callerOf(request));
  const counted = { admit: (request: FastifyRequest) => countText(deps, actor(request)) };

  serveCall(app, listAdminArticlesCall, async ({ query }) => {
    const { search, status, page, per_page } = query;
    const { rows, total } = await listStaffArticles(deps.db, {
      ...{ search, status, page, perPage: per_page },
      ...{ sortBy: query.sort_by, sortOrder: query.sort_order },
    });
    return {
      articles: rows.map(writeListedArticle),
      pagination: writePagination({ total, page, per_page }),
    };
  });

  serveCall(app, getAdminArticleCall, async ({ params }) =>
    writeEditedArticle(await getStaffArticle(deps.db, params.id)),
  );

  serveCall(
    app,
    createArticleCall,
    async ({ body, request, reply }) => {
      const { slug, status, ...typed } = body;
      const idempotencyKey = idempotencyKeyOf(request, deps.clock.now());
      const article = { text: readNewText(typed), slug, status, idempotencyKey };
      const created = await createStaffArticle(deps, actor(request), article);
      reply.status(201);
      return writeEditedArticle(created);
    },
    counted,
  );

  serveCall(
    app,
    updateArticleCall,
    async ({ params, body, request }) => {
      const { slug, status, version, ...typed } = body;
      const change = { articleId: params.id, text: readText(typed), slug, status, version };
      return writeEditedArticle(await changeStaffArticle(deps, actor(request), change));
    },
    counted,
  );

  serveCall(app, deleteArticleCall, async ({ params, request }) => {
    await deleteStaffArticle(deps, actor(request), params.id);
    return { message: adminTexts.articles.deleted };
  });

  serveCall(
    app,
    previewArticleCall,
    async ({ body }) => {
      const { content, readingMinutes } = storedContent(body.content);
      const problems = publishingProblems(content);
      return { content, reading_minutes: readingMinutes, problems };
    },
    counted,
  );
}
