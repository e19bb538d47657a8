/** Finalises an invoice: its number, its addresses, and the customer's balance. */
import { hostedAddress } from '../http/address.ts';
import { randomText } from '../ids.ts';
import type { Customer } from '../objects/customer.ts';
import type { Invoice } from '../objects/invoice.ts';
import type { Transaction } from '../store/transaction.ts';
import { invalidRequest } from '../stripe-error.ts';
import { chargeableAmountOf } from './chargeable-amount.ts';
import { applyBalance } from './customer-balance.ts';
import { draftSeconds } from './draft-invoice.ts';
import { ensurePaymentIntent } from './invoice-payment-intent.ts';
import { markInvoicePaid } from './mark-invoice-paid.ts';

export async function finalizeInvoice(tx: Transaction, invoice: Invoice): Promise<Invoice> {
  if (invoice.status !== 'draft') {
    throw invalidRequest(
      "This invoice is already finalized, you can't re-finalize a non-draft invoice.",
    );
  }
  const now = await tx.now(invoice.test_clock);
  const customer = await tx.get('customer', invoice.customer, 'customer');
  const number = await takeNumber(tx, customer, invoice.currency);
  const balances = await settleBalance(tx, customer, invoice);
  const token = randomText(40);
  const finalized: Invoice = {
    ...invoice,
    ...balances,
    automatically_finalizes_at: null,
    effective_at: now,
    hosted_invoice_url: hostedAddress(`/i/${token}`),
    invoice_pdf: hostedAddress(`/i/${token}/pdf`),
    next_payment_attempt: invoice.auto_advance ? now + draftSeconds : null,
    number,
    status: 'open',
    status_transitions: { ...invoice.status_transitions, finalized_at: now },
  };
  const internal = await tx.internal('invoice', invoice.id);
  const open = await tx.update('invoice', finalized, { ...internal, token });
  await tx.emit({ type: 'invoice.finalized', object: open, now });
  if (open.amount_due === 0) return markInvoicePaid(tx, open, { paid: open, payment: null });
  // There before any attempt: a page of the seller's own confirms it with its client secret.
  await ensurePaymentIntent(tx, open);
  return open;
}

async function takeNumber(tx: Transaction, customer: Customer, currency: string): Promise<string> {
  const sequence = customer.next_invoice_sequence;
  await tx.update('customer', {
    ...customer,
    currency: customer.currency ?? currency,
    next_invoice_sequence: sequence + 1,
  });
  return `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`;
}

type Balances = Pick<
  Invoice,
  'amount_due' | 'amount_remaining' | 'ending_balance' | 'starting_balance'
>;

/** Credit pays as much as it can, debt is added; what is left over stays on the balance. */
async function settleBalance(
  tx: Transaction,
  customer: Customer,
  invoice: Invoice,
): Promise<Balances> {
  const { balance } = customer;
  const sum = invoice.total + balance;
  const due = Math.max(0, sum);
  const apply = async (amount: number, type: 'applied_to_invoice' | 'invoice_too_small') => {
    if (amount === 0) return;
    await applyBalance(tx, { customerId: customer.id, amount, type, invoiceId: invoice.id });
  };
  await apply(Math.min(0, sum) - balance, 'applied_to_invoice');
  const amountDue = chargeableAmountOf(due);
  const isTooSmall = amountDue < due;
  if (isTooSmall) await apply(due, 'invoice_too_small');
  return {
    amount_due: amountDue,
    amount_remaining: amountDue,
    ending_balance: isTooSmall ? due : Math.min(0, sum),
    starting_balance: balance,
  };
}
