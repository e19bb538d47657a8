/** The daily work of billing that tells people what is coming. */
import type { Job } from '../platform/jobs.ts';
import { type DailyBillingDeps, type RoundResult, sumOf } from './mails/each-subscription.ts';
import { remindSubscribers } from './mails/subscription-reminders.ts';
import { applyPriceChanges } from './price-changes/apply-price-changes.ts';

/** Also run once at the start, for what came due while no process was up. */
export const noticeJob = 'billing.notices';

export function noticeJobs(deps: DailyBillingDeps): readonly Job[] {
  return [
    {
      name: noticeJob,
      cron: '25 6 * * *',
      isLong: true,
      run: async () => {
        const { failedCount } = await runNotices(deps, deps.clock.today());
        // Thrown, so that the job is tried again; nobody is told or moved twice.
        if (failedCount > 0)
          throw new Error(`${failedCount} subscribers were not served; see the log`);
      },
    },
  ];
}

/** It may run at any time, any number of times and in many processes at once. */
export async function runNotices(deps: DailyBillingDeps, today: string): Promise<RoundResult> {
  const reminded = await remindSubscribers(deps, today);
  return sumOf([reminded, await applyPriceChanges(deps, today)]);
}
