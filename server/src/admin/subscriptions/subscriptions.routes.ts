/** Subscriptions, for staff. */
import {
  cancelUserSubscriptionCall,
  extendSubscriptionCall,
  getSubscriptionCall,
  listSubscriptionInvoicesCall,
  listSubscriptionsCall,
  reactivateUserSubscriptionCall,
  refundPaymentCall,
} from '@debt-payoff/contract/admin-subscriptions';
import { formatPounds } from '@debt-payoff/contract/money';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Actor, actorOf } from '../../audit/actor.ts';
import { listBills } from '../../billing/invoices.ts';
import { callerOf } from '../../platform/access.ts';
import { serveCall } from '../../platform/calls.ts';
import { writePagination } from '../../platform/pagination.ts';
import { inWordsForStaff, type StripeActDeps, type SubscriptionAct } from './act-at-stripe.ts';
import {
  cancelSubscription,
  extendSubscription,
  reactivateSubscription,
  refundPayment,
} from './subscription-acts.ts';
import { getOwnedSubscription, getSubscriptionDetail } from './subscription-detail.ts';
import { listSubscriptions } from './subscription-list.store.ts';
import { writeAdminSubscription, writeBills } from './subscriptions.wire.ts';

const texts = adminTexts.subscriptions;

type ActRequest = {
  readonly params: { readonly id: number };
  readonly body: { readonly reason?: string | null | undefined } | null | undefined;
  readonly request: FastifyRequest;
};

export function serveAdminSubscriptions(app: FastifyInstance, deps: StripeActDeps): void {
  const detailOf = (id: number, actor: Actor) => getSubscriptionDetail(deps, { id, actor });
  const replyAfter = async (
    message: string,
    { id, actor }: Pick<SubscriptionAct, 'id' | 'actor'>,
  ) => ({ message, subscription: await detailOf(id, actor) });

  serveCall(app, listSubscriptionsCall, async ({ query }) => {
    const { search, plan_type: tier, status, page, per_page } = query;
    const now = deps.clock.now();
    const { rows, total } = await listSubscriptions(deps.db, {
      filter: { search, tier, status, now },
      order: { sortBy: query.sort_by, sortOrder: query.sort_order },
      ...{ page, perPage: per_page },
    });
    return {
      subscriptions: rows.map(({ subscription, owner }) =>
        writeAdminSubscription(subscription, { owner, now }),
      ),
      pagination: writePagination({ total, page, per_page }),
    };
  });

  serveCall(app, getSubscriptionCall, async ({ params, request }) => ({
    subscription: await detailOf(params.id, actorOf(callerOf(request))),
  }));

  serveCall(app, listSubscriptionInvoicesCall, async ({ params }) => {
    const { row } = await getOwnedSubscription(deps.db, { ...params, now: deps.clock.now() });
    return writeBills(await withWordsForStaff(listBills(deps, row)));
  });

  serveCall(app, cancelUserSubscriptionCall, async (given) => {
    const act = actOf(given);
    await cancelSubscription(deps, act);
    return replyAfter(texts.cancelled, act);
  });

  serveCall(app, reactivateUserSubscriptionCall, async (given) => {
    const act = actOf(given);
    await reactivateSubscription(deps, act);
    return replyAfter(texts.reactivated, act);
  });

  serveCall(app, extendSubscriptionCall, async (given) => {
    const act = actOf(given);
    const { days, moves_from: seenFrom } = given.body;
    await extendSubscription(deps, { ...act, days, seenFrom });
    return replyAfter(texts.extended(days), act);
  });

  serveCall(app, refundPaymentCall, async (given) => {
    const act = actOf(given);
    const { invoice_id: invoiceId, amount: amountPounds, refunded = null } = given.body;
    await refundPayment(deps, { ...act, invoiceId, amountPounds, seenRefundedPounds: refunded });
    return replyAfter(texts.refunded(formatPounds(amountPounds)), act);
  });
}

function actOf({ params: { id }, body, request }: ActRequest): SubscriptionAct {
  return { id, actor: actorOf(callerOf(request)), reason: body?.reason || null };
}

async function withWordsForStaff<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw inWordsForStaff(error);
  });
}
