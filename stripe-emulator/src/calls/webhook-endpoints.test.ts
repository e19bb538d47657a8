import { expect, it } from 'vitest';
import { shapeProblemsOf } from '../testing/object-shapes.ts';
import { createTestEmulator } from '../testing/test-emulator.ts';

const wanted = {
  url: 'http://localhost:5001/api/stripe/webhook',
  enabled_events: ['customer.created' as const],
};

it('the secret of an endpoint is shown once, when it is made', async () => {
  const { stripe, store } = await createTestEmulator();
  const made = await stripe.webhookEndpoints.create({
    ...wanted,
    api_version: '2026-10-28.endive',
  });
  expect(made.secret).toMatch(/^whsec_\w{32}$/);
  expect(made).toMatchObject({ status: 'enabled', api_version: '2026-10-28.endive' });
  const read = await stripe.webhookEndpoints.retrieve(made.id);
  expect(shapeProblemsOf(read)).toEqual([]);
  expect(read).not.toHaveProperty('secret');
  const { secret } = await store.read((tx) => tx.internal('webhook_endpoint', made.id));
  expect(secret).toBe(made.secret);
});

it('an endpoint is changed, listed and deleted', async () => {
  const { stripe, store } = await createTestEmulator();
  const { id, secret } = await stripe.webhookEndpoints.create(wanted);
  const url = 'http://localhost:5002/hook';
  const changed = await stripe.webhookEndpoints.update(id, {
    url,
    disabled: true,
    enabled_events: ['*'],
    metadata: { a: '1' },
  });
  expect(changed).toMatchObject({ url, status: 'disabled', enabled_events: ['*'] });
  expect(await store.read((tx) => tx.internal('webhook_endpoint', id))).toMatchObject({ secret });
  expect(await stripe.webhookEndpoints.update(id, { disabled: false })).toMatchObject({
    status: 'enabled',
  });
  expect((await stripe.webhookEndpoints.list()).data).toHaveLength(1);
  expect(await stripe.webhookEndpoints.del(id)).toMatchObject({ id, deleted: true });
  expect((await stripe.webhookEndpoints.list()).data).toEqual([]);
});

it('events and versions that will never come are refused', async () => {
  const { stripe } = await createTestEmulator();
  await expect(
    stripe.webhookEndpoints.create({ ...wanted, enabled_events: ['payout.paid'] }),
  ).rejects.toMatchObject({ param: 'enabled_events[0]' });
  await expect(
    stripe.webhookEndpoints.create({ ...wanted, enabled_events: [] }),
  ).rejects.toMatchObject({ param: 'enabled_events' });
  await expect(
    stripe.webhookEndpoints.create({ ...wanted, enabled_events: ['*', 'customer.created'] }),
  ).rejects.toMatchObject({ param: 'enabled_events' });
  await expect(
    stripe.webhookEndpoints.create({ ...wanted, api_version: '2020-08-27' }),
  ).rejects.toMatchObject({ param: 'api_version' });
  await expect(stripe.webhookEndpoints.create({ ...wanted, url: 'here' })).rejects.toMatchObject({
    param: 'url',
  });
});
