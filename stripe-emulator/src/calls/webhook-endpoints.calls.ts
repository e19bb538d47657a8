/** The calls about webhook endpoints. The secret is shown once, when an endpoint is made. */
import * as z from 'zod';
import { apiVersion } from '../api-version.ts';
import { defineCall, listReply, retrieveCall } from '../http/call.ts';
import {
  changeMetadata,
  flag,
  listParameters,
  metadata,
  oneOf,
  text,
  unsettable,
  url,
} from '../http/parameters.ts';
import { randomText } from '../ids.ts';
import { changed } from '../objects/changed.ts';
import { newWebhookEndpoint, type WebhookEndpoint } from '../objects/webhook-endpoint.ts';
import { knownEventTypes } from './known-event-types.ts';

const secretLength = 32;

const enabledEvents = () =>
  z
    .array(
      text().refine((type) => type === '*' || knownEventTypes.includes(type), {
        error: ({ input }) => `the emulator knows no events of the type ${String(input)}`,
      }),
    )
    .min(1, 'at least one type of event is needed')
    .refine((types) => !types.includes('*') || types.length === 1, {
      error: '* stands for every type and so stands alone',
    });

const createEndpoint = defineCall({
  method: 'POST',
  path: '/v1/webhook_endpoints',
  parameters: {
    api_version: oneOf(apiVersion).optional(),
    description: unsettable(text()).optional(),
    enabled_events: enabledEvents(),
    metadata: metadata().optional(),
    url: url(),
  },
  run: async ({ tx, params }) => {
    const secret = `whsec_${randomText(secretLength)}`;
    const endpoint = await tx.insert(
      'webhook_endpoint',
      newWebhookEndpoint({
        now: await tx.now(),
        apiVersion: params.api_version,
        description: params.description,
        enabledEvents: params.enabled_events,
        metadata: changeMetadata({}, params.metadata),
        url: params.url,
      }),
      { internal: { secret } },
    );
    return { ...endpoint, secret };
  },
});

const retrieveEndpoint = retrieveCall('webhook_endpoint', '/v1/webhook_endpoints/:id');

const updateEndpoint = defineCall({
  method: 'POST',
  path: '/v1/webhook_endpoints/:id',
  parameters: {
    description: unsettable(text()).optional(),
    disabled: flag().optional(),
    enabled_events: enabledEvents().optional(),
    metadata: metadata().optional(),
    url: url().optional(),
  },
  run: async ({ tx, id, params }) => {
    const endpoint = await tx.get('webhook_endpoint', id);
    const next: WebhookEndpoint = {
      ...endpoint,
      description: changed(params.description, endpoint.description),
      enabled_events: changed(params.enabled_events, endpoint.enabled_events),
      metadata: changeMetadata(endpoint.metadata, params.metadata),
      status:
        params.disabled === undefined ? endpoint.status : params.disabled ? 'disabled' : 'enabled',
      url: changed(params.url, endpoint.url),
    };
    return tx.update('webhook_endpoint', next);
  },
});

const deleteEndpoint = defineCall({
  method: 'DELETE',
  path: '/v1/webhook_endpoints/:id',
  parameters: {},
  run: async ({ tx, id }) => {
    await tx.get('webhook_endpoint', id);
    await tx.remove('webhook_endpoint', id);
    return { id, object: 'webhook_endpoint', deleted: true };
  },
});

const listEndpoints = defineCall({
  method: 'GET',
  path: '/v1/webhook_endpoints',
  parameters: listParameters(),
  run: async ({ tx, params }) =>
    listReply('/v1/webhook_endpoints', await tx.page('webhook_endpoint', {}, params)),
});

export const webhookEndpointCalls = [
  createEndpoint,
  retrieveEndpoint,
  updateEndpoint,
  deleteEndpoint,
  listEndpoints,
];
