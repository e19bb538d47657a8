/** The background work that keeps subscriptions what Stripe says. */
import type { Job } from '../../platform/jobs.ts';
import type { BillingDeps } from '../deps.ts';
import type { EventWorker } from './event-worker.ts';
import { syncEveryone } from './sync-everyone.ts';

export function syncJobs({
  eventWorker,
}: {
  readonly eventWorker: Pick<EventWorker, 'runNow'>;
}): readonly Job[] {
  return [{ name: 'billing.events', cron: '* * * * *', run: eventWorker.runNow }];
}

export function nightlySyncJob(deps: BillingDeps): Job {
  return { name: 'billing.sync', cron: '41 2 * * *', isLong: true, run: () => syncEveryone(deps) };
}
