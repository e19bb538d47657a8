import {
  calendarFeedCall,
  getCalendarCall,
  removeCalendarCall,
  setCalendarCall,
} from '@debt-payoff/contract/schedules';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../platform/access.ts';
import { serveCall } from '../platform/calls.ts';
import { atPortfolio } from '../portfolios/portfolio-ownership.ts';
import {
  type CalendarDeps,
  findCalendar,
  readFeed,
  removeCalendar,
  setCalendar,
} from './calendar.ts';
import { calendarReply } from './calendar.wire.ts';

export function serveCalendar(app: FastifyInstance, deps: CalendarDeps): void {
  serveCall(app, getCalendarCall, async ({ params, request }) =>
    calendarReply(await findCalendar(deps, atPortfolio(request, params)), deps.config),
  );

  serveCall(app, setCalendarCall, async ({ params, body, request }) => {
    const feed = await setCalendar(deps, {
      ...atPortfolio(request, params),
      sessionId: callerOf(request).sessionId,
      showsAmounts: body.shows_amounts,
      isRenewed: body.is_renewed,
    });
    return calendarReply(feed, deps.config);
  });

  serveCall(app, removeCalendarCall, async ({ params, request }) => {
    await removeCalendar(deps, atPortfolio(request, params));
    return { message: paymentTexts.calendar.removed };
  });

  serveCall(app, calendarFeedCall, async ({ params, reply }) => {
    reply.header('x-robots-tag', 'noindex');
    return { content: await readFeed(deps, params.file) };
  });
}
