/** Plans: which one a person has, and how it is bought, changed and left. */
import { z } from 'zod';
import { billingAddresses } from './billing-addresses.ts';
import { defineCall } from './call.ts';
import { bodyLimits } from './limits.ts';
import { priceIds, tiers } from './plans.ts';
import { billingTexts } from './texts/billing.ts';

const tier = z.enum(tiers);
/** Pounds. */
const amount = z.number();
const instant = z.iso.datetime();
const money = z.object({ amount, currency: z.string() });
const planAndPrice = money.extend({ type: tier });

const priceId = z.enum(priceIds, { error: billingTexts.plans.selectPaidPlan });
const priceBody = z.object({ priceId }, { error: billingTexts.plans.selectPaidPlan });

export const subscriptionView = z.object({
  plan_type: tier,
  /** active, cancelled, past_due, or Stripe's own word. */
  status: z.string(),
  start_date: instant,
  /** When it ends, where it is set to, or has ended. */
  end_date: instant.nullable(),
  current_amount: amount,
  current_currency: z.string(),
  billing_cycle: z.string(),
  /** Null where nothing more will be charged. */
  next_billing_date: instant.nullable(),
  cancel_at_period_end: z.boolean(),
  /** While the free trial lasts. */
  trial_end: instant.nullable(),
  /** Until when a payment that failed leaves the plan as it is. */
  past_due_until: instant.nullable(),
  /** A payment that waits for its owner. */
  payment_to_finish: z
    .object({
      amount,
      currency: z.string(),
      url: z.string().nullable(),
      /** The plan that it buys, where it is for a change. */
      new_plan_type: tier.nullable(),
      expires_at: instant.nullable(),
    })
    .nullable(),
  /** What 'Cancel and get a refund' would give today, while it is offered. */
  refund_offer: z.object({ amount, currency: z.string(), until: z.iso.date() }).nullable(),
});
export type SubscriptionView = z.infer<typeof subscriptionView>;

export const subscriptionStatusCall = defineCall({
  ...billingAddresses.status,
  access: 'user',
  summary: 'The subscription of the caller; 404 for none',
  query: z.object({
    /** Of a checkout that has just ended: Stripe is asked before the reply. Somebody else's is ignored. */
    session_id: z.string().max(200).optional(),
  }),
  replies: { 200: z.object({ subscription: subscriptionView }) },
});

export const subscriptionPreviewCall = defineCall({
  ...billingAddresses.preview,
  access: 'user',
  summary: 'What a change of plan would cost',
  body: priceBody,
  replies: {
    200: z.object({
      current_plan: planAndPrice,
      new_plan: planAndPrice,
      /** Above 0 is charged, below 0 credited. */
      proration: money,
      /** After credit that the person has. */
      due_today: money,
      next_billing_date: instant,
      /** Until when the change is charged as shown. */
      valid_until: instant,
    }),
  },
});

export const createCheckoutCall = defineCall({
  ...billingAddresses.checkout,
  access: 'user',
  summary: 'Opens a checkout, and replies with its address',
  body: priceBody.extend({
    /** Whether the person ticked that the plan is to start at once. */
    start_now: z.boolean().optional(),
  }),
  replies: { 200: z.object({ url: z.url() }) },
});

export const changePlanCall = defineCall({
  ...billingAddresses.change,
  access: 'user',
  summary: 'Changes the plan at once, up or down',
  body: priceBody.extend({
    /** What the person was shown as due today, in pounds: it is refused where it would be more. */
    due_today: amount.optional(),
  }),
  replies: { 200: z.object({ new_plan: tier, message: z.string() }) },
});

export const customerPortalCall = defineCall({
  ...billingAddresses.portal,
  access: 'user',
  summary: 'Opens the customer portal, and replies with its address',
  replies: { 200: z.object({ url: z.url() }) },
});

export const cancelSubscriptionCall = defineCall({
  ...billingAddresses.cancel,
  access: 'user',
  summary: 'Cancels at the end of the period, or at once with a refund where that is offered',
  body: z.object({ refund: z.boolean().optional() }).nullish(),
  replies: {
    200: z.object({
      message: z.string(),
      cancel_url: z.string().optional(),
      /** What goes back to the card. */
      refund: money.optional(),
    }),
  },
});

export const reactivateSubscriptionCall = defineCall({
  ...billingAddresses.reactivate,
  access: 'user',
  summary: 'Keeps a subscription that was set to end',
  replies: { 200: z.object({ subscription: subscriptionView, message: z.string() }) },
});

export const listInvoicesCall = defineCall({
  ...billingAddresses.invoices,
  access: 'user',
  summary: 'Invoices and receipts of the caller, newest first',
  replies: {
    200: z.object({
      invoices: z.array(
        z.object({
          id: z.string(),
          number: z.string().nullable(),
          status: z.string(),
          date: instant,
          total: amount,
          paid: amount,
          refunded: amount,
          currency: z.string(),
          url: z.string().nullable(),
          pdf_url: z.string().nullable(),
        }),
      ),
    }),
  },
});

export const tierCall = defineCall({
  ...billingAddresses.tier,
  access: 'user',
  summary: 'The plan in effect: the higher of what was bought and what was granted',
  replies: {
    200: z.object({
      tier,
      /** What it comes from. */
      source: z.enum(['free', 'subscription', 'grant']),
      /** Until when a grant lasts; null without end, or where there is none. */
      granted_until: instant.nullable(),
      /** Whether a checkout would begin with the free trial. */
      has_trial: z.boolean(),
      /** Whether plans can be bought here at all. */
      is_billing_on: z.boolean(),
    }),
  },
});

export const stripeWebhookCall = defineCall({
  ...billingAddresses.webhook,
  access: 'public',
  // Stripe has no password of ours. It proves by its signature who it is.
  passesGates: ['development'],
  bodyMaxBytes: bodyLimits.webhookBytes,
  summary: 'Takes events from Stripe',
  replies: { 200: z.object({ received: z.literal(true) }) },
});
