/** The background work of billing that waits for Stripe, or clears up. */
import type { Job } from '../../platform/jobs.ts';
import { retentionJob } from '../../platform/retention.ts';
import type { BillingDeps } from '../deps.ts';
import { billingRetentions } from './retentions.ts';
import { workTasks } from './stripe-tasks.ts';

export function taskJobs(deps: BillingDeps): readonly Job[] {
  return [
    { name: 'billing.tasks', cron: '* * * * *', run: () => workTasks(deps) },
    retentionJob(deps, {
      name: 'billing.purge',
      cron: '33 3 * * *',
      retentions: billingRetentions,
    }),
  ];
}
