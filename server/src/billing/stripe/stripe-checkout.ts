/** The pages of Stripe that a person visits: the checkout and the customer portal. */
import type Stripe from 'stripe';
import type { PaymentProvider } from '../payment-provider.ts';
import { findPortalConfiguration } from './setup-portal.ts';
import { orNull } from './stripe-failures.ts';
import { subscriptionMarks } from './stripe-subscription-facts.ts';
import { pageSize, readingBound, secondsOf } from './stripe-values.ts';

type Visits = Pick<
  PaymentProvider,
  'openCheckout' | 'expireCheckout' | 'expireCheckoutsOf' | 'openPortal'
>;

export function stripeVisitCalls(stripe: Stripe): Visits {
  const { sessions } = stripe.checkout;
  return {
    openCheckout: async ({ key, ...order }) => {
      const { id, url } = await sessions.create(checkoutOf(order), { idempotencyKey: key });
      if (url === null) throw new Error(`The checkout ${id} has no address.`);
      return { sessionId: id, url };
    },
    expireCheckout: (sessionId) => expireCheckout(stripe, sessionId),
    expireCheckoutsOf: async (customer) => {
      const open = await orNull(
        sessions
          .list({ customer, status: 'open', limit: pageSize })
          .autoPagingToArray(readingBound),
      );
      for (const { id } of open ?? []) await expireCheckout(stripe, id);
    },
    openPortal: async ({ customerId, returnUrl }) => {
      const { url } = await stripe.billingPortal.sessions.create({
        configuration: await getPortalConfiguration(stripe),
        customer: customerId,
        return_url: returnUrl,
      });
      return url;
    },
  };
}

async function expireCheckout(stripe: Stripe, sessionId: string): Promise<'expired' | 'complete'> {
  const { sessions } = stripe.checkout;
  try {
    await sessions.expire(sessionId);
    return 'expired';
  } catch (error) {
    const session = await orNull(sessions.retrieve(sessionId));
    if (session?.status === 'complete') return 'complete';
    if (session === null || session.status === 'expired') return 'expired';
    throw error;
  }
}

function checkoutOf(
  order: Omit<Parameters<Visits['openCheckout']>[0], 'key'>,
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'subscription',
    customer: order.customerId,
    line_items: [{ price: order.price.id, quantity: 1 }],
    allowed_payment_method_types: ['card'],
    payment_method_collection: 'always',
    adaptive_pricing: { enabled: false },
    custom_text: { submit: { message: order.submitNote } },
    expires_at: secondsOf(order.expiresAt),
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    subscription_data: {
      invoice_settings: { footer: order.invoiceFooter },
      ...(order.startNowAt !== null && {
        metadata: { [subscriptionMarks.startNowAt]: order.startNowAt.toISOString() },
      }),
      ...(order.trialDays > 0 && { trial_period_days: order.trialDays }),
    },
  };
}

async function getPortalConfiguration(stripe: Stripe): Promise<string> {
  const configuration = await findPortalConfiguration(stripe);
  if (configuration !== null) return configuration.id;
  throw new Error('The customer portal is not set up at Stripe: run npm run stripe:setup.');
}
