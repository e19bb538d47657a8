/** What is kept for a time and no longer: each noun declares what goes and when, in this one form. */
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { Job } from './jobs.ts';

export type Retention = {
  readonly what: string;
  /** Whose rows go, or lose what names people. */
  readonly tables: readonly PgTable[];
  /** After it ended, or was last of use. */
  readonly keptDays: number;
  readonly deleteBefore: (db: Database, instant: Date) => Promise<void>;
};

const dayMs = 86_400_000;

/** One that fails does not keep the others from their turn. */
export async function applyRetentions(
  retentions: readonly Retention[],
  { db, now }: { readonly db: Database; readonly now: Date },
): Promise<void> {
  const failures: { what: string; error: unknown }[] = [];
  for (const { what, keptDays, deleteBefore } of retentions) {
    await deleteBefore(db, new Date(now.getTime() - keptDays * dayMs)).catch((error: unknown) => {
      failures.push({ what, error });
    });
  }
  const [first] = failures;
  if (first === undefined) return;
  const left = failures.map(({ what }) => what).join('; ');
  throw new Error(`Kept for longer than it should be: ${left}`, { cause: first.error });
}

export function retentionJob(
  { db, clock }: { readonly db: Database; readonly clock: Pick<Clock, 'now'> },
  {
    retentions,
    ...job
  }: Pick<Job, 'name' | 'cron'> & { readonly retentions: readonly Retention[] },
): Job {
  return { ...job, run: () => applyRetentions(retentions, { db, now: clock.now() }) };
}
