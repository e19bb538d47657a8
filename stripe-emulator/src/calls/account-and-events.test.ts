import { expect, it } from 'vitest';
import { createTestEmulator } from '../testing/test-emulator.ts';

it('there is one account, in the United Kingdom', async () => {
  const { stripe } = await createTestEmulator();
  const account = await stripe.accounts.retrieveCurrent();
  expect(account).toMatchObject({ object: 'account', country: 'GB', default_currency: 'gbp' });
  expect(await stripe.accounts.retrieve(account.id)).toMatchObject({ id: account.id });
  await expect(stripe.accounts.retrieve('acct_x')).rejects.toMatchObject({ statusCode: 404 });
});

it('events are read by type, time and whether they were delivered', async () => {
  const { stripe, store, setTime } = await createTestEmulator();
  await stripe.products.create({ name: 'Basic' });
  await stripe.webhookEndpoints.create({ url: 'http://localhost:1/', enabled_events: ['*'] });
  setTime('2026-11-15T09:00:01Z');
  const customer = await stripe.customers.create({}, { idempotencyKey: 'one-key' });
  const { data } = await stripe.events.list();
  expect(data.map(({ type }) => type)).toEqual(['customer.created', 'product.created']);
  const [event] = data;
  expect(event).toMatchObject({
    api_version: '2026-10-28.endive',
    created: customer.created,
    data: { object: { id: customer.id } },
    pending_webhooks: 1,
    request: { idempotency_key: 'one-key' },
  });
  expect(await stripe.events.retrieve(event?.id ?? '')).toMatchObject({ id: event?.id });

  const typesOf = async (asked: Parameters<typeof stripe.events.list>[0]) =>
    (await stripe.events.list(asked)).data.map(({ type }) => type);
  expect(await typesOf({ types: ['product.created', 'price.created'] })).toEqual([
    'product.created',
  ]);
  expect(await typesOf({ type: 'customer.*' })).toEqual(['customer.created']);
  expect(await typesOf({ created: { lt: customer.created } })).toEqual(['product.created']);
  expect(await typesOf({ delivery_success: false })).toEqual(['customer.created']);
  await store.pool.query(`UPDATE stripe_emulator.deliveries SET status = 'delivered'`);
  expect(await typesOf({ delivery_success: false })).toEqual([]);
  expect(await typesOf({ delivery_success: true })).toHaveLength(2);
  await expect(typesOf({ type: 'a', types: ['b'] })).rejects.toMatchObject({ statusCode: 400 });
});
