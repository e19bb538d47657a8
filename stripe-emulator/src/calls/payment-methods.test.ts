import { expect, it } from 'vitest';
import { payInvoice } from '../billing/pay-invoice.ts';
import { setDefaultPaymentMethod } from '../billing/payment-methods.ts';
import { completeSetupAuthentication } from '../billing/setup-intents.ts';
import { aCustomer, anOpenInvoice, eventTypes } from '../testing/open-invoice.ts';
import { createTestEmulator } from '../testing/test-emulator.ts';

it('a token becomes a card of its own each time it is attached', async () => {
  const { stripe, store } = await createTestEmulator();
  const customer = await aCustomer(store);
  const first = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  const second = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  expect(first.id).not.toBe(second.id);
  expect(first).toMatchObject({ customer: customer.id, card: { last4: '4242', brand: 'visa' } });
  expect(first.card?.fingerprint).toBe(second.card?.fingerprint);
  const listed = await stripe.paymentMethods.list({ customer: customer.id, type: 'card' });
  expect(listed.data.map(({ id }) => id)).toEqual([second.id, first.id]);
  const own = await stripe.customers.listPaymentMethods(customer.id);
  expect(own.data).toHaveLength(2);
  const one = await stripe.customers.retrievePaymentMethod(customer.id, first.id);
  expect(one.id).toBe(first.id);
  expect(await eventTypes(store)).toEqual(['payment_method.attached', 'payment_method.attached']);
});

it('a card that is declined cannot be attached, and leaves nothing behind', async () => {
  const { stripe, store } = await createTestEmulator();
  const { id: customer } = await aCustomer(store);
  await expect(
    stripe.paymentMethods.attach('pm_card_chargeDeclinedInsufficientFunds', { customer }),
  ).rejects.toMatchObject({
    type: 'StripeCardError',
    code: 'card_declined',
    decline_code: 'insufficient_funds',
  });
  await expect(stripe.paymentMethods.attach('pm_card_none', { customer })).rejects.toMatchObject({
    code: 'resource_missing',
  });
  expect((await stripe.paymentMethods.list({ customer })).data).toEqual([]);
});

it('a detached card is no default any more, and does not come back', async () => {
  const { stripe, store } = await createTestEmulator();
  const customer = await aCustomer(store, { card: 'pm_card_visa' });
  const id = customer.invoice_settings.default_payment_method ?? '';
  const detached = await stripe.paymentMethods.detach(id);
  expect(detached.customer).toBeNull();
  const after = await store.read((tx) => tx.get('customer', customer.id));
  expect(after.invoice_settings.default_payment_method).toBeNull();
  expect((await eventTypes(store)).slice(-2)).toEqual([
    'payment_method.detached',
    'customer.updated',
  ]);
  await expect(stripe.paymentMethods.attach(id, { customer: customer.id })).rejects.toMatchObject({
    param: 'payment_method',
  });
});

it('the card of one customer is never the default of another', async () => {
  const { stripe, store } = await createTestEmulator();
  const owner = await aCustomer(store, { card: 'pm_card_visa' });
  const other = await aCustomer(store);
  const id = owner.invoice_settings.default_payment_method ?? '';
  await expect(store.write((tx) => setDefaultPaymentMethod(tx, other, id))).rejects.toMatchObject({
    details: { param: 'payment_method' },
  });
  await expect(stripe.customers.retrievePaymentMethod(other.id, id)).rejects.toMatchObject({
    statusCode: 404,
  });
});

it('details and expiry of a card can be changed, but not to a date that has passed', async () => {
  const { stripe, store } = await createTestEmulator();
  const customer = await aCustomer(store, { card: 'pm_card_visa' });
  const id = customer.invoice_settings.default_payment_method ?? '';
  const changed = await stripe.paymentMethods.update(id, {
    billing_details: { name: 'Ada', address: { postal_code: 'SW1A 1AA' } },
    card: { exp_month: 3, exp_year: 2031 },
    metadata: { order: '1' },
  });
  expect(changed).toMatchObject({
    billing_details: { name: 'Ada', address: { postal_code: 'SW1A 1AA', city: null } },
    card: { exp_month: 3, exp_year: 2031, last4: '4242' },
    metadata: { order: '1' },
  });
  await expect(
    stripe.paymentMethods.update(id, { card: { exp_month: 3, exp_year: 2026 } }),
  ).rejects.toMatchObject({ code: 'invalid_expiry_month' });
});

it('a card that needs authentication once pays without the customer after it was set up', async () => {
  const { stripe, store } = await createTestEmulator();
  const customer = await aCustomer(store, { card: 'pm_card_authenticationRequiredOnSetup' });
  const payOffSession = async (number: string) => {
    const invoice = await anOpenInvoice(store, customer, { number });
    const options = { isOnSession: false, isAuthenticated: false };
    return (await store.write((tx) => payInvoice(tx, invoice, options))).kind;
  };
  expect(await payOffSession('A-1')).toBe('requires_action');
  const setupIntent = await stripe.setupIntents.create({
    customer: customer.id,
    payment_method: customer.invoice_settings.default_payment_method ?? '',
    confirm: true,
  });
  expect(setupIntent.status).toBe('requires_action');
  await store.write((tx) =>
    completeSetupAuthentication(tx, setupIntent.id, { isSuccessful: true }),
  );
  expect((await stripe.setupIntents.retrieve(setupIntent.id)).status).toBe('succeeded');
  expect(await payOffSession('A-2')).toBe('paid');
});
