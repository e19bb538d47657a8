import {
  addScheduleCall,
  checkMissedCall,
  listSchedulesCall,
  processSchedulesCall,
  removeScheduleCall,
  upcomingPaymentsCall,
  updateScheduleCall,
} from '@debt-payoff/contract/schedules';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { repeatable } from '../idempotency/idempotency.ts';
import { callerOf } from '../platform/access.ts';
import { serveCall } from '../platform/calls.ts';
import { processSchedules } from './process.ts';
import {
  addSchedule,
  checkMissed,
  listPortfolioSchedules,
  listUpcoming,
  removeSchedule,
  type ScheduleDeps,
  updateSchedule,
} from './schedules.ts';

export function serveSchedules(app: FastifyInstance, deps: ScheduleDeps): void {
  const place = (request: FastifyRequest, params: { id: number }) => ({
    userId: callerOf(request).userId,
    portfolioId: params.id,
  });
  const repeated = (request: FastifyRequest) => repeatable(request, deps.clock.now());

  serveCall(app, listSchedulesCall, ({ params, request }) =>
    listPortfolioSchedules(deps, place(request, params)),
  );

  serveCall(app, addScheduleCall, async ({ params, body, request, reply }) => {
    reply.status(201);
    return addSchedule(deps, {
      ...place(request, params),
      facts: body,
      repeatable: repeated(request),
    });
  });

  serveCall(app, updateScheduleCall, ({ params, body, request }) => {
    const { version, ...change } = body;
    return updateSchedule(deps, {
      ...place(request, params),
      scheduleId: params.scheduleId,
      change,
      version,
      repeatable: repeated(request),
    });
  });

  serveCall(app, removeScheduleCall, async ({ params, request }) => {
    await removeSchedule(deps, { ...place(request, params), scheduleId: params.scheduleId });
    return { message: paymentTexts.scheduled.deleted };
  });

  serveCall(app, checkMissedCall, ({ params, request }) =>
    checkMissed(deps, place(request, params)),
  );

  serveCall(app, upcomingPaymentsCall, ({ params, query, request }) =>
    listUpcoming(deps, { ...place(request, params), days: query.days }),
  );

  serveCall(app, processSchedulesCall, ({ params, body, request }) =>
    processSchedules(deps, {
      ...place(request, params),
      targetDate: body.target_date,
      repeatable: repeated(request),
    }),
  );
}
