import {
  addPaymentCall,
  listPaymentsCall,
  paymentHistoryCall,
  paymentSummaryCall,
  removePaymentCall,
  updatePaymentCall,
} from '@debt-payoff/contract/payments';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import type { FastifyInstance } from 'fastify';
import { idempotencyKeyOf } from '../idempotency/idempotency.ts';
import { serveCall } from '../platform/calls.ts';
import { DomainError } from '../platform/errors.ts';
import { atPortfolio } from '../portfolios/portfolio-ownership.ts';
import { readHistory, summariseHistory } from './history.ts';
import type { PaymentFilter } from './payments.store.ts';
import {
  addPayment,
  listAllPayments,
  type PaymentDeps,
  removePayment,
  updatePayment,
} from './payments.ts';
import { historyReply, paymentReply, readCursor, summaryReply } from './payments.wire.ts';

export function servePayments(app: FastifyInstance, deps: PaymentDeps): void {
  serveCall(app, listPaymentsCall, async ({ params, request }) => {
    const payments = await listAllPayments(deps, atPortfolio(request, params));
    return payments.map(paymentReply);
  });

  serveCall(app, paymentHistoryCall, async ({ params, query, request }) => {
    const page = await readHistory(deps, {
      ...atPortfolio(request, params),
      ...filterOf(query),
      before: query.before === undefined ? null : requireCursor(query.before),
      limit: query.limit,
      hasEntries: query.include === 'entries',
    });
    return historyReply(page);
  });

  serveCall(app, paymentSummaryCall, async ({ params, query, request }) => {
    const at = atPortfolio(request, params);
    return summaryReply(await summariseHistory(deps, { ...at, ...filterOf(query) }));
  });

  serveCall(app, addPaymentCall, async ({ params, body, request, reply }) => {
    reply.status(201);
    return addPayment(deps, {
      ...atPortfolio(request, params),
      facts: body,
      idempotencyKey: idempotencyKeyOf(request, deps.clock.now()),
      toReply: paymentReply,
    });
  });

  serveCall(app, updatePaymentCall, ({ params, body, request }) => {
    const { version, is_balance_stated: isBalanceStated, ...facts } = body;
    return updatePayment(deps, {
      ...atPortfolio(request, params),
      paymentId: params.paymentId,
      facts,
      version,
      isBalanceStated,
      idempotencyKey: idempotencyKeyOf(request, deps.clock.now()),
      toReply: paymentReply,
    });
  });

  serveCall(app, removePaymentCall, async ({ params, request }) => {
    await removePayment(deps, { ...atPortfolio(request, params), paymentId: params.paymentId });
    return { message: paymentTexts.payment.deleted };
  });
}

function filterOf(query: {
  readonly type?: PaymentFilter['type'];
  readonly debt_id?: number | undefined;
}): PaymentFilter {
  return { type: query.type, debtId: query.debt_id };
}

function requireCursor(written: string) {
  const cursor = readCursor(written);
  if (cursor === null) throw new DomainError('invalid_input');
  return cursor;
}
