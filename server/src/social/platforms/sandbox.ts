/** Stands in for a social network without keys: the same limits, and no readers. */
import { randomUUID } from 'node:crypto';
import type { SocialPlatform } from '@debt-payoff/contract/content-vocabulary';
import type { Platform, Platforms } from './platform.ts';
import { requireTaken } from './postable.ts';

export function createSandbox(name: SocialPlatform): Platform {
  return {
    name,
    isSandbox: true,
    publish: async (post, { beforeSending }) => {
      requireTaken(name, post);
      await beforeSending();
      return { platformPostId: `sandbox-${randomUUID()}`, postUrl: null };
    },
    // Nobody has seen it.
    fetchMetrics: async () => ({ likes: 0, retweets: 0, comments: 0, shares: 0 }),
  };
}

/** Without keys for any of them. */
export function createSandboxes(): Platforms {
  return {
    twitter: createSandbox('twitter'),
    linkedin: createSandbox('linkedin'),
    instagram: createSandbox('instagram'),
    facebook: createSandbox('facebook'),
  };
}
