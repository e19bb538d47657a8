/** Posts for social networks: what staff do with them, and what becomes of those that are due. */
import type { ActorDeps } from '../audit/actor.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/logging.ts';
import type { Lease } from './claims.store.ts';
import type { Platforms } from './platforms/platform.ts';

export type PublishingDeps = Lease & {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly platforms: Platforms;
};

export type SocialDeps = ActorDeps & PublishingDeps;
