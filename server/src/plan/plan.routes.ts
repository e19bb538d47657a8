import { penceFromPounds } from '@debt-payoff/contract/money';
import {
  changePlanCall,
  getPlanCall,
  listPlansCall,
  paymentEffectCall,
} from '@debt-payoff/contract/plan';
import type { FastifyInstance } from 'fastify';
import { planChangeOf } from '../debts/debts.wire.ts';
import { oneOffsOf } from '../debts/terms-after.ts';
import type { LedgerDeps } from '../ledger/ledger.ts';
import { callerOf } from '../platform/access.ts';
import { serveCall } from '../platform/calls.ts';
import { atPortfolio } from '../portfolios/portfolio-ownership.ts';
import { changePlan } from './change-plan.ts';
import { findPaymentEffect } from './payment-effect.ts';
import { getPlan, listPlans, type PlanDeps } from './plan.ts';
import { effectReply, planReply, wholeReply } from './plan.wire.ts';

export function servePlan(app: FastifyInstance, deps: LedgerDeps & PlanDeps): void {
  serveCall(app, listPlansCall, async ({ request }) =>
    wholeReply(await listPlans(deps, callerOf(request).userId)),
  );

  serveCall(app, getPlanCall, async ({ params, request }) =>
    planReply(await getPlan(deps, atPortfolio(request, params))),
  );

  serveCall(app, changePlanCall, async ({ params, body, request }) => {
    const at = atPortfolio(request, params);
    const {
      custom_order: customOrder,
      debt_one_offs: debtOneOffs,
      freed_sum: freed,
      version,
    } = body;
    await changePlan(deps, {
      ...at,
      change: planChangeOf(body),
      customOrder,
      debtOneOffs: debtOneOffs?.map(({ debt_id, one_offs }) => ({
        debtId: debt_id,
        oneOffs: oneOffsOf(one_offs),
      })),
      freedPence: freed === undefined ? undefined : penceFromPounds(freed),
      version,
    });
    return planReply(await getPlan(deps, at));
  });

  serveCall(app, paymentEffectCall, async ({ params, request }) => {
    const at = { ...atPortfolio(request, params), paymentId: params.paymentId };
    return effectReply(await findPaymentEffect(deps, at));
  });
}
