/** The social networks as they are configured: each by its own API, or, without keys, as a sandbox. */
import type { SocialPlatform } from '@debt-payoff/contract/content-vocabulary';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/logging.ts';
import { createFacebook } from './facebook.ts';
import { createInstagram } from './instagram.ts';
import { createLinkedIn } from './linkedin.ts';
import { type Platform, PlatformError, type Platforms } from './platform.ts';
import { usualDeadlines } from './platform-client.ts';
import type { PlatformDeps } from './platform-deps.ts';
import { requireTaken } from './postable.ts';
import { createSandbox } from './sandbox.ts';
import type { SocialConfig } from './social-config.ts';
import { createX } from './x.ts';

export function createPlatforms(
  config: SocialConfig,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): Platforms {
  const deps = { clock, deadlines: usualDeadlines };
  function connect<Keys>(
    name: SocialPlatform,
    keys: Keys | null,
    create: (keys: Keys, deps: PlatformDeps) => Platform,
  ): Platform {
    return keys === null ? createSandbox(name) : watched(create(keys, deps), log);
  }
  return {
    twitter: connect('twitter', config.twitter, createX),
    linkedin: connect('linkedin', config.linkedin, createLinkedIn),
    instagram: connect('instagram', config.instagram, createInstagram),
    facebook: connect('facebook', config.facebook, createFacebook),
  };
}

/** Holds posts to the rules, and logs why the platform did not do as asked. */
function watched(platform: Platform, log: Log): Platform {
  const { name } = platform;
  const report = (error: unknown): never => {
    if (error instanceof PlatformError) {
      const { obstacle } = error;
      log.warn({ platform: name, obstacle, err: error }, 'a social network did not do as asked');
    }
    throw error;
  };
  return {
    ...platform,
    publish: async (post, steps) => {
      requireTaken(name, post);
      return platform.publish(post, steps).catch(report);
    },
    fetchMetrics: (platformPostId) => platform.fetchMetrics(platformPostId).catch(report),
  };
}
