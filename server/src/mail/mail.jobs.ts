/** The background work about mail. */
import { retentionDays } from '@debt-payoff/contract/retention-periods';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Job } from '../platform/jobs.ts';
import { type Retention, retentionJob } from '../platform/retention.ts';
import { deleteMailFinishedBefore } from './mail.store.ts';
import { mailOutbox } from './mail.tables.ts';
import type { Mailer } from './mailer.ts';

/** Mail that waits is not touched, however old. */
export const mailRetention: Retention = {
  what: 'mail that was sent, dropped or given up',
  tables: [mailOutbox],
  keptDays: retentionDays.finishedMail,
  deleteBefore: deleteMailFinishedBefore,
};

export function mailJobs(deps: {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Pick<Mailer, 'deliverNow'>;
}): readonly Job[] {
  return [
    { name: 'mail.deliver', cron: '* * * * *', run: deps.mailer.deliverNow },
    retentionJob(deps, { name: 'mail.purge', cron: '43 3 * * *', retentions: [mailRetention] }),
  ];
}
