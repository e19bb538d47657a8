/** The background work about payments, for the process and for the command line alike. */
import { purgeIdempotencyKeys } from '../idempotency/idempotency.ts';
import type { Database } from '../platform/database/database.ts';
import type { Job } from '../platform/jobs.ts';
import { type DailyDeps, runDaily } from './daily.ts';
import { deleteRemindersBefore } from './jobs.store.ts';
import { reconcileLedgers } from './reconcile.ts';

export const dailyJob = 'daily';

export function paymentJobs(deps: DailyDeps): readonly Job[] {
  return [
    {
      name: dailyJob,
      cron: '5 6 * * *',
      isLong: true,
      run: async () => {
        const { failedCount } = await runDaily(deps, deps.clock.today());
        // Thrown, so that the job is tried again; what was done is not done twice.
        if (failedCount > 0)
          throw new Error(`${failedCount} portfolios or people were not served; see the log`);
      },
    },
    {
      name: 'ledger.reconcile',
      cron: '11 2 * * *',
      isLong: true,
      // A difference does not go away by itself, and is reported once a night.
      retries: 0,
      run: async () => {
        const { differentIds } = await reconcileLedgers(deps);
        const count = differentIds.length;
        if (count > 0)
          throw new Error(`The ledgers of ${count} debts are not in order; see the log`);
      },
    },
    {
      name: 'payments.purge',
      cron: '53 3 * * *',
      run: () => purgePaymentLeftovers(deps.db, deps.clock.now()),
    },
  ];
}

/** Long past the last day on which a due date could be told of again. */
const remindersKeptDays = 400;
const dayMs = 86_400_000;

export async function purgePaymentLeftovers(db: Database, now: Date): Promise<void> {
  await purgeIdempotencyKeys(db, now);
  await deleteRemindersBefore(db, new Date(now.getTime() - remindersKeptDays * dayMs));
}
