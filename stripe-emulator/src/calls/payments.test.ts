import { expect, it } from 'vitest';
import { payInvoice } from '../billing/pay-invoice.ts';
import { createSucceededSetupIntent } from '../billing/setup-intents.ts';
import { aCustomer, anOpenInvoice, aPaidInvoice, eventTypes } from '../testing/open-invoice.ts';
import { createTestEmulator } from '../testing/test-emulator.ts';

it('the payment of an invoice can be read from either side', async () => {
  const { stripe, store } = await createTestEmulator();
  const { invoice, customer, paymentIntent, chargeId } = await aPaidInvoice(store);
  const byInvoice = await stripe.invoicePayments.list({ invoice: invoice.id, status: 'paid' });
  const byPayment = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: paymentIntent.id },
    expand: ['data.payment.payment_intent'],
  });
  expect(byInvoice.data).toHaveLength(1);
  expect(byPayment.data[0]).toMatchObject({
    id: byInvoice.data[0]?.id,
    invoice: invoice.id,
    payment: { payment_intent: { id: paymentIntent.id, latest_charge: chargeId } },
  });
  const charges = await stripe.charges.list({ payment_intent: paymentIntent.id });
  expect(charges.data.map(({ id }) => id)).toEqual([chargeId]);
  const intents = await stripe.paymentIntents.list({ customer: customer.id });
  expect(intents.data.map(({ id }) => id)).toEqual([paymentIntent.id]);
  const marked = await stripe.charges.update(chargeId, { metadata: { order: '1' } });
  expect(marked.metadata).toEqual({ order: '1' });
});

it('a payment intent that was declined is confirmed with another card', async () => {
  const { stripe, store } = await createTestEmulator();
  const customer = await aCustomer(store, { card: 'pm_card_chargeCustomerFail' });
  const invoice = await anOpenInvoice(store, customer);
  await store.write((tx) => payInvoice(tx, invoice, { isOnSession: true, isAuthenticated: false }));
  const [intent] = (await stripe.paymentIntents.list()).data;
  const id = intent?.id ?? '';
  expect(intent).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'card_declined' },
  });
  await expect(stripe.paymentIntents.confirm(id)).rejects.toMatchObject({
    type: 'StripeCardError',
    decline_code: 'generic_decline',
    payment_intent: { id, status: 'requires_payment_method' },
  });
  await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject({ statusCode: 400 });
  const card = await stripe.paymentMethods.attach('pm_card_gb', { customer: customer.id });
  const paid = await stripe.paymentIntents.confirm(id, { payment_method: card.id });
  expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
  const after = await store.read((tx) => tx.get('invoice', invoice.id));
  expect(after.status).toBe('paid');
  await expect(stripe.paymentIntents.confirm(id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  // A refused confirmation is an attempt that stands.
  expect((await stripe.charges.list()).data.map(({ status }) => status)).toEqual([
    'succeeded',
    'failed',
    'failed',
  ]);
});

it('a balance is changed by transactions, each with what it came to', async () => {
  const { stripe, store } = await createTestEmulator();
  const { id } = await aCustomer(store);
  const change = (amount: number) =>
    stripe.customers.createBalanceTransaction(id, { amount, currency: 'gbp' });
  const credit = await change(-500);
  const used = await change(120);
  expect(credit).toMatchObject({ type: 'adjustment', ending_balance: -500 });
  expect(used.ending_balance).toBe(-380);
  const customer = await store.read((tx) => tx.get('customer', id));
  expect(customer).toMatchObject({ balance: -380, currency: 'gbp' });
  const listed = await stripe.customers.listBalanceTransactions(id);
  expect(listed.data.map(({ amount }) => amount)).toEqual([120, -500]);
  await stripe.customers.updateBalanceTransaction(id, credit.id, { description: 'Sorry' });
  const read = await stripe.customers.retrieveBalanceTransaction(id, credit.id);
  expect(read.description).toBe('Sorry');
  expect(await eventTypes(store)).toEqual(['customer.updated', 'customer.updated']);
});

it('a stored card has a setup intent that succeeded, and one that waits can be cancelled', async () => {
  const { stripe, store } = await createTestEmulator();
  const customer = await aCustomer(store, { card: 'pm_card_visa' });
  const paymentMethodId = customer.invoice_settings.default_payment_method ?? '';
  const made = await store.write((tx) =>
    createSucceededSetupIntent(tx, { customerId: customer.id, paymentMethodId }),
  );
  expect(await stripe.setupIntents.retrieve(made.id)).toMatchObject({
    status: 'succeeded',
    payment_method: paymentMethodId,
  });
  const waiting = await stripe.setupIntents.create({ customer: customer.id });
  expect(waiting.status).toBe('requires_payment_method');
  await expect(stripe.setupIntents.confirm(waiting.id)).rejects.toMatchObject({
    code: 'setup_intent_unexpected_state',
  });
  expect((await stripe.setupIntents.cancel(waiting.id)).status).toBe('canceled');
  const listed = await stripe.setupIntents.list({ customer: customer.id });
  expect(listed.data).toHaveLength(2);
  expect((await eventTypes(store)).slice(-4)).toEqual([
    'setup_intent.created',
    'setup_intent.succeeded',
    'setup_intent.created',
    'setup_intent.canceled',
  ]);
});
