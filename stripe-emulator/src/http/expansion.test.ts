import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { createTestEmulator } from '../testing/test-emulator.ts';

it('an id becomes its object, also one inside another and in a list', async () => {
  const { stripe } = await createTestEmulator();
  const { product, price } = await createPricedProduct(stripe);
  expect(await stripe.prices.retrieve(price.id, { expand: ['product'] })).toMatchObject({
    product: { id: product.id, object: 'product', default_price: price.id },
  });
  const nested = { expand: ['product.default_price.product'] };
  expect(await stripe.prices.retrieve(price.id, nested)).toMatchObject({
    product: { default_price: { id: price.id, product: { id: product.id } } },
  });
  expect(await stripe.prices.list({ expand: ['data.product'] })).toMatchObject({
    data: [{ id: price.id, product: { name: 'Basic' } }],
  });
  expect(await stripe.prices.retrieve(price.id)).toMatchObject({ product: product.id });
});

it('what is changed can be expanded in the same call', async () => {
  const { stripe } = await createTestEmulator();
  const made = await stripe.products.create({
    name: 'Basic',
    default_price_data: { currency: 'gbp', unit_amount: 499 },
    expand: ['default_price'],
  });
  expect(made).toMatchObject({ default_price: { unit_amount: 499 } });
});

it('a property that is too deep, or no reference, is refused', async () => {
  const { stripe } = await createTestEmulator();
  const { price } = await createPricedProduct(stripe);
  const deep = 'product.default_price.product.default_price.product';
  const other = ['nope', 'created', 'currency', 'product.name', 'product.nope', '__proto__'];
  for (const path of [deep, ...other]) {
    await expect(stripe.prices.retrieve(price.id, { expand: [path] }), path).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining(path),
    });
  }
});

it('one that was deleted is left as it is, and spoils no list', async () => {
  const { stripe } = await createTestEmulator();
  for (const isDeleted of [true, false]) {
    const { id } = await stripe.customers.create();
    await stripe.invoices.create({ customer: id });
    if (isDeleted) await stripe.customers.del(id);
  }
  const { data } = await stripe.invoices.list({ expand: ['data.customer.invoice_settings'] });
  expect(data).toMatchObject([
    { customer: { invoice_settings: { footer: null } } },
    { customer: { deleted: true } },
  ]);
});

it('the subscriptions of a customer are shown on request only', async () => {
  const { stripe } = await createTestEmulator();
  const { id } = await stripe.customers.create();
  expect(await stripe.customers.retrieve(id)).not.toHaveProperty('subscriptions');
  expect(await stripe.customers.retrieve(id, { expand: ['subscriptions'] })).toMatchObject({
    subscriptions: { object: 'list', data: [], has_more: false },
  });
});

async function createPricedProduct(stripe: Stripe): Promise<{
  readonly product: Stripe.Product;
  readonly price: Stripe.Price;
}> {
  const { id } = await stripe.products.create({ name: 'Basic' });
  const price = await stripe.prices.create({ product: id, currency: 'gbp', unit_amount: 499 });
  return { product: await stripe.products.update(id, { default_price: price.id }), price };
}
