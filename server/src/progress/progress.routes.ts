import {
  captureProgressCall,
  listProgressCall,
  planVsActualCall,
  removeSnapshotCall,
  restartPlanCall,
} from '@debt-payoff/contract/progress';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import type { FastifyInstance } from 'fastify';
import type { ForecastDeps } from '../forecast/portfolio-forecast.ts';
import { idempotencyKeyOf } from '../idempotency/idempotency.ts';
import { serveCall } from '../platform/calls.ts';
import { atPortfolio } from '../portfolios/portfolio-ownership.ts';
import { findPlanVsActual, restartPlan } from './plan-vs-actual.ts';
import { planVsActualReply } from './plan-vs-actual.wire.ts';
import { captureProgress, listProgress, type ProgressDeps, removeSnapshot } from './progress.ts';
import { snapshotReply } from './progress.wire.ts';

export function serveProgress(app: FastifyInstance, deps: ProgressDeps & ForecastDeps): void {
  serveCall(app, listProgressCall, async ({ params, request }) =>
    (await listProgress(deps, atPortfolio(request, params))).map(snapshotReply),
  );

  serveCall(app, captureProgressCall, async ({ params, body, request, reply }) => {
    reply.status(201);
    return captureProgress(deps, {
      ...atPortfolio(request, params),
      facts: body,
      idempotencyKey: idempotencyKeyOf(request, deps.clock.now()),
      toReply: snapshotReply,
    });
  });

  serveCall(app, removeSnapshotCall, async ({ params, request }) => {
    await removeSnapshot(deps, { ...atPortfolio(request, params), snapshotId: params.snapshotId });
    return { message: paymentTexts.progress.deleted };
  });

  serveCall(app, planVsActualCall, async ({ params, request }) =>
    planVsActualReply(await findPlanVsActual(deps, atPortfolio(request, params))),
  );

  serveCall(app, restartPlanCall, async ({ params, request }) => {
    const at = atPortfolio(request, params);
    await restartPlan(deps, at);
    return planVsActualReply(await findPlanVsActual(deps, at));
  });
}
