import { expect, it, onTestFinished } from 'vitest';
import { createTestEmulator } from '../testing/test-emulator.ts';
import { createWebhookReceiver } from '../testing/webhook-receiver.ts';
import {
  addEndpoint,
  control,
  deliveries,
  emit,
  emitAll,
  eventOf,
  moveTo,
  pendingWebhooks,
  secret,
  startSeconds,
  typeOf,
} from '../testing/webhooks.ts';

it('an event is delivered with the headers and the signature that the SDK checks', async () => {
  const emulator = await createTestEmulator();
  const receiver = await createWebhookReceiver();
  await addEndpoint(emulator, receiver.url);
  await emit(emulator, ['customer.created']);
  const [one] = receiver.received;
  const event = emulator.stripe.webhooks.constructEvent(
    one?.body ?? '',
    one?.signature ?? '',
    secret,
    300,
    undefined,
    startSeconds * 1_000,
  );
  expect(event).toMatchObject({ type: 'customer.created', livemode: false });
  expect(one?.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
  });
  expect(await deliveries(emulator)).toMatchObject([
    { status: 'delivered', attempts: 1, last_status: 200, last_reply: 'said 200' },
  ]);
  expect(await pendingWebhooks(emulator, event.id)).toBe(0);
});

it.each([
  ['as_created', ['a', 'b', 'c', 'd']],
  ['reversed', ['d', 'c', 'b', 'a']],
] as const)('events that are due together arrive %s', async (order, expected) => {
  const emulator = await createTestEmulator();
  const receiver = await createWebhookReceiver();
  await addEndpoint(emulator, receiver.url);
  await control(emulator, 'POST', 'webhooks', { order });
  await emit(emulator, ['a', 'b', 'c', 'd']);
  expect(receiver.received.map(typeOf)).toEqual(expected);
});

it('shuffled events all arrive, in another order', async () => {
  const emulator = await createTestEmulator();
  const receiver = await createWebhookReceiver();
  await addEndpoint(emulator, receiver.url);
  await control(emulator, 'POST', 'webhooks', { order: 'shuffled' });
  const types = Array.from({ length: 40 }, (_, index) => `type.${index}`);
  await emit(emulator, types);
  const arrived = receiver.received.map(typeOf);
  expect(arrived.toSorted()).toEqual(types.toSorted());
  expect(arrived).not.toEqual(types);
});

it('duplicates are sent as often as asked, with the same event', async () => {
  const emulator = await createTestEmulator();
  const receiver = await createWebhookReceiver();
  await addEndpoint(emulator, receiver.url);
  await control(emulator, 'POST', 'webhooks', { duplicates: 2 });
  await emit(emulator, ['customer.created']);
  expect(receiver.received).toHaveLength(3);
  expect(new Set(receiver.received.map(({ body }) => eventOf(body).id)).size).toBe(1);
  expect(await deliveries(emulator)).toMatchObject([{ status: 'delivered', successes: 3 }]);
});

it('what an endpoint refuses comes again after growing pauses, signed anew, until it has failed for good', async () => {
  const emulator = await createTestEmulator();
  const receiver = await createWebhookReceiver();
  await addEndpoint(emulator, receiver.url);
  receiver.replyWith(500);
  const id = await emit(emulator, ['customer.created']);
  let now = startSeconds;
  const pauses: number[] = [];
  for (;;) {
    const [delivery] = await deliveries(emulator);
    if (delivery?.status !== 'waiting') break;
    const next = Number(delivery.next_attempt_at);
    pauses.push(next - now);
    now = next - 1;
    await moveTo(emulator, now);
    expect(receiver.received).toHaveLength(pauses.length);
    now = next;
    await moveTo(emulator, now);
    expect(receiver.received).toHaveLength(pauses.length + 1);
    expect(receiver.received.at(-1)?.signature).toContain(`t=${now},`);
  }
  expect(pauses).toEqual([5, 30, 120, 600, 3_600, 21_600, 86_400, 144_000]);
  expect(await deliveries(emulator)).toMatchObject([{ status: 'failed', last_status: 500 }]);
  expect(await pendingWebhooks(emulator, id)).toBe(0);
});

