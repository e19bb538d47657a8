/** For each endpoint that wants an event, a delivery that waits to be made. */
import type pg from 'pg';
import { newId } from '../ids.ts';
import type { Event } from '../objects/event.ts';
import { schemaName } from './schema.ts';

/** Gives how many there are. */
export async function recordDeliveries({
  client,
  event,
  now,
}: {
  readonly client: pg.PoolClient;
  readonly event: Event;
  readonly now: number;
}): Promise<number> {
  const endpointIds = await listEndpointsFor(client, event.type);
  for (const endpointId of endpointIds) {
    await insertDelivery(client, { eventId: event.id, endpointId, now });
  }
  return endpointIds.length;
}

/** Those that are enabled and want events of the type. */
export async function listEndpointsFor(
  client: pg.PoolClient,
  eventType: string,
): Promise<readonly string[]> {
  const { rows } = await client.query<{ readonly id: string }>(
    `SELECT id FROM ${schemaName}.objects
     WHERE kind = 'webhook_endpoint' AND body ->> 'status' = 'enabled'
       AND (body -> 'enabled_events' ? '*' OR body -> 'enabled_events' ? $1) ORDER BY seq`,
    [eventType],
  );
  return rows.map(({ id }) => id);
}

export async function insertDelivery(
  client: pg.PoolClient,
  {
    eventId,
    endpointId,
    now,
  }: { readonly eventId: string; readonly endpointId: string; readonly now: number },
): Promise<string> {
  const id = newId('dlv');
  // Due at once: 'now' may be the time of a test clock, which is far from that of the deliverer.
  await client.query(
    `INSERT INTO ${schemaName}.deliveries (id, event_id, endpoint_id, status, next_attempt_at, created_at)
     VALUES ($1, $2, $3, 'waiting', 0, $4)`,
    [id, eventId, endpointId, now],
  );
  return id;
}
