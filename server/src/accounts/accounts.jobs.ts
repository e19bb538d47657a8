/** The background work about accounts. */
import { accountLimits } from '@debt-payoff/contract/limits';
import type { Job } from '../platform/jobs.ts';
import { type Retention, retentionJob } from '../platform/retention.ts';
import { sessionRetention } from '../sessions/sessions.ts';
import { deleteLinksExpiredBefore } from './account-links.ts';
import { forgetAccountsDeletedBefore } from './accounts.store.ts';
import { deleteEmailChangesBefore } from './email-changes.store.ts';

export const accountRetentions: readonly Retention[] = [
  {
    what: 'names and addresses of deleted accounts',
    keptDays: accountLimits.deletedAccountPurgeDays,
    deleteBefore: forgetAccountsDeletedBefore,
  },
  { what: 'mailed links that have expired', keptDays: 0, deleteBefore: deleteLinksExpiredBefore },
  {
    what: 'changes of address that can no longer be confirmed or reverted',
    keptDays: Math.max(accountLimits.emailConfirmDays, accountLimits.emailRevertDays),
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
