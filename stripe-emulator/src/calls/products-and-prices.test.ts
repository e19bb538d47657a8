import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { shapeProblemsOf } from '../testing/object-shapes.ts';
import { createTestEmulator } from '../testing/test-emulator.ts';

const monthly = {
  currency: 'gbp',
  recurring: { interval: 'month' },
  tax_behavior: 'inclusive',
  unit_amount: 499,
} satisfies Omit<Stripe.PriceCreateParams, 'product'>;

it('a product is made, changed, listed and deleted', async () => {
  const { stripe } = await createTestEmulator();
  const made = await stripe.products.create({ name: 'Basic', metadata: { plan: 'basic' } });
  expect(shapeProblemsOf(made)).toEqual([]);
  const other = await stripe.products.create({ name: 'Other', active: false });
  expect(await stripe.products.update(made.id, { description: 'For a start' })).toMatchObject({
    description: 'For a start',
    name: 'Basic',
  });
  const idsOf = async (asked: Stripe.ProductListParams) =>
    (await stripe.products.list(asked)).data.map(({ id }) => id);
  expect(await idsOf({ active: true })).toEqual([made.id]);
  expect(await idsOf({ ids: [other.id, made.id, 'prod_nope'] })).toEqual([other.id, made.id]);
  expect(await idsOf({ ids: ['prod_nope'] })).toEqual([]);
  expect(await stripe.products.del(made.id)).toMatchObject({ id: made.id, deleted: true });
  await expect(stripe.products.retrieve(made.id)).rejects.toMatchObject({ statusCode: 404 });
});

it('a product with prices cannot be deleted, nor its default price switched off', async () => {
  const { stripe } = await createTestEmulator();
  const product = await stripe.products.create({ name: 'Basic', default_price_data: monthly });
  await expect(stripe.products.del(product.id)).rejects.toMatchObject({ statusCode: 400 });
  const price = String(product.default_price);
  await expect(stripe.prices.update(price, { active: false })).rejects.toMatchObject({
    param: 'active',
  });
  const other = await stripe.products.create({ name: 'Other' });
  await expect(stripe.products.update(other.id, { default_price: price })).rejects.toMatchObject({
    param: 'default_price',
  });
});

it('a price is made for a product or together with one, by pence or their decimal', async () => {
  const { stripe } = await createTestEmulator();
  const price = await stripe.prices.create({ ...monthly, product_data: { name: 'Basic' } });
  // The SDK reads decimals into a type of its own.
  expect(shapeProblemsOf(JSON.parse(JSON.stringify(price)))).toEqual([]);
  expect(price).toMatchObject({
    currency: 'gbp',
    recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed' },
    tax_behavior: 'inclusive',
    type: 'recurring',
    unit_amount: 499,
  });
  const { data } = await stripe.events.list();
  expect(data.map(({ type }) => type)).toEqual([
    'price.created',
    'plan.created',
    'product.created',
  ]);
  const byDecimal = (decimal: string) =>
    stripe.prices.create({
      currency: 'gbp',
      product: String(price.product),
      unit_amount_decimal: Stripe.Decimal.from(decimal),
    });
  expect(await byDecimal('999')).toMatchObject({ unit_amount: 999, type: 'one_time' });
  await expect(byDecimal('99.5')).rejects.toMatchObject({ param: 'unit_amount_decimal' });
});

it('what the emulator cannot bill is refused', async () => {
  const { stripe } = await createTestEmulator();
  const { id: product } = await stripe.products.create({ name: 'Basic' });
  const refused: readonly [Partial<Stripe.PriceCreateParams>, string][] = [
    [{ currency: 'usd' }, 'currency'],
    [{ recurring: { interval: 'week' } }, 'recurring[interval]'],
    [{ recurring: { interval: 'month', interval_count: 3 } }, 'recurring[interval_count]'],
    [{ recurring: { interval: 'month', usage_type: 'metered' } }, 'recurring[usage_type]'],
    [{ billing_scheme: 'tiered' }, 'billing_scheme'],
    [{ custom_unit_amount: { enabled: true } }, 'custom_unit_amount'],
    [{ product_data: { name: 'Both' } }, 'product'],
    [{ unit_amount: -1 }, 'unit_amount'],
  ];
  for (const [change, param] of refused) {
    await expect(
      stripe.prices.create({ ...monthly, product, ...change }),
      param,
    ).rejects.toMatchObject({ statusCode: 400, param });
  }
});

it('a lookup key belongs to one price until it is moved', async () => {
  const { stripe } = await createTestEmulator();
  const { id: product } = await stripe.products.create({ name: 'Basic' });
  const wanted = { ...monthly, product, lookup_key: 'basic' };
  const first = await stripe.prices.create(wanted);
  await expect(stripe.prices.create(wanted)).rejects.toMatchObject({
    param: 'lookup_key',
    message: `A price (\`${first.id}\`) already uses that lookup key.`,
  });
  const second = await stripe.prices.create({ ...wanted, transfer_lookup_key: true });
  expect(await stripe.prices.retrieve(first.id)).toMatchObject({ lookup_key: null });
  await stripe.prices.update(second.id, { active: false });
  await expect(stripe.prices.update(first.id, { lookup_key: 'basic' })).rejects.toMatchObject({
    param: 'lookup_key',
  });
});

it('prices are listed by what they are', async () => {
  const { stripe } = await createTestEmulator();
  const { id: product } = await stripe.products.create({ name: 'Basic' });
  const month = await stripe.prices.create({ ...monthly, product, lookup_key: 'month' });
  const year = await stripe.prices.create({
    ...monthly,
    product,
    lookup_key: 'year',
    recurring: { interval: 'year' },
  });
  const once = await stripe.prices.create({ currency: 'gbp', product, unit_amount: 100 });
  await stripe.prices.update(once.id, { active: false });
  const idsOf = async (asked: Stripe.PriceListParams) =>
    (await stripe.prices.list(asked)).data.map(({ id }) => id);
  expect(await idsOf({ lookup_keys: ['month', 'year', 'nope'] })).toEqual([year.id, month.id]);
  expect(await idsOf({ recurring: { interval: 'month' } })).toEqual([month.id]);
  expect(await idsOf({ type: 'one_time', product })).toEqual([once.id]);
  expect(await idsOf({ active: true, currency: 'gbp' })).toEqual([year.id, month.id]);
  expect(await idsOf({ product: 'prod_nope' })).toEqual([]);
});

it('the amount of a price cannot be changed, and its tax behaviour only once', async () => {
  const { stripe } = await createTestEmulator();
  const price = await stripe.prices.create({
    currency: 'gbp',
    unit_amount: 1,
    product_data: { name: 'A' },
  });
  await stripe.prices.update(price.id, { tax_behavior: 'inclusive' });
  await expect(stripe.prices.update(price.id, { tax_behavior: 'exclusive' })).rejects.toMatchObject(
    { param: 'tax_behavior' },
  );
  const amount: object = { unit_amount: 2 };
  await expect(stripe.prices.update(price.id, amount)).rejects.toMatchObject({
    code: 'parameter_unknown',
  });
});
