/** The background work for search engines and social networks. */
import type { Job } from '../../platform/jobs.ts';
import { type Retention, retentionJob } from '../../platform/retention.ts';
import { deleteImagesMadeBefore } from './social-images/social-images.store.ts';

/** Nothing tells us when an image is no longer wanted; one that still is takes a moment to draw again. */
export const imageRetention: Retention = {
  what: 'social images',
  keptDays: 90,
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
