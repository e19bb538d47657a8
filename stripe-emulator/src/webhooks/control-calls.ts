/** The control calls: JSON in, JSON out, under /_emulator. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { releaseTestClock } from '../billing/release-test-clock.ts';
import { withAddress } from '../http/address.ts';
import { listReply } from '../http/call.ts';
import { readSettings } from '../store/settings.ts';
import { invalidRequest } from '../stripe-error.ts';
import {
  changeDunning,
  changeWebhooks,
  describeDunning,
  describeWebhooks,
  dunningSchema,
  webhookBehaviourSchema,
} from './behaviour.ts';
import { deliveryStatuses, getDelivery, listDeliveries } from './delivery-list.ts';
import { replayDelivery, replayEvent } from './replay.ts';
import { rollSecret, rollSecretSchema } from './roll-secret.ts';
import type { ControlDeps } from './serve-control.ts';

const idSchema = z.object({ id: z.string() });
const nothingSchema = z.strictObject({});
const replaySchema = z.strictObject({ webhook_endpoint: z.string().optional() });
const filterSchema = z.strictObject({
  event: z.string().optional(),
  webhook_endpoint: z.string().optional(),
  status: z.enum(deliveryStatuses).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  starting_after: z.string().optional(),
});

export function serveControlCalls(
  app: FastifyInstance,
  { store, deliverer, address }: ControlDeps,
) {
  app.get('/webhooks', async () => describeWebhooks(await readSettings(store.pool)));
  app.post('/webhooks', async (request) => {
    const change = readBody(webhookBehaviourSchema, request);
    const settings = await store.write((tx) => changeWebhooks(tx, change));
    deliverer.wake();
    return describeWebhooks(settings);
  });

  app.get('/dunning', async () => describeDunning(await readSettings(store.pool)));
  app.post('/dunning', async (request) => {
    const change = readBody(dunningSchema, request);
    return describeDunning(await store.write((tx) => changeDunning(tx, change)));
  });

  app.get('/deliveries', async ({ query }) => {
    const filter = read(filterSchema, query);
    const page = await store.read((tx) => listDeliveries(tx, filter));
    return listReply('/_emulator/deliveries', page);
  });
  app.get('/deliveries/:id', async ({ params }, reply) => {
    const { id } = z.parse(idSchema, params);
    const found = await store.read(async (tx) => {
      const delivery = await getDelivery(tx, id);
      return { ...delivery, payload: await tx.find('event', delivery.event) };
    });
    return reply.type('application/json').send(withAddress(JSON.stringify(found), address()));
  });
  app.post('/deliveries/:id/replay', async (request) => {
    readBody(nothingSchema, request);
    const { id } = z.parse(idSchema, request.params);
    const made = await store.write(async (tx) => getDelivery(tx, await replayDelivery(tx, id)));
    deliverer.wake();
    return made;
  });
  app.post('/events/:id/replay', async (request) => {
    const { webhook_endpoint: endpointId = null } = readBody(replaySchema, request);
    const { id: eventId } = z.parse(idSchema, request.params);
    const data = await store.write(async (tx) => {
      const ids = await replayEvent(tx, { eventId, endpointId });
      return Promise.all(ids.map((id) => getDelivery(tx, id)));
    });
    deliverer.wake();
    return listReply('/_emulator/deliveries', { data, hasMore: false });
  });
  app.post('/webhook_endpoints/:id/roll_secret', async (request) => {
    const { keep_seconds: keepSeconds = 0 } = readBody(rollSecretSchema, request);
    const { id } = z.parse(idSchema, request.params);
    return store.write((tx) => rollSecret(tx, { id, keepSeconds }));
  });
  app.post('/test_clocks/:id/release', async (request) => {
    readBody(nothingSchema, request);
    const { id } = z.parse(idSchema, request.params);
    return store.write((tx) => releaseTestClock(tx, id));
  });
}

function readBody<Schema extends z.ZodType>(
  schema: Schema,
  { body }: FastifyRequest,
): z.output<Schema> {
  return read(schema, typeof body === 'string' && body !== '' ? parseJson(body) : {});
}

function parseJson(text: string): unknown {
  // As in a form: PostgreSQL cannot keep it.
  if (text.includes('\\u0000')) throw invalidRequest('The character NUL is not allowed.');
  try {
    return JSON.parse(text, (_key, value: unknown) => {
      if (typeof value === 'string' && !isStorable(value)) throw new Error('not storable');
      return value;
    });
  } catch {
    throw invalidRequest('The body is not JSON, or its text holds what is no character.');
  }
}

/** PostgreSQL keeps neither NUL nor half a character. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function read<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  throw invalidRequest(z.prettifyError(result.error));
}
