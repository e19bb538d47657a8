/** The call that pays an invoice. */
import { finalizeInvoice } from '../billing/finalize-invoice.ts';
import { payInvoice } from '../billing/pay-invoice.ts';
import { defineCall } from '../http/call.ts';
import { flag, text } from '../http/parameters.ts';
import { cardError, invalidRequest } from '../stripe-error.ts';

export const payInvoiceCall = defineCall({
  method: 'POST',
  path: '/v1/invoices/:id/pay',
  parameters: { off_session: flag().optional(), payment_method: text().optional() },
  run: async ({ tx, id, params }) => {
    const found = await tx.get('invoice', id);
    if (found.status === 'paid') throw invalidRequest('Invoice is already paid');
    const invoice = found.status === 'draft' ? await finalizeInvoice(tx, found) : found;
    if (invoice.status === 'paid') return invoice;
    const outcome = await payInvoice(tx, invoice, {
      paymentMethodId: params.payment_method,
      isOnSession: params.off_session === false,
      isAuthenticated: false,
    });
    if (outcome.kind === 'paid') return outcome.invoice;
    if (outcome.kind === 'declined') throw outcome.error;
    throw cardError('The payment must be authenticated by the cardholder first.', {
      code: 'invoice_payment_intent_requires_action',
      payment_intent: outcome.paymentIntent,
    });
  },
});
