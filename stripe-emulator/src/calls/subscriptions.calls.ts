/** The calls about subscriptions. */

import { cancelSubscription } from '../billing/cancellation.ts';
import { endedStatuses } from '../billing/save-subscription.ts';
import { defineCall, listReply, retrieveCall } from '../http/call.ts';
import { createdParameter, flag, listParameters, oneOf, text } from '../http/parameters.ts';
import { createSubscriptionCall } from './create-subscription.call.ts';
import { cancellationDetails } from './subscription-parameters.ts';
import { given, updateSubscriptionCall } from './update-subscription.call.ts';

const retrieveSubscription = retrieveCall('subscription', '/v1/subscriptions/:id');

const cancelSubscriptionCall = defineCall({
  method: 'DELETE',
  path: '/v1/subscriptions/:id',
  parameters: {
    cancellation_details: cancellationDetails(),
    invoice_now: flag().optional(),
    prorate: flag().optional(),
  },
  run: async ({ tx, id, params }) => {
    const subscription = await tx.get('subscription', id);
    await tx.now(subscription.test_clock);
    return cancelSubscription(tx, subscription, {
      reason: 'cancellation_requested',
      details: given(params.cancellation_details),
      isProrated: params.prorate ?? false,
      isInvoicedNow: params.invoice_now ?? false,
    });
  },
});

const statuses = [
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;

const listSubscriptions = defineCall({
  method: 'GET',
  path: '/v1/subscriptions',
  parameters: {
    ...listParameters(),
    ...createdParameter(),
    collection_method: oneOf('charge_automatically', 'send_invoice').optional(),
    customer: text().optional(),
    price: text().optional(),
    status: oneOf(...statuses).optional(),
    test_clock: text().optional(),
  },
  run: async ({ tx, params }) => {
    const { customer, test_clock, collection_method, price } = params;
    const where = {
      ...(customer !== undefined && { customer }),
      ...(test_clock !== undefined && { test_clock }),
      // Those on a test clock are shown only to those who ask for it, or for their customer.
      ...(customer === undefined && test_clock === undefined && { test_clock: null }),
      ...(collection_method !== undefined && { collection_method }),
      ...(price !== undefined && { items: { data: [{ price: { id: price } }] } }),
    };
    const page = { ...params, condition: statusCondition(params.status) };
    return listReply('/v1/subscriptions', await tx.page('subscription', where, page));
  },
});

/** Without a status, everything but what was canceled. */
function statusCondition(asked: (typeof statuses)[number] | undefined): string | undefined {
  if (asked === undefined) return `body ->> 'status' <> 'canceled'`;
  if (asked === 'all') return undefined;
  const wanted = asked === 'ended' ? [...endedStatuses] : [asked];
  return `body ->> 'status' IN (${wanted.map((status) => `'${status}'`).join()})`;
}

export const subscriptionCalls = [
  createSubscriptionCall,
  retrieveSubscription,
  updateSubscriptionCall,
  cancelSubscriptionCall,
  listSubscriptions,
];
