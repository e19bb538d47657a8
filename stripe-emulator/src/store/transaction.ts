/** Everything that one call reads and writes: all of it is kept, or none. */
import type pg from 'pg';
import { newEvent } from '../objects/event.ts';
import { missing, StripeError } from '../stripe-error.ts';
import { type DueTimes, dueTimeOf } from './due-times.ts';
import { type Internals, type Kind, labelOf, type Objects } from './kinds.ts';
import {
  listAllObjects,
  type ObjectsPage,
  type Page,
  pageOfObjects,
  type Where,
} from './list-objects.ts';
import { previousAttributesOf } from './previous-attributes.ts';
import { recordDeliveries } from './record-deliveries.ts';
import { schemaName } from './schema.ts';

/** The request in which something happened; null where time alone made it happen. */
export type RequestInfo = { readonly id: string; readonly idempotencyKey: string | null };

type Emission = {
  readonly type: string;
  readonly object: object;
  /** As it was before: what differs is named in the event. */
  readonly previous?: object;
  readonly now: number;
};

export type Transaction = {
  readonly request: RequestInfo | null;
  /** Seconds; by a test clock where one is given, else by the product's. */
  readonly now: (testClock?: string | null) => Promise<number>;
  /** Null where there is none, or where it was deleted. */
  readonly find: <K extends Kind>(kind: K, id: string) => Promise<Objects[K] | null>;
  /** Throws Stripe's 'No such ...', naming the parameter in which the id came. */
  readonly get: <K extends Kind>(kind: K, id: string, param?: string) => Promise<Objects[K]>;
  readonly internal: <K extends Kind>(kind: K, id: string) => Promise<Internals[K]>;
  /** Newest first, as Stripe lists; of several conditions, any will do. */
  readonly page: <K extends Kind>(
    kind: K,
    where: Where | readonly Where[],
    page?: ObjectsPage,
  ) => Promise<Page<Objects[K]>>;
  /** Oldest first, without a limit. */
  readonly all: <K extends Kind>(kind: K, where: Where) => Promise<readonly Objects[K][]>;
  readonly insert: <K extends Kind>(
    kind: K,
    body: Objects[K],
    extra?: { readonly internal?: Internals[K]; readonly testClock?: string | null },
  ) => Promise<Objects[K]>;
  /** Replaces the object; what is remembered of it stays, unless given. */
  readonly update: <K extends Kind>(
    kind: K,
    body: Objects[K],
    internal?: Internals[K],
  ) => Promise<Objects[K]>;
  /** A deleted customer is still known by its id; of other kinds nothing remains. */
  readonly remove: (kind: Kind, id: string) => Promise<void>;
  /** Records an event and, for each endpoint that wants it, a delivery. */
  readonly emit: (emission: Emission) => Promise<void>;
  /** For what is not an object of Stripe's, such as deliveries. */
  readonly client: pg.PoolClient;
};

export function transactionOn(
  client: pg.PoolClient,
  options: {
    readonly request: RequestInfo | null;
    /** By the product's clock, or the moment at which work was due. */
    readonly now: number;
    readonly dueTimes: DueTimes;
  },
): Transaction {
  const table = `${schemaName}.objects`;

  const dueAt = <K extends Kind>(kind: K, body: Objects[K], internal: Internals[K]) =>
    dueTimeOf(options.dueTimes, kind, body, internal);

  // Only the emulator writes to its tables: the types of their rows are stated here and not checked.
  const find = async <K extends Kind>(kind: K, id: string): Promise<Objects[K] | null> => {
    const { rows } = await client.query<{ readonly body: Objects[K] }>(
      `SELECT body FROM ${table} WHERE id = $1 AND kind = $2 AND NOT is_deleted`,
      [id, kind],
    );
    return rows[0]?.body ?? null;
  };

  const get: Transaction['get'] = async (kind, id, param = 'id') => {
    const body = await find(kind, id);
    if (body === null) throw missing(labelOf(kind), id, param);
    return body;
  };

  const internal = async <K extends Kind>(kind: K, id: string): Promise<Internals[K]> => {
    const { rows } = await client.query<{ readonly internal: Internals[K] }>(
      `SELECT internal FROM ${table} WHERE id = $1 AND kind = $2`,
      [id, kind],
    );
    return rows[0]?.internal ?? {};
  };

  const page: Transaction['page'] = (kind, where, asked = {}) =>
    pageOfObjects(client, kind, { where, asked });

  const all: Transaction['all'] = (kind, where) => listAllObjects(client, kind, where);

  const insert: Transaction['insert'] = async (kind, body, extra = {}) => {
    const kept = extra.internal ?? {};
    await client.query(
      `INSERT INTO ${table} (id, kind, body, internal, test_clock, due_at) VALUES ($1, $2, $3, $4, $5, $6)`,
      [
        body.id,
        kind,
        JSON.stringify(body),
        JSON.stringify(kept),
        extra.testClock ?? null,
        dueAt(kind, body, kept),
      ],
    );
    return body;
  };

  const update: Transaction['update'] = async (kind, body, given) => {
    const kept = given ?? (await internal(kind, body.id));
    const { rowCount } = await client.query(
      `UPDATE ${table} SET body = $3, internal = $4, due_at = $5 WHERE id = $1 AND kind = $2`,
      [body.id, kind, JSON.stringify(body), JSON.stringify(kept), dueAt(kind, body, kept)],
    );
    if (rowCount !== 1) throw new Error(`${kind} ${body.id} is changed but was never made`);
    return body;
  };

  const remove: Transaction['remove'] = async (kind, id) => {
    await client.query(
      kind === 'customer'
        ? `UPDATE ${table} SET is_deleted = true, due_at = NULL WHERE id = $1 AND kind = $2`
        : `DELETE FROM ${table} WHERE id = $1 AND kind = $2`,
      [id, kind],
    );
  };

  const now: Transaction['now'] = async (testClock = null) => {
    if (testClock === null) return options.now;
    const { frozen_time, status } = await get('test_helpers.test_clock', testClock);
    // Every write asks for the time first, so that no request changes anything while a clock moves.
    if (options.request !== null && status === 'advancing') throw clockIsAdvancing(testClock);
    return frozen_time;
  };

  const emit: Transaction['emit'] = async ({ type, object, previous, now: at }) => {
    const { request } = options;
    const previousAttributes =
      previous === undefined ? undefined : previousAttributesOf(previous, object);
    // An update that changed nothing is not told.
    if (previousAttributes && Object.keys(previousAttributes).length === 0) return;
    const event = newEvent({ type, now: at, object, previousAttributes, request });
    const count = await recordDeliveries({ client, event, now: options.now });
    await insert('event', { ...event, pending_webhooks: count });
  };

  return {
    request: options.request,
    client,
    now,
    find,
    get,
    internal,
    page,
    all,
    insert,
    update,
    remove,
    emit,
  };
}

function clockIsAdvancing(id: string): StripeError {
  const message = `Test clock advancement underway - cannot perform modifications: ${id}`;
  return new StripeError(429, 'rate_limit_error', message, { code: 'rate_limit' });
}
