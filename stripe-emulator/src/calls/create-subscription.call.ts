/** The call that begins a subscription. */
import * as z from 'zod';
import { requireWholePeriods } from '../billing/cancel-at.ts';
import { createSubscription } from '../billing/create-subscription.ts';
import { requirePaymentMethodOf } from '../billing/payment-methods.ts';
import { defineCall } from '../http/call.ts';
import { changeMetadata, flag, integer, oneOf, text } from '../http/parameters.ts';
import { invalidRequest } from '../stripe-error.ts';
import {
  cancelAt,
  getSoldPrice,
  newItems,
  requireOneEnd,
  sharedParameters,
  trialEnd,
  trialEndOf,
} from './subscription-parameters.ts';

export const createSubscriptionCall = defineCall({
  method: 'POST',
  path: '/v1/subscriptions',
  parameters: {
    ...sharedParameters(),
    billing_mode: z.strictObject({ type: oneOf('flexible') }).optional(),
    cancel_at: cancelAt().optional(),
    cancel_at_period_end: flag().optional(),
    customer: text(),
    default_payment_method: text().optional(),
    items: newItems(),
    trial_end: trialEnd().optional(),
    trial_period_days: integer({ min: 1, max: 730 }).optional(),
  },
  run: async ({ tx, params }) => {
    if (params.payment_behavior === 'pending_if_incomplete') {
      throw invalidRequest(
        'Setting `payment_behavior` to `pending_if_incomplete` has no effect when creating a subscription.',
        { param: 'payment_behavior' },
      );
    }
    requireOneEnd(params);
    const customer = await tx.get('customer', params.customer, 'customer');
    const now = await tx.now(customer.test_clock);
    const trial = trialEndOf(params, now);
    const items = await Promise.all(
      params.items.map(async (item, index) => ({
        quantity: item.quantity,
        metadata: changeMetadata({}, item.metadata),
        price: await getSoldPrice(tx, item.price, `items[${index}][price]`),
      })),
    );
    if (typeof params.cancel_at === 'number') {
      requireWholePeriods({
        cancelAt: params.cancel_at,
        anchor: trial ?? now,
        items,
        prorationBehavior: params.proration_behavior,
      });
    }
    if (params.default_payment_method !== undefined) {
      await requirePaymentMethodOf(tx, customer.id, params.default_payment_method);
    }
    const { subscription } = await createSubscription(tx, {
      customer,
      items,
      trialEnd: trial,
      metadata: changeMetadata({}, params.metadata),
      description: params.description,
      defaultPaymentMethod: params.default_payment_method,
      paymentBehavior: params.payment_behavior,
      isOnSession: params.off_session !== true,
      isAuthenticated: false,
      cancelAt: params.cancel_at,
      isCancelledAtPeriodEnd: params.cancel_at_period_end,
      invoiceSettings: params.invoice_settings,
      missingPaymentMethod: params.trial_settings?.end_behavior.missing_payment_method,
      saveDefaultPaymentMethod: params.payment_settings?.save_default_payment_method,
    });
    return subscription;
  },
});
