/** The background work about choices. */
import { retentionDays } from '@debt-payoff/contract/retention-periods';
import type { Job } from '../platform/jobs.ts';
import { type Retention, retentionJob } from '../platform/retention.ts';
import { deleteConsentBefore } from './consent.store.ts';
import { consentRecords } from './consent.tables.ts';

export const consentRetention: Retention = {
  what: 'choices about measuring',
  tables: [consentRecords],
  keptDays: retentionDays.consentRecords,
  deleteBefore: deleteConsentBefore,
};

export function consentJobs(deps: Parameters<typeof retentionJob>[0]): readonly Job[] {
  return [
    retentionJob(deps, {
      name: 'consent.purge',
      cron: '7 4 * * *',
      retentions: [consentRetention],
    }),
  ];
}
