import { expect, it } from 'vitest';
import type { Kind } from '../store/kinds.ts';
import { schemaName } from '../store/schema.ts';
import { findHalfMadeObjects } from './half-made-objects.ts';
import { createTestEmulator, type TestEmulator } from './test-emulator.ts';

it('of what the calls make, nothing is half-made', async () => {
  const emulator = await subscribeAndRefund();
  expect(await findHalfMadeObjects(emulator.store)).toEqual([]);
});

it.each([
  ['invoice', 'has lost'],
  ['invoice_payment', 'has 0 payments'],
  ['payment_intent', 'was not paid by one charge'],
  ['charge', 'refunds no charge'],
  ['refund', 'does not sum up its refunds'],
  ['event', 'has no event customer.created'],
] as const)('a lost %s is found', async (kind, problem) => {
  const emulator = await subscribeAndRefund();
  await lose(emulator, kind);
  const problems = await findHalfMadeObjects(emulator.store);
  expect(problems).toContainEqual(expect.stringContaining(problem));
});

it('a change that no event tells of is found', async () => {
  const { store } = await subscribeAndRefund();
  await store.write(async (tx) => {
    for (const one of await tx.all('subscription', {})) {
      await tx.update('subscription', { ...one, status: 'past_due' });
    }
    for (const one of await tx.all('customer', {})) {
      await tx.update('customer', { ...one, balance: -100 });
    }
  });
  const problems = await findHalfMadeObjects(store);
  expect(problems).toContainEqual(expect.stringContaining('tells of another state'));
  expect(problems).toContainEqual(expect.stringContaining('another balance'));
});

async function subscribeAndRefund(): Promise<TestEmulator> {
  const emulator = await createTestEmulator();
  const { stripe } = emulator;
  const customer = await stripe.customers.create({
    payment_method: 'pm_card_visa',
    invoice_settings: { default_payment_method: 'pm_card_visa' },
  });
  const price_data = {
    currency: 'gbp',
    unit_amount: 499,
    recurring: { interval: 'month' },
  } as const;
  const product = await stripe.products.create({ name: 'Basic' });
  const price = await stripe.prices.create({ ...price_data, product: product.id });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
  });
  const invoice = String(subscription.latest_invoice);
  const { data } = await stripe.invoicePayments.list({ invoice });
  const intent = String(data[0]?.payment.payment_intent);
  await stripe.refunds.create({ payment_intent: intent, amount: 100 });
  return emulator;
}

async function lose({ store }: TestEmulator, kind: Kind): Promise<void> {
  await store.pool.query(`DELETE FROM ${schemaName}.objects WHERE kind = $1`, [kind]);
}
