/** The background work for search engines and social networks. */
import { retentionDays } from '@debt-payoff/contract/retention-periods';
import type { Job } from '../../platform/jobs.ts';
import { type Retention, retentionJob } from '../../platform/retention.ts';
import { deleteImagesMadeBefore } from './social-images/social-images.store.ts';
import { socialImages } from './social-images/social-images.tables.ts';

export const imageRetention: Retention = {
  what: 'social images',
  tables: [socialImages],
  keptDays: retentionDays.socialImages,
  deleteBefore: deleteImagesMadeBefore,
};

export function discoveryJobs(deps: Parameters<typeof retentionJob>[0]): readonly Job[] {
  return [
    retentionJob(deps, {
      name: 'social-images.purge',
      cron: '13 4 * * *',
      retentions: [imageRetention],
    }),
  ];
}
