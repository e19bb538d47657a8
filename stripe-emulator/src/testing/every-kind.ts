/** A journey that leaves behind an object of every kind: a trial, its first charge, a change, money back. */
import { checkOut, openShop } from './shop.ts';
import type { TestEmulator } from './test-emulator.ts';

/** How Stripe's command line lists a kind, and how it retrieves one of it. */
export type KindCommands = {
  readonly list: readonly string[] | null;
  /** Null where Stripe has no such call. */
  readonly retrieve: readonly string[] | null;
};

/** By the object's own name. */
export async function makeEveryKind(
  emulator: TestEmulator,
): Promise<Readonly<Record<string, KindCommands>>> {
  const { stripe } = emulator;
  const endpoint = await stripe.webhookEndpoints.create({
    url: 'http://127.0.0.1:9/webhook',
    enabled_events: ['customer.subscription.updated'],
  });
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: 1_800_000_000 });
  const shop = await openShop(emulator);
  const customer = shop.customer.id;
  const session = await checkOut(emulator, shop, { trialDays: 14 });
  // The first charge comes an hour after the trial's end.
  emulator.setTime('2026-11-29T11:00:00Z');
  const [invoice] = (await stripe.invoices.list({ customer, limit: 1 })).data;
  const [payment] = (await stripe.invoicePayments.list({ invoice: invoice?.id ?? '' })).data;
  const paymentIntent = String(payment?.payment.payment_intent);
  const refund = await stripe.refunds.create({ payment_intent: paymentIntent, amount: 100 });
  const creditNote = await stripe.creditNotes.create({
    invoice: invoice?.id ?? '',
    amount: 100,
    refunds: [{ refund: refund.id, amount_refunded: 100 }],
  });
  const balance = await stripe.customers.createBalanceTransaction(customer, {
    amount: -50,
    currency: 'gbp',
  });
  const subscription = String(session.subscription);
  const item = (await stripe.subscriptionItems.list({ subscription })).data[0]?.id ?? '';
  await stripe.subscriptions.update(subscription, { items: [{ id: item, quantity: 2 }] });
  const [invoiceItem] = (await stripe.invoiceItems.list({ customer })).data;
  const [setupIntent] = (await stripe.setupIntents.list({ customer })).data;
  const [paymentMethod] = (await stripe.paymentMethods.list({ customer })).data;
  const [charge] = (await stripe.charges.list({ customer })).data;
  const [event] = (await stripe.events.list({ type: 'invoice.paid' })).data;
  const [price] = (await stripe.prices.list()).data;
  const [configuration] = (await stripe.billingPortal.configurations.list()).data;
  const of = (words: string, id: string | undefined, ...filter: readonly string[]) => ({
    list: [...words.split(' '), 'list', ...filter],
    retrieve: [...words.split(' '), 'retrieve', id ?? ''],
  });
  return {
    account: { list: null, retrieve: ['accounts', 'retrieve'] },
    'billing_portal.configuration': of('billing_portal configurations', configuration?.id),
    'billing_portal.session': {
      list: null,
      retrieve: ['billing_portal', 'sessions', 'create', '--customer', customer],
    },
    charge: of('charges', charge?.id, '--customer', customer),
    'checkout.session': of('checkout sessions', session.id, '--customer', customer),
    credit_note: of('credit_notes', creditNote.id, '--customer', customer),
    customer: of('customers', customer, '--email', 'alex@example.com'),
    customer_balance_transaction: {
      list: ['customer_balance_transactions', 'list', customer],
      retrieve: ['customer_balance_transactions', 'retrieve', customer, balance.id],
    },
    event: of('events', event?.id, '--limit', '100'),
    invoice: of('invoices', invoice?.id, '--customer', customer),
    invoice_payment: of('invoice_payments', payment?.id, '--invoice', invoice?.id ?? ''),
    invoiceitem: of('invoiceitems', invoiceItem?.id, '--customer', customer),
    line_item: { list: ['invoice_line_items', 'list', invoice?.id ?? ''], retrieve: null },
    payment_intent: of('payment_intents', paymentIntent, '--customer', customer),
    payment_method: of('payment_methods', paymentMethod?.id, '--customer', customer),
    price: of('prices', price?.id),
    product: of('products', String(price?.product)),
    refund: of('refunds', refund.id, '--payment-intent', paymentIntent),
    setup_intent: of('setup_intents', setupIntent?.id, '--customer', customer),
    subscription: of('subscriptions', subscription, '--customer', customer),
    subscription_item: of('subscription_items', item, '--subscription', subscription),
    'test_helpers.test_clock': of('test_helpers test_clocks', clock.id),
    webhook_endpoint: of('webhook_endpoints', endpoint.id),
  };
}
