import {
  addPaymentCall,
  listPaymentsCall,
  paymentHistoryCall,
  paymentSummaryCall,
  removePaymentCall,
  updatePaymentCall,
} from '@debt-payoff/contract/payments';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { repeatable } from '../idempotency/idempotency.ts';
import { callerOf } from '../platform/access.ts';
import { serveCall } from '../platform/calls.ts';
import {
  addPayment,
  listAllPayments,
  type PaymentDeps,
  readHistory,
  removePayment,
  summarisePayments,
  updatePayment,
} from './payments.ts';

export function servePayments(app: FastifyInstance, deps: PaymentDeps): void {
  const place = (request: FastifyRequest, params: { id: number }) => ({
    userId: callerOf(request).userId,
    portfolioId: params.id,
  });
  const filter = (query: {
    type?: 'regular' | 'extra' | 'lump_sum' | undefined;
    debt_id?: number | undefined;
  }) => ({
    type: query.type,
    debtId: query.debt_id,
  });

  serveCall(app, listPaymentsCall, ({ params, request }) =>
    listAllPayments(deps, place(request, params)),
  );

  serveCall(app, paymentHistoryCall, ({ params, query, request }) =>
    readHistory(deps, {
      ...place(request, params),
      ...filter(query),
      before: query.before,
      limit: query.limit,
    }),
  );

  serveCall(app, paymentSummaryCall, ({ params, query, request }) =>
    summarisePayments(deps, { ...place(request, params), ...filter(query) }),
  );

  serveCall(app, addPaymentCall, async ({ params, body, request, reply }) => {
    reply.status(201);
    return addPayment(deps, {
      ...place(request, params),
      facts: body,
      repeatable: repeatable(request, deps.clock.now()),
    });
  });

  serveCall(app, updatePaymentCall, ({ params, body, request }) => {
    const { version, is_balance_stated: isBalanceStated, ...facts } = body;
    const at = { ...place(request, params), paymentId: params.paymentId };
    return updatePayment(deps, {
      ...at,
      facts,
      version,
      isBalanceStated,
      repeatable: repeatable(request, deps.clock.now()),
    });
  });

  serveCall(app, removePaymentCall, async ({ params, request }) => {
    await removePayment(deps, { ...place(request, params), paymentId: params.paymentId });
    return { message: paymentTexts.payment.deleted };
  });
}
