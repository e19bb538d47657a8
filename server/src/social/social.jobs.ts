/** The background work about posts for social networks. */
import type { Job } from '../platform/jobs.ts';
import { type DueDeps, publishDuePosts } from './publish-due.ts';

export type SocialJobDeps = DueDeps;

export function socialJobs(deps: SocialJobDeps): readonly Job[] {
  return [
    {
      name: 'social.publish',
      cron: '* * * * *',
      // That its process died is noticed within a minute, not when a usual job would have taken too long.
      isLong: true,
      run: () => publishDuePosts(deps),
    },
  ];
}
