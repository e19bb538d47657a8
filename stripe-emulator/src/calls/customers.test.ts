import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { shapeProblemsOf } from '../testing/object-shapes.ts';
import { createTestEmulator } from '../testing/test-emulator.ts';

const details = {
  address: { city: 'Leeds', country: 'GB', line1: '1 High Street', postal_code: 'LS1 1AA' },
  description: 'A person',
  email: 'ada@example.com',
  invoice_settings: { custom_fields: [{ name: 'Ref', value: '7' }], footer: 'Thank you' },
  metadata: { account: '1' },
  name: 'Ada',
  phone: '+441130000000',
  preferred_locales: ['en-GB'],
} satisfies Stripe.CustomerCreateParams;

it('a customer is made with all details, changed and told of', async () => {
  const { stripe } = await createTestEmulator();
  const made = await stripe.customers.create(details);
  expect(made).toMatchObject(details);
  expect(made.address).toMatchObject({ line2: null, state: null });
  expect(shapeProblemsOf(made)).toEqual([]);
  const next = await stripe.customers.update(made.id, { email: 'eve@example.com', phone: '' });
  expect(next).toMatchObject({ ...details, email: 'eve@example.com', phone: null });
  await stripe.customers.update(made.id, { name: 'Ada' });

  const { data } = await stripe.events.list({ type: 'customer.*' });
  expect(data).toMatchObject([
    {
      type: 'customer.updated',
      data: {
        object: { id: made.id, phone: null },
        previous_attributes: { email: 'ada@example.com', phone: '+441130000000' },
      },
    },
    { type: 'customer.created', data: { object: { id: made.id } } },
  ]);
});

it('a balance is kept with the transactions that led to it', async () => {
  const { stripe, store } = await createTestEmulator();
  const { id } = await stripe.customers.create({ balance: -500 });
  expect(await stripe.customers.update(id, { balance: -200 })).toMatchObject({ balance: -200 });
  await stripe.customers.update(id, { balance: -200 });
  const changes = await store.read((tx) =>
    tx.all('customer_balance_transaction', { customer: id }),
  );
  expect(changes).toMatchObject([
    { type: 'initial', amount: -500, ending_balance: -500 },
    { type: 'adjustment', amount: 300, ending_balance: -200 },
  ]);
});

it('a deleted customer is known as deleted, and is nowhere else', async () => {
  const { stripe } = await createTestEmulator();
  const { id } = await stripe.customers.create();
  expect(await stripe.customers.del(id)).toMatchObject({ id, object: 'customer', deleted: true });
  expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true });
  expect((await stripe.customers.list()).data).toEqual([]);
  await expect(stripe.customers.update(id, { name: 'Ada' })).rejects.toMatchObject({
    statusCode: 404,
  });
  await expect(stripe.customers.del(id)).rejects.toMatchObject({ statusCode: 404 });
  expect((await stripe.events.list({ type: 'customer.deleted' })).data).toHaveLength(1);
});

it('a test clock that is not known, or is given later, is refused', async () => {
  const { stripe, address, secretKey } = await createTestEmulator();
  await expect(stripe.customers.create({ test_clock: 'clock_x' })).rejects.toMatchObject({
    code: 'resource_missing',
    param: 'test_clock',
  });
  const { id } = await stripe.customers.create();
  const reply = await fetch(`${address}/v1/customers/${id}`, {
    method: 'POST',
    body: new URLSearchParams({ test_clock: 'clock_x' }),
    headers: { authorization: `Bearer ${secretKey}` },
  });
  expect(await reply.json()).toMatchObject({ error: { code: 'parameter_unknown' } });
});

it('a card is attached by its token, made the default by it, and detached with the customer', async () => {
  const { stripe } = await createTestEmulator();
  const { id, invoice_settings: settings } = await stripe.customers.create({
    payment_method: 'pm_card_visa',
    invoice_settings: { default_payment_method: 'pm_card_visa' },
  });
  const paymentMethod = String(settings.default_payment_method);
  expect(await stripe.paymentMethods.retrieve(paymentMethod)).toMatchObject({ customer: id });
  await stripe.customers.del(id);
  expect(await stripe.paymentMethods.retrieve(paymentMethod)).toMatchObject({ customer: null });
  await expect(stripe.customers.create({ payment_method: 'pm_x' })).rejects.toMatchObject({
    param: 'payment_method',
  });
});

it('a payment method of somebody else cannot be the default', async () => {
  const { stripe } = await createTestEmulator();
  const { id } = await stripe.customers.create();
  const param = 'invoice_settings[default_payment_method]';
  await expect(
    stripe.customers.update(id, { invoice_settings: { default_payment_method: 'pm_x' } }),
  ).rejects.toMatchObject({ code: 'resource_missing', param });
});

it('customers are listed by email address, and those on a test clock only for that clock', async () => {
  const { stripe } = await createTestEmulator();
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: 1_800_000_000 });
  const ada = await stripe.customers.create({ email: 'ada@example.com' });
  const eve = await stripe.customers.create({ email: 'eve@example.com' });
  const timed = await stripe.customers.create({ email: 'ada@example.com', test_clock: clock.id });
  expect(timed).toMatchObject({ created: 1_800_000_000, test_clock: clock.id });
  const idsOf = async (asked: Stripe.CustomerListParams) =>
    (await stripe.customers.list(asked)).data.map(({ id }) => id);
  expect(await idsOf({ email: 'ada@example.com' })).toEqual([ada.id]);
  expect(await idsOf({})).toEqual([eve.id, ada.id]);
  expect(await idsOf({ test_clock: clock.id })).toEqual([timed.id]);
});

it('with a customer end their subscriptions, which are shown on request until then', async () => {
  const { stripe } = await createTestEmulator();
  const { id } = await stripe.customers.create({
    payment_method: 'pm_card_visa',
    invoice_settings: { default_payment_method: 'pm_card_visa' },
  });
  const price = await stripe.prices.create({
    currency: 'gbp',
    recurring: { interval: 'month' },
    product_data: { name: 'Basic' },
    unit_amount: 499,
  });
  const subscription = await stripe.subscriptions.create({
    customer: id,
    items: [{ price: price.id }],
  });
  expect(await stripe.customers.retrieve(id, { expand: ['subscriptions'] })).toMatchObject({
    subscriptions: { data: [{ id: subscription.id, status: 'active' }] },
  });
  await stripe.customers.del(id);
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    status: 'canceled',
  });
  const { data } = await stripe.events.list({
    types: ['customer.deleted', 'customer.subscription.deleted'],
  });
  expect(data.map(({ type }) => type)).toEqual([
    'customer.deleted',
    'customer.subscription.deleted',
  ]);
});

it('an open invoice of a deleted customer can still be voided', async () => {
  const { stripe } = await createTestEmulator();
  const { id: customer } = await stripe.customers.create({ balance: -100 });
  await stripe.invoiceItems.create({ customer, amount: 500, currency: 'gbp' });
  const { id } = await stripe.invoices.create({
    customer,
    pending_invoice_items_behavior: 'include',
  });
  expect(await stripe.invoices.finalizeInvoice(id)).toMatchObject({ amount_due: 400 });
  await stripe.customers.del(customer);
  expect(await stripe.invoices.voidInvoice(id)).toMatchObject({ status: 'void' });
});
