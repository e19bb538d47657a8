/** The calls about events, which can only be read. */
import * as z from 'zod';
import { defineCall, listReply, retrieveCall } from '../http/call.ts';
import { createdParameter, flag, listParameters, text } from '../http/parameters.ts';
import { schemaName } from '../store/schema.ts';
import { invalidRequest } from '../stripe-error.ts';
import { knownEventTypes } from './known-event-types.ts';

const undelivered = `EXISTS (
  SELECT 1 FROM ${schemaName}.deliveries
  WHERE deliveries.event_id = objects.id AND deliveries.status <> 'delivered')`;

const retrieveEvent = retrieveCall('event', '/v1/events/:id');

const listEvents = defineCall({
  method: 'GET',
  path: '/v1/events',
  parameters: {
    ...listParameters(),
    ...createdParameter(),
    delivery_success: flag().optional(),
    type: text().optional(),
    types: z.array(text()).max(20).optional(),
  },
  run: async ({ tx, params }) => {
    const { type, types, delivery_success: isDelivered } = params;
    if (type !== undefined && types !== undefined) {
      throw invalidRequest('Give one of type and types, not both.', { param: 'types' });
    }
    const wanted = type === undefined ? types : typesLike(type);
    const where = wanted?.map((name) => ({ type: name })) ?? {};
    const condition = isDelivered === true ? `NOT ${undelivered}` : undelivered;
    const page = { ...params, condition: isDelivered === undefined ? undefined : condition };
    return listReply('/v1/events', await tx.page('event', where, page));
  },
});

export const eventCalls = [retrieveEvent, listEvents];

/** `customer.*` stands for all types that begin so. */
function typesLike(type: string): readonly string[] {
  if (!type.endsWith('*')) return [type];
  return knownEventTypes.filter((known) => known.startsWith(type.slice(0, -1)));
}
