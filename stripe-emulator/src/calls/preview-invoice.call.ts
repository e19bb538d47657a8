/** The call that shows an invoice before it is made. */
import * as z from 'zod';
import { previewChange, previewNewSubscription } from '../billing/preview.ts';
import { defineCall } from '../http/call.ts';
import { flag, oneOf, text, timestamp, unsettable } from '../http/parameters.ts';
import type { Transaction } from '../store/transaction.ts';
import { invalidRequest } from '../stripe-error.ts';
import {
  cancelAt,
  getSoldPrice,
  itemChanges,
  prorationBehavior,
  readItemChanges,
  requireOneEnd,
  trialEnd,
  trialEndOf,
} from './subscription-parameters.ts';

const subscriptionDetails = z.strictObject({
  billing_cycle_anchor: z.strictObject({ type: oneOf('now', 'unchanged') }).optional(),
  billing_mode: z.strictObject({ type: oneOf('flexible') }).optional(),
  cancel_at: unsettable(cancelAt()).optional(),
  cancel_at_period_end: flag().optional(),
  items: itemChanges().optional(),
  proration_behavior: prorationBehavior(),
  proration_date: timestamp().optional(),
  trial_end: trialEnd().optional(),
});

type Details = z.output<typeof subscriptionDetails>;

export const previewInvoiceCall = defineCall({
  method: 'POST',
  path: '/v1/invoices/create_preview',
  parameters: {
    currency: oneOf('gbp').optional(),
    customer: text().optional(),
    preview_mode: oneOf('next', 'recurring').optional(),
    subscription: text().optional(),
    subscription_details: subscriptionDetails.optional(),
  },
  run: async ({ tx, params }) => {
    const { customer, subscription: id, subscription_details: details = {} } = params;
    const mode = params.preview_mode ?? 'next';
    requireOneEnd(details);
    if (id === undefined) {
      const input = await newSubscriptionOf(tx, customer, details);
      return previewNewSubscription(tx, input, mode);
    }
    const subscription = await tx.get('subscription', id, 'subscription');
    if (customer !== undefined && customer !== subscription.customer) {
      throw invalidRequest('The subscription is of another customer.', { param: 'customer' });
    }
    const change = {
      items: await readItemChanges(tx, details.items, 'subscription_details[items]'),
      trialEnd: details.trial_end,
      anchor: details.billing_cycle_anchor?.type,
      prorationBehavior: details.proration_behavior,
      prorationDate: details.proration_date,
      cancelAt: details.cancel_at,
      isCancelledAtPeriodEnd: details.cancel_at_period_end,
    };
    return previewChange(tx, subscription, { change, mode });
  },
});

async function newSubscriptionOf(tx: Transaction, customerId: string | undefined, given: Details) {
  if (customerId === undefined) throw missingParameter('customer');
  const { items = [] } = given;
  if (items.length === 0) throw missingParameter('subscription_details[items]');
  const customer = await tx.get('customer', customerId, 'customer');
  const prices = items.map(async ({ price, quantity }, index) => {
    const param = `subscription_details[items][${index}][price]`;
    if (price === undefined) throw missingParameter(param);
    return { quantity, price: await getSoldPrice(tx, price, param) };
  });
  return {
    customer,
    items: await Promise.all(prices),
    trialEnd: trialEndOf(given, await tx.now(customer.test_clock)),
    isOnSession: true,
    isAuthenticated: false,
  };
}

function missingParameter(param: string): Error {
  return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}
