import {
  linkablePaymentsCall,
  reopenDateCall,
  settleDateCall,
  undoRecordingCall,
  unsettledDatesCall,
} from '@debt-payoff/contract/settled-dates';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { idempotencyKeyOf } from '../idempotency/idempotency.ts';
import type { LedgerDeps } from '../ledger/ledger.ts';
import { serveCall } from '../platform/calls.ts';
import { atPortfolio } from '../portfolios/portfolio-ownership.ts';
import { listLinkable, listUnsettled, reopenDate, settleDate } from './settle-dates.ts';
import { linkableReply, settledReply, unsettledReply } from './settled-dates.wire.ts';
import { undoRecording } from './undo-recording.ts';

const { settling: texts } = paymentTexts;

export function serveSettledDates(app: FastifyInstance, deps: LedgerDeps): void {
  const keyOf = (request: FastifyRequest) => idempotencyKeyOf(request, deps.clock.now());

  serveCall(app, unsettledDatesCall, async ({ params, request }) => {
    const dates = await listUnsettled(deps, atPortfolio(request, params));
    return dates.map(unsettledReply);
  });

  serveCall(app, linkablePaymentsCall, async ({ params, request }) => {
    const payments = await listLinkable(deps, atDate(request, params));
    return payments.map(linkableReply);
  });

  serveCall(app, settleDateCall, ({ params, body, request }) =>
    settleDate(deps, {
      ...atDate(request, params),
      order: body,
      idempotencyKey: keyOf(request),
      toReply: settledReply,
    }),
  );

  serveCall(app, reopenDateCall, async ({ params, request }) => {
    await reopenDate(deps, atDate(request, params));
    return { message: texts.reopened };
  });

  serveCall(app, undoRecordingCall, ({ params, body, request }) =>
    undoRecording(deps, {
      ...atPortfolio(request, params),
      paymentIds: body.payment_ids,
      idempotencyKey: keyOf(request),
      toReply: (count) => ({ message: texts.undone(count), undone_count: count }),
    }),
  );
}

function atDate(
  request: FastifyRequest,
  params: { readonly id: number; readonly scheduleId: number; readonly dueDate: string },
) {
  const { scheduleId, dueDate: dueOn } = params;
  return { ...atPortfolio(request, params), scheduleId, dueOn };
}
