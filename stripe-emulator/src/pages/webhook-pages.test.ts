import { expect, it } from 'vitest';
import { newCustomer } from '../objects/customer.ts';
import { newWebhookEndpoint } from '../objects/webhook-endpoint.ts';
import { createTestEmulator, type TestEmulator } from '../testing/test-emulator.ts';
import { createWebhookReceiver } from '../testing/webhook-receiver.ts';

it('deliveries are listed with what became of them, and can be made again', async () => {
  const emulator = await createTestEmulator();
  const receiver = await createWebhookReceiver();
  const customer = await deliverOne(emulator, receiver.url);
  const list = await textOf(emulator, '/webhooks');
  expect(list).toContain('Test payments, no real money');
  expect(list).toContain('customer.created');
  expect(list).toContain(customer);
  expect(list).toContain('200 said 200');

  const path = /href="(\/webhooks\/dlv_\w+)"/.exec(list)?.[1] ?? '';
  const detail = await textOf(emulator, path);
  expect(detail).toContain('&lt;b&gt;Ann&lt;/b&gt;');
  expect(detail).not.toContain('<b>Ann');
  await post(emulator, `${path}/replay`, '');
  await emulator.deliverer.settled();
  expect(receiver.received).toHaveLength(2);
});

it('the behaviour of deliveries can be chosen, and a wrong number is refused with all that was typed', async () => {
  const emulator = await createTestEmulator();
  const receiver = await createWebhookReceiver();
  const saved = await post(emulator, '/webhooks', 'order=reversed&duplicates=2&paused=yes');
  expect(saved.status).toBe(303);
  const page = await textOf(emulator, '/webhooks?saved=yes');
  expect(page).toMatch(/value="reversed" checked/);
  expect(page).toMatch(/value="2"/);
  expect(page).toMatch(/value="yes" checked/);
  await deliverOne(emulator, receiver.url);
  expect(receiver.received).toEqual([]);
  const wrong = await post(emulator, '/webhooks', 'order=shuffled&duplicates=99&paused=yes');
  expect(wrong.status).toBe(422);
  const again = await wrong.text();
  expect(again).toContain('href="#duplicates">Enter a whole number of duplicates from 0 to 10');
  expect(again).toMatch(/value="shuffled" checked[\s\S]*value="99"[\s\S]*value="yes" checked/);
  await post(emulator, '/webhooks', 'order=as_created&duplicates=0');
  await emulator.deliverer.settled();
  expect(receiver.received).toHaveLength(1);
});

it('a delivery that is not there is not found', async () => {
  const emulator = await createTestEmulator();
  expect((await fetch(`${emulator.address}/webhooks/dlv_none`)).status).toBe(404);
});

async function deliverOne({ store, deliverer }: TestEmulator, url: string): Promise<string> {
  const now = store.now();
  const endpoint = newWebhookEndpoint({ now, url, enabledEvents: ['*'] });
  const customer = newCustomer({ now, name: '<b>Ann</b>' });
  await store.write(async (tx) => {
    await tx.insert('webhook_endpoint', endpoint, { internal: { secret: 'whsec_1' } });
    await tx.emit({ type: 'customer.created', object: customer, now });
  });
  deliverer.wake();
  await deliverer.settled();
  return customer.id;
}

async function textOf({ address }: TestEmulator, path: string): Promise<string> {
  return (await fetch(`${address}${path}`)).text();
}

function post({ address }: TestEmulator, path: string, body: string): Promise<Response> {
  return fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
    redirect: 'manual',
  });
}
