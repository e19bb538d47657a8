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
import type { FastifyInstance } from 'fastify';
import { idempotencyKeyOf } from '../idempotency/idempotency.ts';
import { serveCall } from '../platform/calls.ts';
import { DomainError } from '../platform/errors.ts';
import { type AtPortfolio, atPortfolio } from '../portfolios/portfolio-ownership.ts';
import { ownField } from './debt-in-request.ts';
import { checkDebtLimit } from './debt-limits.ts';
import { addDebts, type DebtDeps, removeDebt, updateDebt } from './debts.ts';
import { debtReply, limitCheckReply, planChangeOf } from './debts.wire.ts';
import { getPortfolio } from './portfolio-with-debts.ts';
import { portfolioReply } from './portfolio-with-debts.wire.ts';
import { replaceDebts } from './replace-debts.ts';

export function serveDebts(app: FastifyInstance, deps: DebtDeps): void {
  const { clock } = deps;
  const replyWithPortfolio = async (at: AtPortfolio) =>
    portfolioReply(await getPortfolio(deps, at), clock.today());

  serveCall(app, listDebtsCall, async ({ params, request }) => {
    const { debts } = await replyWithPortfolio(atPortfolio(request, params));
    return debts;
  });

  serveCall(app, addDebtCall, async ({ params, body, request, reply }) => {
    const [debt] = await addDebts(deps, {
      ...atPortfolio(request, params),
      facts: [body],
      fieldOf: () => ownField,
      idempotencyKey: idempotencyKeyOf(request, clock.now()),
    });
    // Sent again with its key, after the debt has been deleted.
    if (debt === undefined) throw new DomainError('not_found');
    reply.status(201);
    const isUnscheduled = body.auto_payment_enabled === true && debt.schedules.length === 0;
    return {
      ...debtReply(debt, clock.today()),
      schedule_problem: isUnscheduled ? paymentTexts.scheduled.debtPaidOff : null,
    };
  });

  serveCall(app, addDebtsCall, async ({ params, body, request, reply }) => {
    const at = atPortfolio(request, params);
    await addDebts(deps, {
      ...at,
      facts: body.debts,
      plan: planChangeOf(body),
      idempotencyKey: idempotencyKeyOf(request, clock.now()),
    });
    reply.status(201);
    return replyWithPortfolio(at);
  });

  serveCall(app, replaceDebtsCall, async ({ params, body, request }) => {
    const at = atPortfolio(request, params);
    await replaceDebts(deps, {
      ...at,
      facts: body.debts,
      plan: planChangeOf(body),
      version: body.version,
    });
    return replyWithPortfolio(at);
  });

  serveCall(app, updateDebtCall, async ({ params, body, request }) => {
    const { version, balance_change: balanceChange, ...facts } = body;
    const at = { ...atPortfolio(request, params), debtId: params.debtId };
    const changed = await updateDebt(deps, { ...at, facts, version, balanceChange });
    return debtReply(changed, clock.today());
  });

  serveCall(app, removeDebtCall, async ({ params, request }) => {
    await removeDebt(deps, { ...atPortfolio(request, params), debtId: params.debtId });
    return { message: portfolioTexts.debt.deleted };
  });

  serveCall(app, checkLimitsCall, async ({ params, request }) =>
    limitCheckReply(await checkDebtLimit(deps, atPortfolio(request, params))),
  );
}