it('an endpoint that recovers gets what it missed', async () => {
  const emulator = await createTestEmulator();
  const receiver = await createWebhookReceiver();
  await addEndpoint(emulator, receiver.url);
  receiver.replyWith(503);
  const id = await emit(emulator, ['customer.created']);
  expect(await pendingWebhooks(emulator, id)).toBe(1);
  receiver.replyWith(204);
  await moveTo(emulator, startSeconds + 5);
  expect(await deliveries(emulator)).toMatchObject([{ status: 'delivered', attempts: 2 }]);
  expect(await pendingWebhooks(emulator, id)).toBe(0);
});

it.each([
  ['a redirect', 302, 302, 'said 302'],
  ['silence', null, null, 'The endpoint did not reply in time.'],
] as const)('%s is a failure and is not followed', async (_, says, lastStatus, reply) => {
  const emulator = await createTestEmulator(onTestFinished, { replyWaitMs: 500 });
  const receiver = await createWebhookReceiver();
  await addEndpoint(emulator, receiver.url);
  receiver.replyWith(says, { location: receiver.url });
  await emit(emulator, ['customer.created']);
  expect(receiver.received).toHaveLength(1);
  expect(await deliveries(emulator)).toMatchObject([
    { status: 'waiting', last_status: lastStatus, last_reply: reply },
  ]);
});

it('what an endpoint refused waits behind what it has not seen yet', async () => {
  const emulator = await createTestEmulator();
  const receiver = await createWebhookReceiver();
  await addEndpoint(emulator, receiver.url);
  receiver.replyWith(500);
  await emit(emulator, ['refused']);
  receiver.replyWith(200);
  await control(emulator, 'POST', 'webhooks', { paused: true });
  await emit(emulator, ['a', 'b']);
  emulator.setTime('2026-11-15T09:00:05Z');
  await control(emulator, 'POST', 'webhooks', { paused: false });
  await emulator.deliverer.settled();
  expect(receiver.received.map(typeOf)).toEqual(['refused', 'a', 'b', 'refused']);
});

it('an endpoint that does not reply holds up no other', async () => {
  const emulator = await createTestEmulator();
  const slow = await createWebhookReceiver();
  const quick = await createWebhookReceiver();
  slow.replyWith(null);
  await addEndpoint(emulator, slow.url);
  await addEndpoint(emulator, quick.url);
  emulator.deliverer.wake();
  await emitAll(emulator, ['a', 'b', 'c']);
  await expect.poll(() => quick.received.map(typeOf)).toEqual(['a', 'b', 'c']);
  expect(slow.received.length).toBeLessThan(3);
});

it('while paused everything waits, and afterwards it arrives in order', async () => {
  const emulator = await createTestEmulator();
  const receiver = await createWebhookReceiver();
  await addEndpoint(emulator, receiver.url);
  await control(emulator, 'POST', 'webhooks', { paused: true });
  await emit(emulator, ['a']);
  await emit(emulator, ['b']);
  expect(receiver.received).toEqual([]);
  await control(emulator, 'POST', 'webhooks', { paused: false });
  await emulator.deliverer.settled();
  expect(receiver.received.map(typeOf)).toEqual(['a', 'b']);
});

it('deliveries to an endpoint that was disabled or deleted end', async () => {
  const emulator = await createTestEmulator();
  const receiver = await createWebhookReceiver();
  const disabled = await addEndpoint(emulator, receiver.url);
  const deleted = await addEndpoint(emulator, receiver.url);
  await control(emulator, 'POST', 'webhooks', { paused: true });
  const id = await emit(emulator, ['customer.created']);
  await emulator.store.write(async (tx) => {
    const endpoint = await tx.get('webhook_endpoint', disabled);
    await tx.update('webhook_endpoint', { ...endpoint, status: 'disabled' });
    await tx.remove('webhook_endpoint', deleted);
  });
  await control(emulator, 'POST', 'webhooks', { paused: false });
  await emulator.deliverer.settled();
  expect(receiver.received).toEqual([]);
  expect(await deliveries(emulator)).toMatchObject([
    { status: 'failed', last_reply: 'Not sent: the endpoint has been deleted.' },
    { status: 'failed', last_reply: 'Not sent: the endpoint is disabled.' },
  ]);
  expect(await pendingWebhooks(emulator, id)).toBe(0);
});

it('an endpoint on another machine is not called, and the delivery says so', async () => {
  const emulator = await createTestEmulator();
  await addEndpoint(emulator, 'https://shop.example/hook');
  await emit(emulator, ['customer.created']);
  expect(await deliveries(emulator)).toMatchObject([
    { status: 'failed', attempts: 0, last_reply: expect.stringContaining('shop.example') },
  ]);
});
