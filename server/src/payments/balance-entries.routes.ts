import {
  addBalanceEntryCall,
  debtStandingCall,
  listBalanceEntriesCall,
  removeBalanceEntryCall,
  updateBalanceEntryCall,
} from '@debt-payoff/contract/balance-entries';
import { balanceEntryTexts } from '@debt-payoff/contract/texts/balance-entries';
import type { FastifyInstance } from 'fastify';
import { idempotencyKeyOf } from '../idempotency/idempotency.ts';
import { serveCall } from '../platform/calls.ts';
import { atPortfolio } from '../portfolios/portfolio-ownership.ts';
import {
  addBalanceEntry,
  listAllEntries,
  removeBalanceEntry,
  updateBalanceEntry,
} from './balance-entries.ts';
import { balanceEntryReply, standingReply } from './balance-entries.wire.ts';
import { findStanding } from './debt-standing.ts';
import type { PaymentDeps } from './payments.ts';

export function serveBalanceEntries(app: FastifyInstance, deps: PaymentDeps): void {
  serveCall(app, listBalanceEntriesCall, async ({ params, query, request }) => {
    const at = atPortfolio(request, params);
    const entries = await listAllEntries(deps, { ...at, debtId: query.debt_id });
    return entries.map(balanceEntryReply);
  });

  serveCall(app, addBalanceEntryCall, async ({ params, body, request, reply }) => {
    reply.status(201);
    return addBalanceEntry(deps, {
      ...atPortfolio(request, params),
      facts: body,
      idempotencyKey: idempotencyKeyOf(request, deps.clock.now()),
      toReply: balanceEntryReply,
    });
  });

  serveCall(app, updateBalanceEntryCall, ({ params, body, request }) => {
    const { version, ...facts } = body;
    return updateBalanceEntry(deps, {
      ...atPortfolio(request, params),
      statementId: params.entryId,
      facts,
      version,
      idempotencyKey: idempotencyKeyOf(request, deps.clock.now()),
      toReply: balanceEntryReply,
    });
  });

  serveCall(app, removeBalanceEntryCall, async ({ params, request }) => {
    await removeBalanceEntry(deps, {
      ...atPortfolio(request, params),
      statementId: params.entryId,
    });
    return { message: balanceEntryTexts.deleted };
  });

  serveCall(app, debtStandingCall, async ({ params, query, request }) => {
    const standing = await findStanding(deps, {
      ...atPortfolio(request, params),
      debtId: params.debtId,
      on: query.date ?? deps.clock.today(),
      paymentId: query.payment_id,
      statementId: query.entry_id,
      ratePercent: query.interest_rate,
    });
    return standingReply(standing);
  });
}
