import {
  captureProgressCall,
  listProgressCall,
  progressCourseCall,
} from '@debt-payoff/contract/progress';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { repeatable } from '../idempotency/idempotency.ts';
import { callerOf } from '../platform/access.ts';
import { serveCall } from '../platform/calls.ts';
import { findCourse } from './plan-vs-actual.ts';
import { captureProgress, listProgress, type ProgressDeps } from './progress.ts';

export function serveProgress(app: FastifyInstance, deps: ProgressDeps): void {
  const place = (request: FastifyRequest, params: { id: number }) => ({
    userId: callerOf(request).userId,
    portfolioId: params.id,
  });

  serveCall(app, listProgressCall, ({ params, request }) =>
    listProgress(deps, place(request, params)),
  );

  serveCall(app, captureProgressCall, async ({ params, body, request, reply }) => {
    reply.status(201);
    return captureProgress(deps, {
      ...place(request, params),
      facts: body,
      repeatable: repeatable(request, deps.clock.now()),
    });
  });

  serveCall(app, progressCourseCall, ({ params, request }) =>
    findCourse(deps, place(request, params)),
  );
}
