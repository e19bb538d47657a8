/** When time alone will next change an object: a trial that ends, an invoice that is to be finalised. */
import type pg from 'pg';
import type { Internals, Kind, Objects } from './kinds.ts';
import { schemaName } from './schema.ts';

/** By kind, in seconds; null where nothing will happen by itself. Kinds that only people change are not there. */
export type DueTimes = {
  readonly [K in Kind]?: (body: Objects[K], internal: Internals[K]) => number | null;
};

export function dueTimeOf<K extends Kind>(
  dueTimes: DueTimes,
  kind: K,
  body: Objects[K],
  internal: Internals[K],
): number | null {
  const dueTime: ((body: Objects[K], internal: Internals[K]) => number | null) | undefined =
    dueTimes[kind];
  return dueTime === undefined ? null : dueTime(body, internal);
}

/** Whether anything waits for its time: an object, a delivery, a test clock on its way. */
export async function hasAnythingDue(pool: pg.Pool, now: Date): Promise<boolean> {
  const { rows } = await pool.query(
    `SELECT EXISTS (SELECT FROM ${schemaName}.objects WHERE test_clock IS NULL AND due_at <= $1)
       OR EXISTS (SELECT FROM ${schemaName}.deliveries WHERE status = 'waiting' AND next_attempt_at <= $1)
       OR EXISTS (SELECT FROM ${schemaName}.objects
         WHERE kind = 'test_helpers.test_clock' AND body ->> 'status' = 'advancing') AS is_due`,
    [Math.floor(now.getTime() / 1_000)],
  );
  return rows[0].is_due;
}
