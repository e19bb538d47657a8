/** Calls about payment intents. Each belongs to an invoice, which makes and ends it. */
import { invoiceOfPaymentIntent } from '../billing/invoice-payment-intent.ts';
import { payInvoice } from '../billing/pay-invoice.ts';
import { type Call, defineCall, listReply, retrieveCall } from '../http/call.ts';
import {
  changeMetadata,
  createdParameter,
  flag,
  listParameters,
  metadata,
  text,
  unsettable,
} from '../http/parameters.ts';
import { invalidRequest } from '../stripe-error.ts';

export const paymentIntentCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: '/v1/payment_intents',
    parameters: { ...listParameters(), ...createdParameter(), customer: text().optional() },
    run: async ({ tx, params: { customer, ...page } }) =>
      listReply('/v1/payment_intents', await tx.page('payment_intent', { customer }, page)),
  }),
  retrieveCall('payment_intent', '/v1/payment_intents/:id'),
  defineCall({
    method: 'POST',
    path: '/v1/payment_intents/:id',
    parameters: {
      description: unsettable(text()).optional(),
      metadata: metadata().optional(),
    },
    run: async ({ tx, id, params }) => {
      const current = await tx.get('payment_intent', id);
      return tx.update('payment_intent', {
        ...current,
        description: params.description === undefined ? current.description : params.description,
        metadata: changeMetadata(current.metadata, params.metadata),
      });
    },
  }),
  defineCall({
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    parameters: { payment_method: text().optional(), off_session: flag().optional() },
    run: async ({ tx, id, params }) => {
      const paymentIntent = await tx.get('payment_intent', id);
      const { status } = paymentIntent;
      if (status === 'succeeded' || status === 'canceled') {
        throw invalidRequest(`A PaymentIntent that is ${status} cannot be confirmed.`, {
          code: 'payment_intent_unexpected_state',
          payment_intent: paymentIntent,
        });
      }
      const outcome = await payInvoice(tx, await invoiceOfPaymentIntent(tx, id), {
        paymentMethodId: params.payment_method ?? paymentIntent.payment_method ?? undefined,
        isOnSession: params.off_session !== true,
        isAuthenticated: false,
      });
      if (outcome.kind === 'declined') throw outcome.error;
      return tx.get('payment_intent', id);
    },
  }),
  defineCall({
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    parameters: {},
    run: async ({ tx, id }) => {
      await tx.get('payment_intent', id);
      throw invalidRequest(
        'This PaymentIntent was made by an invoice and cannot be cancelled by itself. Void the invoice instead.',
        { code: 'payment_intent_unexpected_state' },
      );
    },
  }),
];
