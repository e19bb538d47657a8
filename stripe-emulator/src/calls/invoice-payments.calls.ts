/** Calls about which payments an invoice has, and what an invoice shows of them on request. */
import * as z from 'zod';
import { findOpenPayment } from '../billing/invoice-payment-intent.ts';
import { type Call, defineCall, listReply, retrieveCall } from '../http/call.ts';
import type { IncludedFields } from '../http/expansion.ts';
import { createdParameter, listParameters, oneOf, text } from '../http/parameters.ts';
import { listOf } from '../objects/list.ts';

export const invoicePaymentCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: '/v1/invoice_payments',
    parameters: {
      ...listParameters(),
      ...createdParameter(),
      invoice: text().optional(),
      payment: z
        .strictObject({ type: oneOf('payment_intent'), payment_intent: text().optional() })
        .optional(),
      status: oneOf('open', 'paid', 'canceled').optional(),
    },
    run: async ({ tx, params: { invoice, payment, status, ...page } }) => {
      const found = await tx.page('invoice_payment', { invoice, payment, status }, page);
      return listReply('/v1/invoice_payments', found);
    },
  }),
  retrieveCall('invoice_payment', '/v1/invoice_payments/:id'),
];

export const invoicePaymentFields: IncludedFields = {
  'invoice.payments': async (tx, { id }) => {
    const payments = await tx.all('invoice_payment', { invoice: id });
    return listOf(`/v1/invoice_payments?invoice=${id}`, payments.toReversed());
  },
  'invoice.confirmation_secret': async (tx, { id }) => {
    const open = await findOpenPayment(tx, id);
    if (open === null) return null;
    return { client_secret: open.paymentIntent.client_secret, type: 'payment_intent' };
  },
};
