/** How the product is doing, all of it at one moment. */
import type { Health } from '@debt-payoff/contract/admin-health';
import { healthLimits } from '@debt-payoff/contract/admin-limits';
import type { Payments } from '../../billing/deps.ts';
import { readEvents, readTasks } from '../../billing/stripe-health.store.ts';
import type { MailConfig } from '../../mail/mail-config.ts';
import { readFailedMails, readMailQueue } from '../../mail/mail-health.store.ts';
import { deliveryOf } from '../../mail/mailer.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { readDatabaseHealth } from '../../platform/database/database-health.ts';
import { atOneMoment } from '../../platform/database/one-moment.ts';
import { readFailures } from '../../platform/failure-records.store.ts';
import { readJobStates } from '../../platform/job-states.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { SiteConfig } from '../../platform/site-config.ts';
import { readPostHealth } from '../../social/post-health.store.ts';
import {
  writeDatabase,
  writeErrors,
  writeJob,
  writeMail,
  writePosts,
  writeWebhooks,
} from './health.wire.ts';

export type ReadHealthDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<SiteConfig, 'environment'> & { readonly mail: MailConfig };
  readonly payments: Pick<Payments, 'isOn'>;
  /** Null where no jobs run beside the app. */
  readonly jobs: Pick<Jobs, 'registered'> | null;
};

const dayMs = 86_400_000;

/** One question after the other, on one connection: it must not take those of others. */
export function readHealth(deps: ReadHealthDeps, process: Health['process']): Promise<Health> {
  const now = deps.clock.now();
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * dayMs);
  return atOneMoment(deps.db, async (tx) => ({
    checked_at: now.toISOString(),
    process,
    database: writeDatabase(await readDatabaseHealth(tx)),
    mail: writeMail(
      deliveryOf(deps.config),
      await readMailQueue(tx, now),
      await readFailedMails(tx, {
        recentFrom: daysAgo(7),
        countMax: healthLimits.failedMailsShown,
      }),
    ),
    jobs: await readJobs(tx, deps.jobs?.registered ?? []),
    webhooks: writeWebhooks(
      deps.payments.isOn,
      await readEvents(tx, daysAgo(1)),
      await readTasks(tx, now),
    ),
    posts: writePosts(await readPostHealth(tx, now)),
    errors: writeErrors(
      await readFailures(tx, { since: daysAgo(1), groupsMax: healthLimits.errorGroupsShown }),
    ),
  }));
}

async function readJobs(tx: Transaction, registered: Jobs['registered']): Promise<Health['jobs']> {
  if (registered.length === 0) return [];
  const states = new Map((await readJobStates(tx)).map((state) => [state.name, state]));
  return registered
    .map((job) => writeJob(job, states.get(job.name)))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
