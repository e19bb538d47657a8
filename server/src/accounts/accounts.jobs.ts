/** The background work about accounts. */
import { retentionDays } from '@debt-payoff/contract/retention-periods';
import type { Job } from '../platform/jobs.ts';
import { type Retention, retentionJob } from '../platform/retention.ts';
import { sessionRetention } from '../sessions/sessions.ts';
import { deleteLinksExpiredBefore } from './account-links.ts';
import { forgetAccountsDeletedBefore } from './accounts.store.ts';
import { accountLinks, deletedAccounts, emailChanges } from './accounts.tables.ts';
import { deleteEmailChangesBefore } from './email-changes.store.ts';

export const accountRetentions: readonly Retention[] = [
  {
    what: 'names and addresses of deleted accounts',
    tables: [deletedAccounts],
    keptDays: retentionDays.deletedAccountNames,
    deleteBefore: forgetAccountsDeletedBefore,
  },
  {
    what: 'mailed links that have expired',
    tables: [accountLinks],
    keptDays: retentionDays.expiredLinks,
    deleteBefore: deleteLinksExpiredBefore,
  },
  {
    what: 'changes of address that can no longer be confirmed or reverted',
    tables: [emailChanges],
    keptDays: retentionDays.emailChanges,
    deleteBefore: deleteEmailChangesBefore,
  },
  sessionRetention,
];

export function accountJobs(deps: Parameters<typeof retentionJob>[0]): readonly Job[] {
  return [
    retentionJob(deps, {
      name: 'accounts.purge',
      cron: '23 3 * * *',
      retentions: accountRetentions,
    }),
  ];
}
