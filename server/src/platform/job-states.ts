/** How the background work went, read off the queue's own tables. It keeps what has ended for a week. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from './database/database.ts';

export type JobState = {
  readonly name: string;
  readonly lastDoneAt: Date | null;
  /** Given up after its last try. */
  readonly lastFailedAt: Date | null;
  readonly isRunning: boolean;
  /** Failed, and waits for its next try. */
  readonly isRetrying: boolean;
  /** Seconds since it last ended, else since it was first scheduled: by the clock of the database, as all of it. */
  readonly idleSeconds: number;
};

const storedStates = z.array(
  z.object({
    name: z.string(),
    done_at: z.coerce.date().nullable(),
    failed_at: z.coerce.date().nullable(),
    is_running: z.boolean(),
    is_retrying: z.boolean(),
    idle_seconds: z.coerce.number(),
  }),
);

/** In one pass over the queue. */
export async function readJobStates(tx: Transaction): Promise<readonly JobState[]> {
  const { rows } = await tx.execute(sql`
    SELECT queue.name,
      ended.done_at, ended.failed_at,
      coalesce(ended.is_running, false) AS is_running,
      coalesce(ended.is_retrying, false) AS is_retrying,
      extract(epoch FROM clock_timestamp()
        - coalesce(greatest(ended.done_at, ended.failed_at), queue.created_on)) AS idle_seconds
    FROM jobs.queue
    LEFT JOIN (
      SELECT name,
        max(completed_on) FILTER (WHERE state = 'completed') AS done_at,
        max(completed_on) FILTER (WHERE state = 'failed') AS failed_at,
        bool_or(state = 'active') AS is_running,
        bool_or(state = 'retry') AS is_retrying
      FROM jobs.job GROUP BY name
    ) AS ended ON ended.name = queue.name`);
  return storedStates.parse(rows).map((row) => ({
    name: row.name,
    lastDoneAt: row.done_at,
    lastFailedAt: row.failed_at,
    isRunning: row.is_running,
    isRetrying: row.is_retrying,
    idleSeconds: row.idle_seconds,
  }));
}
