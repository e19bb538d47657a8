import { expect, it } from 'vitest';
import * as z from 'zod';
import { createTestEmulator } from '../testing/test-emulator.ts';
import { createWebhookReceiver } from '../testing/webhook-receiver.ts';
import {
  addEndpoint,
  control,
  deliveries,
  deliveryListSchema,
  emit,
  eventOf,
  moveTo,
  secret,
  startSeconds,
} from '../testing/webhooks.ts';

it('a delivery and an event can be made again, to one endpoint or to all that want it', async () => {
  const emulator = await createTestEmulator();
  const receiver = await createWebhookReceiver();
  const other = await createWebhookReceiver();
  const endpoint = await addEndpoint(emulator, receiver.url);
  await addEndpoint(emulator, other.url);
  const id = await emit(emulator, ['customer.created']);
  const first = (await deliveries(emulator)).find((one) => one.webhook_endpoint === endpoint);

  await control(emulator, 'POST', `deliveries/${first?.id}/replay`);
  await emulator.deliverer.settled();
  expect([receiver.received.length, other.received.length]).toEqual([2, 1]);
  await control(emulator, 'POST', `events/${id}/replay`, { webhook_endpoint: endpoint });
  await emulator.deliverer.settled();
  expect([receiver.received.length, other.received.length]).toEqual([3, 1]);
  await control(emulator, 'POST', `events/${id}/replay`);
  await emulator.deliverer.settled();
  expect([receiver.received.length, other.received.length]).toEqual([4, 2]);
  await emulator.stripe.rawRequest('POST', `/v1/events/${id}/retry`, {
    webhook_endpoint: endpoint,
  });
  await emulator.deliverer.settled();
  expect([receiver.received.length, other.received.length]).toEqual([5, 2]);
  expect(new Set(receiver.received.map(({ body }) => eventOf(body).id))).toEqual(new Set([id]));
});

it('while a secret is changed, both the old and the new one fit, and then only the new', async () => {
  const emulator = await createTestEmulator();
  const receiver = await createWebhookReceiver();
  const endpoint = await addEndpoint(emulator, receiver.url);
  const rolled = z.parse(
    z.object({ secret: z.string() }),
    await control(emulator, 'POST', `webhook_endpoints/${endpoint}/roll_secret`, {
      keep_seconds: 60,
    }),
  );
  await emit(emulator, ['a']);
  await moveTo(emulator, startSeconds + 60);
  await emit(emulator, ['b']);
  const fits = (index: number, key: string) => {
    const { body = '', signature = '' } = receiver.received[index] ?? {};
    const at = (startSeconds + index * 60) * 1_000;
    try {
      emulator.stripe.webhooks.constructEvent(body, signature, key, 300, undefined, at);
      return true;
    } catch {
      return false;
    }
  };
  expect([fits(0, secret), fits(0, rolled.secret)]).toEqual([true, true]);
  expect([fits(1, secret), fits(1, rolled.secret)]).toEqual([false, true]);
});

it('deliveries are listed by event, endpoint and status, page by page', async () => {
  const emulator = await createTestEmulator();
  const receiver = await createWebhookReceiver();
  const endpoint = await addEndpoint(emulator, receiver.url);
  const id = await emit(emulator, ['a', 'b', 'c']);
  const ids = async (query: string) =>
    z.parse(deliveryListSchema, await control(emulator, 'GET', `deliveries?${query}`));
  const all = await ids(`webhook_endpoint=${endpoint}`);
  expect(all.data).toHaveLength(3);
  expect((await ids(`event=${id}`)).data).toMatchObject([{ event_type: 'c' }]);
  expect((await ids('status=failed')).data).toEqual([]);
  const first = await ids('limit=2');
  expect(first.has_more).toBe(true);
  const rest = await ids(`limit=2&starting_after=${first.data.at(-1)?.id}`);
  expect([...first.data, ...rest.data]).toEqual(all.data);
});

it('control calls need the key, and name what they do not know', async () => {
  const emulator = await createTestEmulator();
  const reply = await fetch(`${emulator.address}/_emulator/deliveries`);
  expect(reply.status).toBe(401);
  const nul = { allowed_hosts: ['shop\0.example'] };
  await expect(control(emulator, 'POST', 'webhooks', nul)).rejects.toThrow('NUL');
  const large = { allowed_hosts: ['x'.repeat(2_000_000)] };
  await expect(control(emulator, 'POST', 'webhooks', large)).rejects.toThrow('too large');
  await expect(control(emulator, 'POST', 'webhooks', { colour: 'red' })).rejects.toThrow('colour');
  const dunning = { retry_days: [1, 2], finally: 'mark_unpaid' };
  expect(await control(emulator, 'POST', 'dunning', dunning)).toMatchObject(dunning);
  expect(await control(emulator, 'GET', 'dunning')).toMatchObject(dunning);
});

it.each([
  ['application/json', '{"allowed_hosts":["\\u0000"]}', 400],
  ['application/json', '{"allowed_hosts":["\\ud800"]}', 400],
  ['application/json', `{"order":"${'x'.repeat(1_100_000)}"}`, 413],
  ['text/plain', 'order', 400],
])('a control call with the %s %.40s is refused with %i', async (type, body, status) => {
  const { address, secretKey } = await createTestEmulator();
  const reply = await fetch(`${address}/_emulator/webhooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': type },
    body,
  });
  expect(reply.status).toBe(status);
});
