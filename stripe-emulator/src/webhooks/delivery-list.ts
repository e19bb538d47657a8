/** Deliveries as people and tests ask for them. */

import { schemaName } from '../store/schema.ts';
import type { Transaction } from '../store/transaction.ts';
import { missing } from '../stripe-error.ts';

export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

export type Delivery = {
  readonly id: string;
  readonly object: 'emulator.delivery';
  readonly event: string;
  readonly event_type: string | null;
  /** The object of which the event tells. */
  readonly event_object: string | null;
  readonly webhook_endpoint: string;
  readonly url: string | null;
  readonly status: DeliveryStatus;
  readonly attempts: number;
  readonly successes: number;
  /** Seconds; zero for at once. */
  readonly next_attempt_at: number | null;
  readonly last_attempt_at: number | null;
  readonly last_status: number | null;
  readonly last_reply: string | null;
};

export type DeliveryFilter = {
  readonly id?: string | undefined;
  readonly event?: string | undefined;
  readonly webhook_endpoint?: string | undefined;
  readonly status?: DeliveryStatus | undefined;
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
};

/** Newest first. */
export async function listDeliveries(
  { client }: Transaction,
  filter: DeliveryFilter,
): Promise<{ readonly data: readonly Delivery[]; readonly hasMore: boolean }> {
  const limit = filter.limit ?? 10;
  const { rows } = await client.query<Delivery>(
    `SELECT delivery.id, 'emulator.delivery' AS object, event_id AS event,
       event.body ->> 'type' AS event_type, event.body #>> '{data,object,id}' AS event_object,
       endpoint_id AS webhook_endpoint, endpoint.body ->> 'url' AS url, status, attempts, successes,
       next_attempt_at::float8, last_attempt_at::float8, last_status, last_reply
     FROM ${schemaName}.deliveries AS delivery
     LEFT JOIN ${schemaName}.objects AS event ON event.id = event_id
     LEFT JOIN ${schemaName}.objects AS endpoint ON endpoint.id = endpoint_id
     WHERE ($1::text IS NULL OR delivery.id = $1) AND ($2::text IS NULL OR event_id = $2)
       AND ($3::text IS NULL OR endpoint_id = $3) AND ($4::text IS NULL OR status = $4)
       AND ($5::text IS NULL OR delivery.seq < (SELECT seq FROM ${schemaName}.deliveries WHERE id = $5))
     ORDER BY delivery.seq DESC LIMIT ${limit + 1}`,
    [
      filter.id ?? null,
      filter.event ?? null,
      filter.webhook_endpoint ?? null,
      filter.status ?? null,
      filter.starting_after ?? null,
    ],
  );
  return { data: rows.slice(0, limit), hasMore: rows.length > limit };
}

export async function getDelivery(tx: Transaction, id: string): Promise<Delivery> {
  const [delivery] = (await listDeliveries(tx, { id })).data;
  if (delivery === undefined) throw missing('delivery', id);
  return delivery;
}
