/** The calls about invoice items. */
import * as z from 'zod';
import { invoiceLinesOf } from '../billing/invoice-lines.ts';
import { defineCall, listReply, retrieveCall } from '../http/call.ts';
import {
  amountMax,
  changeMetadata,
  flag,
  integer,
  listParameters,
  metadata,
  oneOf,
  text,
  timestamp,
} from '../http/parameters.ts';
import { newId } from '../ids.ts';
import { withLines } from '../objects/invoice.ts';
import { type InvoiceItem, newInvoiceItem } from '../objects/invoice-item.ts';
import type { Transaction } from '../store/transaction.ts';
import { invalidRequest } from '../stripe-error.ts';
import { getSoldPrice, quantity } from './subscription-parameters.ts';

const createItem = defineCall({
  method: 'POST',
  path: '/v1/invoiceitems',
  parameters: {
    amount: integer({ min: -amountMax, max: amountMax }).optional(),
    currency: oneOf('gbp').optional(),
    customer: text(),
    description: text().optional(),
    discountable: flag().optional(),
    invoice: text().optional(),
    metadata: metadata().optional(),
    period: z.strictObject({ start: timestamp(), end: timestamp() }).optional(),
    pricing: z.strictObject({ price: text() }).optional(),
    quantity: quantity(),
    subscription: text().optional(),
  },
  run: async ({ tx, params }) => {
    const customer = await tx.get('customer', params.customer, 'customer');
    const now = await tx.now(customer.test_clock);
    const { subscription: subscriptionId } = params;
    if (subscriptionId !== undefined) {
      const subscription = await tx.get('subscription', subscriptionId, 'subscription');
      if (subscription.customer !== customer.id) {
        throw invalidRequest('The subscription is of another customer.', {
          param: 'subscription',
        });
      }
    }
    const item = newInvoiceItem({
      now,
      ...(await amountOf(tx, params)),
      currency: 'gbp',
      customer: customer.id,
      description: params.description,
      discountable: params.discountable,
      invoice: params.invoice,
      metadata: changeMetadata({}, params.metadata),
      period: params.period,
      quantity: params.quantity,
      subscription: subscriptionId,
      testClock: customer.test_clock,
    });
    const lineId = newId('il');
    await tx.insert('invoiceitem', item, {
      internal: { lineId },
      testClock: customer.test_clock,
    });
    await tx.emit({ type: 'invoiceitem.created', object: item, now });
    await addToInvoice(tx, item, lineId);
    return item;
  },
});

async function amountOf(
  tx: Transaction,
  given: {
    readonly amount?: number | undefined;
    readonly pricing?: { readonly price: string } | undefined;
    readonly quantity?: number | undefined;
  },
) {
  if ((given.amount === undefined) === (given.pricing === undefined)) {
    throw invalidRequest('Give either amount or pricing[price].', { param: 'amount' });
  }
  if (given.pricing === undefined) {
    if (given.quantity !== undefined) {
      throw invalidRequest('A quantity needs pricing[price].', { param: 'quantity' });
    }
    return { amount: given.amount ?? 0, price: null };
  }
  const price = await getSoldPrice(tx, given.pricing.price, 'pricing[price]');
  if (price.recurring !== null) {
    throw invalidRequest('An invoice item takes a price that is paid once.', {
      param: 'pricing[price]',
    });
  }
  return { amount: price.unit_amount * (given.quantity ?? 1), price };
}

async function addToInvoice(tx: Transaction, item: InvoiceItem, lineId: string): Promise<void> {
  if (item.invoice === null) return;
  const invoice = await tx.get('invoice', item.invoice, 'invoice');
  if (invoice.status !== 'draft' || invoice.customer !== item.customer) {
    throw invalidRequest('Items can be added to drafts of the same customer only.', {
      param: 'invoice',
    });
  }
  const added = invoiceLinesOf({ waiting: [{ item, lineId }], lines: [] });
  await tx.update('invoice', withLines(invoice, [...added, ...invoice.lines.data]));
}

const retrieveItem = retrieveCall('invoiceitem', '/v1/invoiceitems/:id');

const listItems = defineCall({
  method: 'GET',
  path: '/v1/invoiceitems',
  parameters: {
    ...listParameters(),
    customer: text().optional(),
    invoice: text().optional(),
    pending: flag().optional(),
  },
  run: async ({ tx, params }) => {
    const where = {
      ...(params.customer !== undefined && { customer: params.customer }),
      ...(params.invoice !== undefined && { invoice: params.invoice }),
      ...(params.pending === true && { invoice: null }),
    };
    if (params.pending === false) {
      throw invalidRequest('The emulator lists pending=true only.', { param: 'pending' });
    }
    return listReply('/v1/invoiceitems', await tx.page('invoiceitem', where, params));
  },
});

const deleteItem = defineCall({
  method: 'DELETE',
  path: '/v1/invoiceitems/:id',
  parameters: {},
  run: async ({ tx, id }) => {
    const item = await tx.get('invoiceitem', id);
    const now = await tx.now(item.test_clock);
    if (item.invoice !== null) await takeFromInvoice(tx, item);
    await tx.remove('invoiceitem', id);
    await tx.emit({ type: 'invoiceitem.deleted', object: item, now });
    return { id, object: 'invoiceitem', deleted: true };
  },
});

async function takeFromInvoice(tx: Transaction, { id, invoice: invoiceId }: InvoiceItem) {
  const invoice = invoiceId === null ? null : await tx.find('invoice', invoiceId);
  if (invoice === null) return;
  if (invoice.status !== 'draft') {
    throw invalidRequest('The item is on an invoice that is finalised already.');
  }
  const { lineId } = await tx.internal('invoiceitem', id);
  const lines = invoice.lines.data.filter((line) => line.id !== lineId);
  await tx.update('invoice', withLines(invoice, lines));
}

export const invoiceItemCalls = [createItem, retrieveItem, listItems, deleteItem];
