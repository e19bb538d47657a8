/** The calls about posts for social networks. */
import {
  createSocialPostCall,
  deleteSocialPostCall,
  getSocialPostCall,
  listSocialPostsCall,
  publishSocialPostCall,
  refreshSocialMetricsCall,
  scheduleSocialPostCall,
  updateSocialPostCall,
} from '@debt-payoff/contract/social-posts';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { actorOf } from '../audit/actor.ts';
import { idempotencyKeyOf } from '../idempotency/idempotency.ts';
import { createKeyMemory } from '../idempotency/key-memory.ts';
import { callerOf } from '../platform/access.ts';
import { serveCall } from '../platform/calls.ts';
import { writePagination } from '../platform/pagination.ts';
import { refreshMetrics } from './metrics.ts';
import { createPost, notFound, removePost, savePost, schedulePost } from './post-acts.ts';
import { findPost, listPosts, type PostRow } from './posts.store.ts';
import { publishByStaff } from './publish-by-staff.ts';
import type { SocialDeps } from './social.ts';
import { writeConnections, writePost } from './social.wire.ts';

const { social } = adminTexts;

export function serveSocialPosts(app: FastifyInstance, deps: SocialDeps): void {
  const { db, platforms } = deps;
  serveWrites(app, deps);

  serveCall(app, listSocialPostsCall, async ({ query }) => {
    const { search, status, platform, page, per_page } = query;
    const { rows, total } = await listPosts(db, {
      ...{ search, status, platform, page, perPage: per_page },
      ...{ sortBy: query.sort_by, sortOrder: query.sort_order },
    });
    return {
      posts: rows.map(writePost),
      pagination: writePagination({ total, page, per_page }),
      connections: writeConnections(platforms),
    };
  });

  serveCall(app, getSocialPostCall, async ({ params }) => {
    const found = await findPost(db, params.id);
    if (found === null) throw notFound();
    return { post: writePost(found), connections: writeConnections(platforms) };
  });
}

function serveWrites(app: FastifyInstance, deps: SocialDeps): void {
  const keyMemory = createKeyMemory();
  const onPost = (request: FastifyRequest, { id }: { readonly id: number }) => ({
    id,
    actor: actorOf(callerOf(request)),
  });

  serveCall(app, createSocialPostCall, async ({ body, request, reply }) => {
    const actor = actorOf(callerOf(request));
    const idempotencyKey = idempotencyKeyOf(request, deps.clock.now());
    const made = { actor, fields: body, toReply: replyOf(social.saved) };
    reply.status(201);
    return actor.actorId === null
      ? keyMemory(idempotencyKey, () => createPost(deps, made))
      : createPost(deps, { ...made, idempotencyKey });
  });

  serveCall(app, updateSocialPostCall, async ({ params, body, request }) => {
    const { version, ...fields } = body;
    const saved = await savePost(deps, onPost(request, params), { fields, version });
    return replyOf(social.saved)(saved);
  });

  serveCall(app, scheduleSocialPostCall, async ({ params, request }) =>
    replyOf(social.scheduled)(await schedulePost(deps, onPost(request, params))),
  );

  serveCall(app, publishSocialPostCall, async ({ params, query, request }) =>
    replyOf(social.published)(await publishByStaff(deps, { ...onPost(request, params), ...query })),
  );

  serveCall(app, refreshSocialMetricsCall, async ({ params, request }) =>
    replyOf(social.metricsRefreshed)(await refreshMetrics(deps, onPost(request, params))),
  );

  serveCall(app, deleteSocialPostCall, async ({ params, request }) => {
    await removePost(deps, onPost(request, params));
    return { message: social.deleted };
  });
}

function replyOf(message: string) {
  return (row: PostRow) => ({ post: writePost(row), id: row.id, message });
}
