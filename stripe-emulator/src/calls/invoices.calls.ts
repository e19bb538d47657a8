/** The calls about invoices. */
import { markUncollectible, voidInvoice } from '../billing/close-invoice.ts';
import { finalizeInvoice } from '../billing/finalize-invoice.ts';
import { defineCall, listReply, retrieveCall } from '../http/call.ts';
import { pageOfItems } from '../http/page-of-items.ts';
import { createdParameter, flag, listParameters, oneOf, text } from '../http/parameters.ts';
import { draftInvoiceCalls } from './draft-invoices.calls.ts';
import { payInvoiceCall } from './pay-invoice.call.ts';
import { previewInvoiceCall } from './preview-invoice.call.ts';

const retrieveInvoice = retrieveCall('invoice', '/v1/invoices/:id');

const listInvoices = defineCall({
  method: 'GET',
  path: '/v1/invoices',
  parameters: {
    ...listParameters(),
    ...createdParameter(),
    collection_method: oneOf('charge_automatically', 'send_invoice').optional(),
    customer: text().optional(),
    status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void').optional(),
    subscription: text().optional(),
  },
  run: async ({ tx, params }) => {
    const { customer, subscription, status, collection_method } = params;
    const where = {
      ...(customer !== undefined && { customer }),
      ...(subscription !== undefined && {
        parent: { subscription_details: { subscription } },
      }),
      ...(customer === undefined && subscription === undefined && { test_clock: null }),
      ...(status !== undefined && { status }),
      ...(collection_method !== undefined && { collection_method }),
    };
    return listReply('/v1/invoices', await tx.page('invoice', where, params));
  },
});

const listInvoiceLines = defineCall({
  method: 'GET',
  path: '/v1/invoices/:id/lines',
  parameters: listParameters(),
  run: async ({ tx, id, params }) => {
    const { lines } = await tx.get('invoice', id);
    return listReply(lines.url, pageOfItems(lines.data, params, 'line item'));
  },
});

const finalizeInvoiceCall = defineCall({
  method: 'POST',
  path: '/v1/invoices/:id/finalize',
  parameters: { auto_advance: flag().optional() },
  run: async ({ tx, id, params }) => {
    const invoice = await tx.get('invoice', id);
    const { auto_advance = invoice.auto_advance } = params;
    return finalizeInvoice(tx, { ...invoice, auto_advance });
  },
});

const voidInvoiceCall = defineCall({
  method: 'POST',
  path: '/v1/invoices/:id/void',
  parameters: {},
  run: async ({ tx, id }) => voidInvoice(tx, await tx.get('invoice', id)),
});

const markUncollectibleCall = defineCall({
  method: 'POST',
  path: '/v1/invoices/:id/mark_uncollectible',
  parameters: {},
  run: async ({ tx, id }) => markUncollectible(tx, await tx.get('invoice', id)),
});

export const invoiceCalls = [
  previewInvoiceCall,
  ...draftInvoiceCalls,
  retrieveInvoice,
  listInvoices,
  listInvoiceLines,
  finalizeInvoiceCall,
  payInvoiceCall,
  voidInvoiceCall,
  markUncollectibleCall,
];
