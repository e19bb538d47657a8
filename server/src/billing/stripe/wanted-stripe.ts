/** What billing needs to find in a Stripe account. */
import { billingAddresses } from '@debt-payoff/contract/billing-addresses';
import { paths } from '@debt-payoff/contract/paths';
import { type Plan, type PriceId, plans, type TierName } from '@debt-payoff/contract/plans';
import { product } from '@debt-payoff/contract/product';
import Stripe from 'stripe';
import { loopbackHosts } from '../../platform/variables.ts';

export type WantedPlan = {
  readonly tier: TierName;
  readonly name: string;
  readonly lookupKey: PriceId;
  readonly pricePence: number;
};

export type WantedPortal = {
  readonly business_profile: Stripe.BillingPortal.ConfigurationCreateParams.BusinessProfile;
  readonly default_return_url: string;
  readonly features: Stripe.BillingPortal.ConfigurationCreateParams.Features;
};

export type WantedWebhook = {
  readonly url: string;
  readonly api_version: typeof Stripe.API_VERSION;
  readonly enabled_events: readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];
};

export type WantedStripe = {
  readonly plans: readonly WantedPlan[];
  readonly portal: WantedPortal;
  /** Null where Stripe could not reach us. */
  readonly webhook: WantedWebhook | null;
};

/** The marks by which we know what is ours. */
export const planMark = 'debt_payoff_plan';
export const partMark = 'debt_payoff';

/** Whether Stripe could send events there. */
export function isReachable(publicUrl: string): boolean {
  return !loopbackHosts.includes(new URL(publicUrl).hostname);
}

export function wantedStripe({
  publicUrl,
  canBeReached,
}: {
  readonly publicUrl: string;
  readonly canBeReached: boolean;
}): WantedStripe {
  return {
    plans: [wantedPlan('basic', plans.basic), wantedPlan('premium', plans.premium)],
    portal: wantedPortal(publicUrl),
    webhook: canBeReached
      ? {
          url: `${publicUrl}${billingAddresses.webhook.path}`,
          api_version: Stripe.API_VERSION,
          enabled_events: neededEvents,
        }
      : null,
  };
}

function wantedPlan(tier: TierName, plan: Plan & { readonly priceId: PriceId }): WantedPlan {
  return { tier, name: plan.label, lookupKey: plan.priceId, pricePence: plan.pricePence };
}

/** Plans change on our own pages: the portal knows no payment that must succeed first. */
function wantedPortal(publicUrl: string): WantedPortal {
  return {
    business_profile: {
      headline: `${product.name}: your plan and payments`,
      privacy_policy_url: `${publicUrl}${paths.privacy}`,
      terms_of_service_url: `${publicUrl}${paths.terms}`,
    },
    default_return_url: publicUrl,
    features: {
      customer_update: { enabled: false },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
      subscription_pause: { enabled: false },
      subscription_update: { enabled: false },
    },
  };
}

const neededEvents = [
  'charge.refunded',
  'checkout.session.async_payment_failed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.completed',
  'checkout.session.expired',
  'credit_note.created',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'customer.subscription.updated',
  'customer.updated',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_action_required',
  'invoice.payment_failed',
  'invoice.voided',
  'refund.created',
  'refund.failed',
  'refund.updated',
] as const;
