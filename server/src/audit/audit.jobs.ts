/** The background work about the record of what staff did. */
import { retentionDays } from '@debt-payoff/contract/retention-periods';
import type { Job } from '../platform/jobs.ts';
import { type Retention, retentionJob } from '../platform/retention.ts';
import { deleteEntriesBefore } from './audit.store.ts';
import { auditEntries } from './audit.tables.ts';

export const auditRetention: Retention = {
  what: 'acts of staff',
  tables: [auditEntries],
  keptDays: retentionDays.auditRecords,
  deleteBefore: deleteEntriesBefore,
};

export function auditJobs(deps: Parameters<typeof retentionJob>[0]): readonly Job[] {
  return [
    retentionJob(deps, { name: 'audit.purge', cron: '19 4 * * *', retentions: [auditRetention] }),
  ];
}
