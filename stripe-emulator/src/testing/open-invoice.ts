/** A customer with a card and an open invoice, put into the store for tests of payments. */
import { payInvoice } from '../billing/pay-invoice.ts';
import { attachTestPaymentMethod, setDefaultPaymentMethod } from '../billing/payment-methods.ts';
import { hostedAddress } from '../http/address.ts';
import { type Customer, newCustomer } from '../objects/customer.ts';
import { type Invoice, newInvoice } from '../objects/invoice.ts';
import { newLineItem } from '../objects/line-item.ts';
import type { Store } from '../store/store.ts';

export async function aCustomer(
  store: Store,
  { card }: { readonly card?: string } = {},
): Promise<Customer> {
  return store.write(async (tx) => {
    const now = await tx.now();
    const customer = await tx.insert('customer', newCustomer({ now, email: 'ada@example.com' }));
    if (card === undefined) return customer;
    const { id } = await attachTestPaymentMethod(tx, { token: card, customerId: customer.id });
    return setDefaultPaymentMethod(tx, customer, id);
  });
}

/** Of £4.99, unless another amount is given. */
export async function anOpenInvoice(
  store: Store,
  customer: Customer,
  { amount = 499, number = 'ABC-0001' } = {},
): Promise<Invoice> {
  return store.write(async (tx) => {
    const now = await tx.now();
    const draft = newInvoice({
      now,
      billingReason: 'manual',
      currency: 'gbp',
      customer,
      lines: [newLineItem({ amount, currency: 'gbp', period: { start: now, end: now } })],
    });
    return tx.insert('invoice', {
      ...draft,
      number,
      hosted_invoice_url: hostedAddress('/i/token'),
      status: 'open',
      status_transitions: { ...draft.status_transitions, finalized_at: now },
    });
  });
}

/** The types of all events so far, oldest first. */
export async function eventTypes(store: Store): Promise<readonly string[]> {
  const events = await store.read((tx) => tx.all('event', {}));
  return events.map(({ type }) => type);
}

/** Paid by a good card, with the payment intent and the charge that paid it. */
export async function aPaidInvoice(store: Store, { amount = 499 } = {}) {
  const customer = await aCustomer(store, { card: 'pm_card_visa' });
  const open = await anOpenInvoice(store, customer, { amount });
  return store.write(async (tx) => {
    const options = { isOnSession: true, isAuthenticated: false };
    const { invoice } = await payInvoice(tx, open, options);
    const [payment] = await tx.all('invoice_payment', { invoice: invoice.id });
    const paymentIntentId = payment?.payment.payment_intent ?? '';
    const paymentIntent = await tx.get('payment_intent', paymentIntentId);
    return { customer, invoice, paymentIntent, chargeId: paymentIntent.latest_charge ?? '' };
  });
}
