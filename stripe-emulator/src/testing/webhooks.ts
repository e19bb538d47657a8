/** Endpoints, events and deliveries for tests of webhooks, and the control calls about them. */
import * as z from 'zod';
import { newCustomer } from '../objects/customer.ts';
import { newWebhookEndpoint } from '../objects/webhook-endpoint.ts';
import type { TestEmulator } from './test-emulator.ts';

export const secret = 'whsec_of_this_test';
export const startSeconds = Date.parse('2026-11-15T09:00:00Z') / 1_000;

export async function addEndpoint({ store }: TestEmulator, url: string): Promise<string> {
  const endpoint = newWebhookEndpoint({ now: startSeconds, url, enabledEvents: ['*'] });
  await store.write((tx) => tx.insert('webhook_endpoint', endpoint, { internal: { secret } }));
  return endpoint.id;
}

/** Emits all of them in one transaction, has them delivered, and gives the id of the last. */
export async function emit(emulator: TestEmulator, types: readonly string[]): Promise<string> {
  await emitAll(emulator, types);
  await emulator.deliverer.settled();
  const [last] = (await emulator.store.read((tx) => tx.page('event', {}))).data;
  return last?.id ?? '';
}

export async function emitAll(emulator: TestEmulator, types: readonly string[]): Promise<void> {
  await emulator.store.write(async (tx) => {
    const now = await tx.now();
    const object = newCustomer({ now });
    for (const type of types) await tx.emit({ type, object, now });
  });
  emulator.deliverer.wake();
}

export async function moveTo({ setTime, deliverer }: TestEmulator, seconds: number): Promise<void> {
  setTime(new Date(seconds * 1_000).toISOString());
  deliverer.wake();
  await deliverer.settled();
}

export async function control(
  { address, secretKey }: TestEmulator,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<unknown> {
  const reply = await fetch(`${address}/_emulator/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${secretKey}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(await reply.text());
  return reply.json();
}

export const deliveryListSchema = z.object({
  data: z.array(
    z.looseObject({
      id: z.string(),
      status: z.string(),
      webhook_endpoint: z.string(),
      next_attempt_at: z.number().nullable(),
    }),
  ),
  has_more: z.boolean(),
});

export async function deliveries(emulator: TestEmulator) {
  return z.parse(deliveryListSchema, await control(emulator, 'GET', 'deliveries')).data;
}

export async function pendingWebhooks({ store }: TestEmulator, id: string): Promise<number> {
  return (await store.read((tx) => tx.get('event', id))).pending_webhooks;
}

export function eventOf(body: string): { readonly id: string; readonly type: string } {
  return z.parse(z.object({ id: z.string(), type: z.string() }), JSON.parse(body));
}

export function typeOf({ body }: { readonly body: string }): string {
  return eventOf(body).type;
}
