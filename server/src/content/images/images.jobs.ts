/** Deletes images that no article shows any more. */
import { retentionDays } from '@debt-payoff/contract/retention-periods';
import type { Job } from '../../platform/jobs.ts';
import { type Retention, retentionJob } from '../../platform/retention.ts';
import { deleteUnusedImages, renewShownImages } from './images.store.ts';
import { imageFiles, images } from './images.tables.ts';

export const articleImageRetention: Retention = {
  what: 'images that no article shows',
  tables: [images, imageFiles],
  keptDays: retentionDays.unusedImages,
  deleteBefore: deleteUnusedImages,
};

export function imageJobs(deps: Parameters<typeof retentionJob>[0]): readonly Job[] {
  const purge = retentionJob(deps, {
    name: 'images.purge',
    cron: '29 4 * * *',
    retentions: [articleImageRetention],
  });
  const run = async (): Promise<void> => {
    await renewShownImages(deps.db, deps.clock.now());
    await purge.run();
  };
  return [{ ...purge, run }];
}
