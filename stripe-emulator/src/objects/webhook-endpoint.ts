/** A webhook endpoint: where events are sent. Its secret is kept apart and shown only once. */
import { newId } from '../ids.ts';
import type { Metadata } from './metadata.ts';
import type { Optional } from './optional.ts';

export type WebhookEndpoint = typeof unusedFields & {
  readonly id: string;
  readonly api_version: string | null;
  readonly created: number;
  readonly description: string | null;
  readonly enabled_events: readonly string[];
  readonly metadata: Metadata;
  readonly status: 'enabled' | 'disabled';
  readonly url: string;
};

export type WebhookEndpointInput = {
  readonly now: number;
  readonly id?: string | undefined;
  readonly apiVersion?: Optional<string>;
  readonly description?: Optional<string>;
  readonly enabledEvents: readonly string[];
  readonly metadata?: Optional<Metadata>;
  readonly url: string;
};

const unusedFields = { object: 'webhook_endpoint', application: null, livemode: false } as const;

export function newWebhookEndpoint(input: WebhookEndpointInput): WebhookEndpoint {
  return {
    ...unusedFields,
    id: input.id ?? newId('we'),
    api_version: input.apiVersion ?? null,
    created: input.now,
    description: input.description ?? null,
    enabled_events: input.enabledEvents,
    metadata: input.metadata ?? {},
    status: 'enabled',
    url: input.url,
  };
}
