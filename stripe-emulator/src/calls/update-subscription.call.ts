/** The call that changes a subscription. */
import * as z from 'zod';
import { requireWholePeriods } from '../billing/cancel-at.ts';
import { requirePaymentMethodOf } from '../billing/payment-methods.ts';
import { endedStatuses } from '../billing/save-subscription.ts';
import { updateSubscription } from '../billing/update-subscription.ts';
import { defineCall } from '../http/call.ts';
import { flag, oneOf, text, timestamp, unsettable } from '../http/parameters.ts';
import type { Subscription } from '../objects/subscription.ts';
import { invalidRequest } from '../stripe-error.ts';
import {
  cancelAt,
  cancellationDetails,
  itemChanges,
  readItemChanges,
  requireOneEnd,
  sharedParameters,
  trialEnd,
} from './subscription-parameters.ts';

export const updateSubscriptionCall = defineCall({
  method: 'POST',
  path: '/v1/subscriptions/:id',
  parameters: {
    ...sharedParameters(),
    billing_cycle_anchor: z.strictObject({ type: oneOf('now', 'unchanged') }).optional(),
    cancel_at: unsettable(cancelAt()).optional(),
    cancel_at_period_end: flag().optional(),
    cancellation_details: cancellationDetails(),
    default_payment_method: unsettable(text()).optional(),
    items: itemChanges().optional(),
    proration_date: timestamp().optional(),
    trial_end: trialEnd().optional(),
  },
  run: async ({ tx, id, params }) => {
    const subscription = await tx.get('subscription', id);
    await tx.now(subscription.test_clock);
    requireChangeable(subscription, params);
    requirePendable(params);
    requireOneEnd(params);
    if (typeof params.cancel_at === 'number') {
      requireWholePeriods({
        cancelAt: params.cancel_at,
        anchor: subscription.billing_cycle_anchor,
        items: subscription.items.data,
        prorationBehavior: params.proration_behavior,
      });
    }
    const card = params.default_payment_method;
    if (card) await requirePaymentMethodOf(tx, subscription.customer, card);
    const result = await updateSubscription(tx, subscription, {
      items: await readItemChanges(tx, params.items, 'items'),
      trialEnd: params.trial_end,
      anchor: params.billing_cycle_anchor?.type,
      prorationBehavior: params.proration_behavior,
      prorationDate: params.proration_date,
      paymentBehavior: params.payment_behavior,
      isOnSession: params.off_session !== true,
      isAuthenticated: false,
      cancelAt: params.cancel_at,
      isCancelledAtPeriodEnd: params.cancel_at_period_end,
      metadata: params.metadata,
      description: params.description,
      defaultPaymentMethod: card,
      cancellationDetails: given(params.cancellation_details),
      invoiceSettings: params.invoice_settings,
      missingPaymentMethod: params.trial_settings?.end_behavior.missing_payment_method,
      saveDefaultPaymentMethod: params.payment_settings?.save_default_payment_method,
    });
    return result.subscription;
  },
});

const changeableWhenEnded = ['cancellation_details', 'metadata'];
const changeableWhenIncomplete = ['default_payment_method', 'description', 'metadata'];

function requireChangeable({ status }: Subscription, params: object): void {
  if (endedStatuses.has(status) && hasOthers(params, changeableWhenEnded)) {
    throw invalidRequest(
      'A canceled subscription can only update its cancellation_details and metadata.',
      { code: 'invalid_canceled_subscription_fields' },
    );
  }
  if (status === 'incomplete' && hasOthers(params, changeableWhenIncomplete)) {
    throw invalidRequest(
      `Before its first payment a subscription can only update ${changeableWhenIncomplete.join(', ')}.`,
    );
  }
}

/** Documented for `pending_if_incomplete`; anything else would take effect before the payment. */
const pendable = [
  'billing_cycle_anchor',
  'cancel_at_period_end',
  'items',
  'metadata',
  'payment_behavior',
  'proration_behavior',
  'proration_date',
  'trial_end',
];

function requirePendable(params: {
  readonly payment_behavior?: string | undefined;
  readonly items?: readonly object[] | undefined;
}): void {
  if (params.payment_behavior !== 'pending_if_incomplete') return;
  const other =
    othersThan(params, pendable)[0] ??
    params.items?.flatMap((item) => othersThan(item, ['id', 'price', 'quantity']))[0];
  if (other === undefined) return;
  throw invalidRequest(`With payment_behavior=pending_if_incomplete you cannot give ${other}.`, {
    param: other,
  });
}

function hasOthers(params: object, names: readonly string[]): boolean {
  return othersThan(params, names).length > 0;
}

function othersThan(params: object, names: readonly string[]): readonly string[] {
  return Object.entries(params)
    .filter(([name, value]) => value !== undefined && !names.includes(name))
    .map(([name]) => name);
}

/** Without what was left out, which must not take the place of what is there. */
export function given<Feedback>(
  details:
    | { readonly comment?: string | null | undefined; readonly feedback?: Feedback | undefined }
    | undefined,
): { readonly comment?: string | null; readonly feedback?: Feedback } {
  return {
    ...(details?.comment !== undefined && { comment: details.comment }),
    ...(details?.feedback !== undefined && { feedback: details.feedback }),
  };
}
