import {
  addDebtCall,
  addDebtsCall,
  checkLimitsCall,
  listDebtsCall,
  removeDebtCall,
  replaceDebtsCall,
  updateDebtCall,
} from '@debt-payoff/contract/portfolios';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { repeatable } from '../idempotency/idempotency.ts';
import { callerOf } from '../platform/access.ts';
import { serveCall } from '../platform/calls.ts';
import { DomainError } from '../platform/errors.ts';
import { checkDebtLimit, getPortfolio } from '../portfolios/portfolios.ts';
import { portfolioAnswer } from '../portfolios/portfolios.wire.ts';
import { addDebts, type DebtDeps, removeDebt, updateDebt } from './debts.ts';
import { debtAnswer } from './debts.wire.ts';
import { replaceDebts } from './replace-debts.ts';

export function serveDebts(app: FastifyInstance, deps: DebtDeps): void {
  const { clock } = deps;
  const place = (request: FastifyRequest, params: { id: number }) => ({
    userId: callerOf(request).userId,
    portfolioId: params.id,
  });
  const answerPortfolio = async (at: { userId: number; portfolioId: number }) =>
    portfolioAnswer(await getPortfolio(deps, at), clock.today());

  serveCall(app, listDebtsCall, async ({ params, request }) => {
    const { debts } = await answerPortfolio(place(request, params));
    return debts;
  });

  serveCall(app, addDebtCall, async ({ params, body, request, reply }) => {
    const [debt] = await addDebts(deps, {
      ...place(request, params),
      facts: [body],
      repeatable: repeatable(request, clock.now()),
    });
    // Sent again with its key, after the debt has been deleted.
    if (debt === undefined) throw new DomainError('not_found');
    reply.status(201);
    const isUnscheduled = body.auto_payment_enabled === true && debt.schedules.length === 0;
    return {
      ...debtAnswer(debt, clock.today()),
      schedule_problem: isUnscheduled ? paymentTexts.scheduled.debtPaidOff : null,
    };
  });

  serveCall(app, addDebtsCall, async ({ params, body, request, reply }) => {
    const at = place(request, params);
    await addDebts(deps, {
      ...at,
      facts: body.debts,
      repeatable: repeatable(request, clock.now()),
    });
    reply.status(201);
    return answerPortfolio(at);
  });

  serveCall(app, replaceDebtsCall, async ({ params, body, request }) => {
    const at = place(request, params);
    await replaceDebts(deps, { ...at, facts: body.debts, version: body.version });
    return answerPortfolio(at);
  });

  serveCall(app, updateDebtCall, async ({ params, body, request }) => {
    const { version, ...facts } = body;
    const at = { ...place(request, params), debtId: params.debtId };
    return debtAnswer(await updateDebt(deps, { ...at, facts, version }), clock.today());
  });

  serveCall(app, removeDebtCall, async ({ params, request }) => {
    await removeDebt(deps, { ...place(request, params), debtId: params.debtId });
    return { message: portfolioTexts.debt.deleted };
  });

  serveCall(app, checkLimitsCall, async ({ params, request }) =>
    checkDebtLimit(deps, place(request, params)),
  );
}
