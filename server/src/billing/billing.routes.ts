import {
  cancelSubscriptionCall,
  changePlanCall,
  createCheckoutCall,
  customerPortalCall,
  listInvoicesCall,
  reactivateSubscriptionCall,
  subscriptionPreviewCall,
  subscriptionStatusCall,
  tierCall,
} from '@debt-payoff/contract/billing';
import { checkoutPaths } from '@debt-payoff/contract/checkout-paths';
import { formatPence, penceFromPounds } from '@debt-payoff/contract/money';
import { plans } from '@debt-payoff/contract/plans';
import { billingTexts as texts } from '@debt-payoff/contract/texts/billing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../platform/access.ts';
import { serveCall } from '../platform/calls.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import {
  invoicesReply,
  moneyReply,
  previewReply,
  subscriptionReply,
  tierReply,
} from './billing.wire.ts';
import { cancelAtPeriodEnd, reactivateSubscription } from './cancel.ts';
import { changePlan } from './change-plan.ts';
import { openCheckout } from './checkout.ts';
import type { BillingDeps } from './deps.ts';
import { listInvoices } from './invoices.ts';
import { cancelWithRefund } from './leaving/cancel-with-refund.ts';
import { getOwnTier } from './own-tier.ts';
import { openPortal } from './portal.ts';
import { previewChange } from './preview-change.ts';
import { countBilling } from './stripe-call-limits.ts';
import { getSubscriptionStatus } from './subscription-status.ts';

type RouteDeps = BillingDeps & { readonly rateLimit: RateLimiter };

export function serveBilling(app: FastifyInstance, deps: RouteDeps): void {
  const { clock } = deps;
  const countedCaller = async (
    request: FastifyRequest,
    manner: 'act' | 'look' = 'act',
  ): Promise<number> => {
    const { userId } = callerOf(request);
    await countBilling(deps.rateLimit, manner, userId);
    return userId;
  };

  const beginningCaller = async (request: FastifyRequest): Promise<number> => {
    const userId = await countedCaller(request);
    await countBilling(deps.rateLimit, 'begin', userId);
    return userId;
  };

  serveCall(app, tierCall, async ({ request }) =>
    tierReply(await getOwnTier(deps, callerOf(request).userId)),
  );

  serveCall(app, subscriptionStatusCall, async ({ query, request }) => {
    const userId = await countedCaller(request, 'look');
    const status = await getSubscriptionStatus(deps, { userId, sessionId: query.session_id });
    const { subscription, refundOffer } = status;
    return { subscription: subscriptionReply(subscription, { now: clock.now(), refundOffer }) };
  });

  serveCall(app, listInvoicesCall, async ({ request }) =>
    invoicesReply(await listInvoices(deps, await countedCaller(request, 'look'))),
  );

  serveCall(app, createCheckoutCall, async ({ body, request }) => {
    const userId = await beginningCaller(request);
    const { priceId, start_now: startsNow = false } = body;
    return { url: await openCheckout(deps, { userId, priceId, startsNow }) };
  });

  serveCall(app, subscriptionPreviewCall, async ({ body, request }) => {
    const userId = await countedCaller(request);
    return previewReply(await previewChange(deps, { userId, priceId: body.priceId }));
  });

  serveCall(app, changePlanCall, async ({ body, request }) => {
    const userId = await beginningCaller(request);
    const { priceId, due_today: shownDue } = body;
    const shownDuePence = shownDue === undefined ? undefined : penceFromPounds(shownDue);
    const { tier, isUpgrade } = await changePlan(deps, { userId, priceId, shownDuePence });
    const { succeeded } = isUpgrade ? texts.change.upgrade : texts.change.downgrade;
    return { new_plan: tier, message: succeeded(plans[tier].name) };
  });

  serveCall(app, customerPortalCall, async ({ request }) => ({
    url: await openPortal(deps, await countedCaller(request)),
  }));

  serveCall(app, cancelSubscriptionCall, async ({ body, request }) => {
    const userId = await countedCaller(request);
    const cancelUrl = checkoutPaths.subscriptionCancelled;
    if (body?.refund === true) {
      const { amountPence, isComplete } = await cancelWithRefund(deps, userId);
      const { refunded, refundUnderWay } = texts.cancellation;
      const message = (isComplete ? refunded : refundUnderWay)(formatPence(amountPence));
      return { message, cancel_url: cancelUrl, refund: moneyReply(amountPence) };
    }
    const { hasEndedNow } = await cancelAtPeriodEnd(deps, userId);
    const { succeeded, neverPaid } = texts.cancellation;
    return { message: hasEndedNow ? neverPaid : succeeded, cancel_url: cancelUrl };
  });

  serveCall(app, reactivateSubscriptionCall, async ({ request }) => {
    const kept = await reactivateSubscription(deps, await beginningCaller(request));
    return { subscription: subscriptionReply(kept, { now: clock.now() }), message: texts.kept };
  });
}
