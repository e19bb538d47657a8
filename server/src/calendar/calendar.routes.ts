import {
  calendarFeedCall,
  getCalendarCall,
  removeCalendarCall,
  setCalendarCall,
} from '@debt-payoff/contract/schedules';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../platform/access.ts';
import { serveCall } from '../platform/calls.ts';
import {
  type CalendarDeps,
  getCalendar,
  readFeed,
  removeCalendar,
  setCalendar,
} from './calendar.ts';

export function serveCalendar(app: FastifyInstance, deps: CalendarDeps): void {
  const place = (request: FastifyRequest, params: { id: number }) => ({
    userId: callerOf(request).userId,
    portfolioId: params.id,
  });

  serveCall(app, getCalendarCall, ({ params, request }) =>
    getCalendar(deps, place(request, params)),
  );

  serveCall(app, setCalendarCall, ({ params, body, request }) =>
    setCalendar(deps, {
      ...place(request, params),
      sessionId: callerOf(request).sessionId,
      showsAmounts: body.shows_amounts,
      isRenewed: body.is_renewed,
    }),
  );

  serveCall(app, removeCalendarCall, async ({ params, request }) => {
    await removeCalendar(deps, place(request, params));
    return { message: paymentTexts.calendar.removed };
  });

  serveCall(app, calendarFeedCall, async ({ params, reply }) => {
    reply.header('x-robots-tag', 'noindex');
    return { content: await readFeed(deps, params.file) };
  });
}
