/** The background work about payments, for the process and for the command line alike. */
import { retentionDays } from '@debt-payoff/contract/retention-periods';
import { idempotencyRetention } from '../idempotency/idempotency.ts';
import type { Job } from '../platform/jobs.ts';
import { type Retention, retentionJob } from '../platform/retention.ts';
import { scheduleReminders } from '../schedules/schedules.tables.ts';
import { type DailyDeps, runDaily } from './daily-job.ts';
import { deleteDealRemindersBefore } from './deal-reminders.store.ts';
import { dealReminders } from './deal-reminders.tables.ts';
import { deleteRemindersBefore } from './due-dates.store.ts';
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
    retentionJob(deps, {
      name: 'payments.purge',
      cron: '53 3 * * *',
      retentions: paymentRetentions,
    }),
  ];
}

export const paymentRetentions: readonly Retention[] = [
  idempotencyRetention,
  {
    what: 'what tells that a reminder was sent',
    tables: [scheduleReminders],
    keptDays: retentionDays.reminders,
    deleteBefore: deleteRemindersBefore,
  },
  {
    what: 'what tells that the end of a deal was told of',
    tables: [dealReminders],
    keptDays: retentionDays.reminders,
    deleteBefore: deleteDealRemindersBefore,
  },
];
