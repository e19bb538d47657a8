/** Ends an invoice without a payment: void, or given up as uncollectible. */

import type { Invoice } from '../objects/invoice.ts';
import type { Transaction } from '../store/transaction.ts';
import { invalidRequest } from '../stripe-error.ts';
import { applyBalance } from './customer-balance.ts';
import { cancelPaymentOf } from './invoice-payment-intent.ts';
import { afterInvoiceUncollectible, afterInvoiceVoided } from './subscription-payments.ts';

export async function voidInvoice(tx: Transaction, invoice: Invoice): Promise<Invoice> {
  if (invoice.status === 'paid') {
    throw invalidRequest('Invoices with `paid` payments cannot be voided.');
  }
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') throw notOpen();
  const now = await tx.now(invoice.test_clock);
  await cancelPaymentOf(tx, invoice);
  await returnBalance(tx, invoice);
  const voided = await tx.update('invoice', {
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: now },
  });
  await tx.emit({ type: 'invoice.voided', object: voided, now });
  await afterInvoiceVoided(tx, voided);
  return voided;
}

export async function markUncollectible(tx: Transaction, invoice: Invoice): Promise<Invoice> {
  if (invoice.status === 'uncollectible') {
    throw invalidRequest('This invoice has already been marked uncollectible.');
  }
  if (invoice.status !== 'open') throw notOpen();
  const now = await tx.now(invoice.test_clock);
  const marked = await tx.update('invoice', {
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'uncollectible',
    status_transitions: { ...invoice.status_transitions, marked_uncollectible_at: now },
  });
  await tx.emit({ type: 'invoice.marked_uncollectible', object: marked, now });
  await afterInvoiceUncollectible(tx, marked);
  return marked;
}

function notOpen(): Error {
  return invalidRequest("You can only pass in open invoices. This invoice isn't open.");
}

/** Credit that the invoice had used is the customer's again, and debt is owed again. */
async function returnBalance(tx: Transaction, invoice: Invoice): Promise<void> {
  const amount = invoice.starting_balance - (invoice.ending_balance ?? 0);
  if (invoice.ending_balance === null || amount === 0) return;
  // With a customer who was deleted, the balance has gone too.
  if ((await tx.find('customer', invoice.customer)) === null) return;
  await applyBalance(tx, {
    customerId: invoice.customer,
    amount,
    type: 'unapplied_from_invoice',
    invoiceId: invoice.id,
  });
}
