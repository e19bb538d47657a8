/** Deliveries of events to endpoints: what waits, what became of it, and making one again. */
import type pg from 'pg';
import { insertDelivery } from '../store/record-deliveries.ts';
import { schemaName } from '../store/schema.ts';
import type { WebhookBehaviour } from '../store/settings.ts';
import type { Transaction } from '../store/transaction.ts';

const table = `${schemaName}.deliveries`;

/** Seconds between an attempt and the next: three days in total. */
const retryPauses = [5, 30, 120, 600, 3_600, 21_600, 86_400, 144_000] as const;

/** What was never tried is due since zero: an endpoint that fails gets it before what it refused. */
const orders: Readonly<Record<WebhookBehaviour['order'], string>> = {
  as_created: 'next_attempt_at, seq',
  reversed: 'next_attempt_at, seq DESC',
  shuffled: 'random()',
};

export async function listDueEndpoints(pool: pg.Pool, now: number): Promise<string[]> {
  const { rows } = await pool.query<{ readonly endpoint_id: string }>(
    `SELECT DISTINCT endpoint_id FROM ${table} WHERE status = 'waiting' AND next_attempt_at <= $1`,
    [now],
  );
  return rows.map((row) => row.endpoint_id);
}

export type DueDelivery = {
  readonly id: string;
  readonly event_id: string;
  readonly attempts: number;
};

export async function findDueDelivery(
  pool: pg.Pool,
  {
    endpointId,
    order,
    now,
    underWay,
  }: {
    readonly endpointId: string;
    readonly order: WebhookBehaviour['order'];
    readonly now: number;
    readonly underWay: readonly string[];
  },
): Promise<DueDelivery | null> {
  const { rows } = await pool.query<DueDelivery>(
    `SELECT id, event_id, attempts FROM ${table}
     WHERE status = 'waiting' AND next_attempt_at <= $1 AND endpoint_id = $2 AND id <> ALL ($3)
     ORDER BY ${orders[order]} LIMIT 1`,
    [now, endpointId, underWay],
  );
  return rows[0] ?? null;
}

type Outcome = {
  readonly id: string;
  readonly now: number;
  readonly status: number | null;
  readonly reply: string;
};

/** It is made again as often as duplicates are asked for. */
export async function recordTaken(
  tx: Transaction,
  { id, now, status, reply, duplicates }: Outcome & { readonly duplicates: number },
): Promise<void> {
  await tx.client.query(
    `UPDATE ${table} SET attempts = attempts + 1, successes = successes + 1, last_attempt_at = $2::bigint,
       last_status = $3, last_reply = $4,
       status = CASE WHEN successes < $5 THEN 'waiting' ELSE 'delivered' END,
       next_attempt_at = CASE WHEN successes < $5 THEN $2::bigint END
     WHERE id = $1 AND status = 'waiting'`,
    [id, now, status, reply, duplicates],
  );
  await countPending(tx, id);
}

/** The next attempt comes after a longer pause; after the last it has failed for good. */
export async function recordRefused(
  tx: Transaction,
  { id, now, status, reply, attempts }: Outcome & { readonly attempts: number },
): Promise<void> {
  const pause = retryPauses[attempts];
  await tx.client.query(
    `UPDATE ${table} SET attempts = attempts + 1, last_attempt_at = $2, last_status = $3,
       last_reply = $4, status = $5, next_attempt_at = $6
     WHERE id = $1 AND status = 'waiting'`,
    [
      id,
      now,
      status,
      reply,
      pause === undefined ? 'failed' : 'waiting',
      pause === undefined ? null : now + pause,
    ],
  );
  await countPending(tx, id);
}

/** Ends a delivery that cannot be made. */
export async function recordImpossible(
  tx: Transaction,
  { id, reply }: { readonly id: string; readonly reply: string },
): Promise<void> {
  await tx.client.query(
    `UPDATE ${table} SET status = 'failed', next_attempt_at = NULL, last_status = NULL, last_reply = $2
     WHERE id = $1 AND status = 'waiting'`,
    [id, reply],
  );
  await countPending(tx, id);
}

async function countPending(tx: Transaction, deliveryId: string): Promise<void> {
  const { rows } = await tx.client.query<{ readonly event_id: string; readonly pending: number }>(
    `SELECT event_id, (SELECT count(*)::integer FROM ${table} AS others
       WHERE others.event_id = one.event_id AND status = 'waiting' AND successes = 0) AS pending
     FROM ${table} AS one WHERE id = $1`,
    [deliveryId],
  );
  const [row] = rows;
  if (row === undefined) return;
  const event = await tx.find('event', row.event_id);
  if (event === null || event.pending_webhooks === row.pending) return;
  await tx.update('event', { ...event, pending_webhooks: row.pending });
}

/** A delivery of its own, so that what became of the first stays to be seen. */
export async function addDelivery(
  tx: Transaction,
  { eventId, endpointId }: { readonly eventId: string; readonly endpointId: string },
): Promise<string> {
  const now = await tx.now();
  const id = await insertDelivery(tx.client, { eventId, endpointId, now });
  await countPending(tx, id);
  return id;
}
