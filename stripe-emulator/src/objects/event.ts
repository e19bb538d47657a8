/** An event: a change of an object, as webhooks tell it. */
import { apiVersion } from '../api-version.ts';
import { newId } from '../ids.ts';
import type { Optional } from './optional.ts';

export type Event = typeof unusedFields & {
  readonly id: string;
  readonly api_version: string;
  readonly created: number;
  readonly data: {
    readonly object: object;
    readonly previous_attributes?: object;
  };
  readonly pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
  readonly type: string;
};

export type EventInput = {
  readonly now: number;
  readonly id?: string | undefined;
  readonly apiVersion?: Optional<string>;
  readonly object: object;
  readonly pendingWebhooks?: Optional<number>;
  /** Given for an update: the old values of what changed. */
  readonly previousAttributes?: Optional<object>;
  /** Left out for what Stripe does by itself, such as the start of a new period. */
  readonly request?: Optional<{ readonly id: string; readonly idempotencyKey: string | null }>;
  readonly type: string;
};

const unusedFields = { object: 'event', livemode: false } as const;

export function newEvent(input: EventInput): Event {
  const { object, previousAttributes } = input;
  return {
    ...unusedFields,
    id: input.id ?? newId('evt'),
    api_version: input.apiVersion ?? apiVersion,
    created: input.now,
    data: previousAttributes ? { object, previous_attributes: previousAttributes } : { object },
    pending_webhooks: input.pendingWebhooks ?? 0,
    request: {
      id: input.request?.id ?? null,
      idempotency_key: input.request?.idempotencyKey ?? null,
    },
    type: input.type,
  };
}
