import { expect, it } from 'vitest';
import { createTestEmulator } from '../testing/test-emulator.ts';

const options = { idempotencyKey: 'one-key' };

it('the same call with the same key gives the same object, and says that it is repeated', async () => {
  const { stripe } = await createTestEmulator();
  const first = await stripe.customers.create({ name: 'Ada' }, options);
  const again = await stripe.customers.create({ name: 'Ada' }, options);
  expect(again.id).toBe(first.id);
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect(again.lastResponse.headers).toMatchObject({
    'idempotent-replayed': 'true',
    'original-request': first.lastResponse.requestId,
  });
  expect((await stripe.customers.list()).data).toHaveLength(1);
});

it('the same key with other parameters is refused', async () => {
  const { stripe } = await createTestEmulator();
  await stripe.customers.create({ name: 'Ada' }, options);
  await expect(stripe.customers.create({ name: 'Eve' }, options)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  });
  await expect(stripe.products.create({ name: 'Ada' }, options)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  });
});

it('an error is repeated too, but not one about the parameters themselves', async () => {
  const { stripe } = await createTestEmulator();
  const price = { currency: 'gbp', product: 'prod_a', unit_amount: 1 };
  await expect(stripe.prices.create(price, options)).rejects.toMatchObject({ param: 'product' });
  await stripe.products.create({ id: 'prod_a', name: 'A' });
  await expect(stripe.prices.create(price, options)).rejects.toMatchObject({
    param: 'product',
    headers: { 'idempotent-replayed': 'true' },
  });

  const other = { idempotencyKey: 'other-key' };
  await expect(stripe.prices.create({ ...price, currency: 'eur' }, other)).rejects.toMatchObject({
    param: 'currency',
  });
  expect(await stripe.prices.create(price, other)).toMatchObject({ product: 'prod_a' });
});

it('two calls at once with one key never make two objects', async () => {
  const { stripe } = await createTestEmulator();
  const replies = await Promise.allSettled(
    Array.from({ length: 5 }, () => stripe.customers.create({ name: 'Ada' }, options)),
  );
  const { data } = await stripe.customers.list();
  expect(data).toHaveLength(1);
  for (const reply of replies) {
    if (reply.status === 'fulfilled') expect(reply.value.id).toBe(data[0]?.id);
    else {
      expect(reply.reason).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    }
  }
});

it('a key is forgotten after a day', async () => {
  const { stripe, setTime } = await createTestEmulator();
  const first = await stripe.customers.create({}, options);
  setTime('2026-11-16T08:59:59Z');
  expect((await stripe.customers.create({}, options)).id).toBe(first.id);
  setTime('2026-11-16T09:00:00Z');
  expect((await stripe.customers.create({}, options)).id).not.toBe(first.id);
});

it('a key that is empty or too long is refused', async () => {
  const { stripe } = await createTestEmulator();
  await expect(
    stripe.customers.create({}, { idempotencyKey: 'k'.repeat(256) }),
  ).rejects.toMatchObject({ statusCode: 400 });
});
