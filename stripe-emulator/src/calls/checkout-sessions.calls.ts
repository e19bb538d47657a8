/** Checkout sessions by the API: made, looked up, expired. */
import { checkoutTermsOf } from '../billing/checkout.ts';
import { expireSession } from '../billing/checkout-expiry.ts';
import { defineCall, listReply } from '../http/call.ts';
import type { IncludedFields } from '../http/expansion.ts';
import { createdParameter, listParameters, oneOf, text } from '../http/parameters.ts';
import { checkoutLineItems } from './checkout-line-items.ts';
import { checkoutSessionParameters } from './checkout-session-parameters.ts';
import { createCheckoutSession } from './create-checkout-session.ts';

const path = '/v1/checkout/sessions';

export const checkoutSessionCalls = [
  defineCall({
    method: 'POST',
    path,
    parameters: checkoutSessionParameters(),
    run: ({ tx, params }) => createCheckoutSession(tx, params),
  }),
  defineCall({
    method: 'GET',
    path: `${path}/:id`,
    parameters: {},
    run: ({ tx, id }) => tx.get('checkout.session', id),
  }),
  defineCall({
    method: 'GET',
    path,
    parameters: {
      ...listParameters(),
      ...createdParameter(),
      customer: text().optional(),
      status: oneOf('open', 'complete', 'expired').optional(),
      subscription: text().optional(),
    },
    run: async ({ tx, params: { customer, status, subscription, ...page } }) =>
      listReply(path, await tx.page('checkout.session', { customer, status, subscription }, page)),
  }),
  defineCall({
    method: 'POST',
    path: `${path}/:id/expire`,
    parameters: {},
    run: async ({ tx, id }) => expireSession(tx, await tx.get('checkout.session', id)),
  }),
  defineCall({
    method: 'GET',
    path: `${path}/:id/line_items`,
    parameters: listParameters(),
    run: async ({ tx, id, params }) => {
      await tx.get('checkout.session', id);
      return checkoutLineItems(id, await checkoutTermsOf(tx, id), params);
    },
  }),
];

export const checkoutSessionFields: IncludedFields = {
  'checkout.session.line_items': async (tx, { id }) =>
    checkoutLineItems(id, await checkoutTermsOf(tx, id), {}),
};
