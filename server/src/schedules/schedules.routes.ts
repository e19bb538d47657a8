import {
  addScheduleCall,
  checkMissedCall,
  listSchedulesCall,
  processSchedulesCall,
  removeScheduleCall,
  requiredPaymentsCall,
  upcomingPaymentsCall,
  updateScheduleCall,
} from '@debt-payoff/contract/schedules';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { idempotencyKeyOf } from '../idempotency/idempotency.ts';
import type { LedgerDeps } from '../ledger/ledger.ts';
import { serveCall } from '../platform/calls.ts';
import { atPortfolio } from '../portfolios/portfolio-ownership.ts';
import { listMissed } from './missed-payments.ts';
import { processSchedules } from './record-due-payments.ts';
import type { FullSchedule } from './schedules.store.ts';
import {
  addSchedule,
  listPortfolioSchedules,
  listRequired,
  listUpcoming,
  removeSchedule,
  updateSchedule,
} from './schedules.ts';
import {
  missedReply,
  processedReply,
  requiredReply,
  scheduleReply,
  upcomingReply,
} from './schedules.wire.ts';

export function serveSchedules(app: FastifyInstance, deps: LedgerDeps): void {
  const keyOf = (request: FastifyRequest) => idempotencyKeyOf(request, deps.clock.now());
  const toReply = (schedule: FullSchedule) => scheduleReply(schedule, deps.clock.today());

  serveCall(app, listSchedulesCall, async ({ params, request }) => {
    const schedules = await listPortfolioSchedules(deps, atPortfolio(request, params));
    return schedules.map(toReply);
  });

  serveCall(app, addScheduleCall, async ({ params, body, request, reply }) => {
    reply.status(201);
    return addSchedule(deps, {
      ...atPortfolio(request, params),
      facts: body,
      idempotencyKey: keyOf(request),
      toReply,
    });
  });

  serveCall(app, updateScheduleCall, ({ params, body, request }) => {
    const { version, ...change } = body;
    return updateSchedule(deps, {
      ...atPortfolio(request, params),
      scheduleId: params.scheduleId,
      change,
      version,
      idempotencyKey: keyOf(request),
      toReply,
    });
  });

  serveCall(app, removeScheduleCall, async ({ params, request }) => {
    await removeSchedule(deps, { ...atPortfolio(request, params), scheduleId: params.scheduleId });
    return { message: paymentTexts.scheduled.deleted };
  });

  serveCall(app, checkMissedCall, async ({ params, request }) =>
    missedReply(await listMissed(deps, atPortfolio(request, params))),
  );

  serveCall(app, upcomingPaymentsCall, async ({ params, query, request }) => {
    const at = atPortfolio(request, params);
    const today = deps.clock.today();
    const dates = await listUpcoming(deps, { ...at, days: query.days });
    return dates.map((date) => upcomingReply(date, today));
  });

  serveCall(app, requiredPaymentsCall, async ({ params, request }) => {
    const required = await listRequired(deps, atPortfolio(request, params));
    return required.map(requiredReply);
  });

  serveCall(app, processSchedulesCall, ({ params, body, request }) =>
    processSchedules(deps, {
      ...atPortfolio(request, params),
      targetDate: body.target_date,
      dates: body.dates?.map(({ scheduled_payment_id, due_date }) => ({
        scheduleId: scheduled_payment_id,
        dueOn: due_date,
      })),
      idempotencyKey: keyOf(request),
      toReply: processedReply,
    }),
  );
}
