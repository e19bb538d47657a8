/** What is kept for a time and no longer: each noun declares what goes and when, in this one form. */
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { Job } from './jobs.ts';

export type Retention = {
  readonly what: string;
  /** After it ended, or was last of use. */
  readonly keptDays: number;
  readonly deleteBefore: (db: Database, instant: Date) => Promise<void>;
};

const dayMs = 86_400_000;

export async function applyRetentions(
  retentions: readonly Retention[],
  { db, now }: { readonly db: Database; readonly now: Date },
): Promise<void> {
  for (const { what, keptDays, deleteBefore } of retentions) {
    await deleteBefore(db, new Date(now.getTime() - keptDays * dayMs)).catch((error: unknown) => {
      throw new Error(`What is kept for ${keptDays} days was not deleted: ${what}`, {
        cause: error,
      });
    });
  }
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
