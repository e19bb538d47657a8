/** What readers did with a published post: asked of the platform, at most every 15 minutes a post. */
import { socialLimits } from '@debt-payoff/contract/admin-limits';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { lockActor } from '../audit/actor.ts';
import { DomainError } from '../platform/errors.ts';
import { type Limit, tooMany } from '../platform/rate-limit.ts';
import { claimMetrics, giveMetricsBack, recordMetrics } from './metrics.store.ts';
import { type Platform, PlatformError, type PostMetrics } from './platforms/platform.ts';
import { conflict, getLockedPost, type OnPost } from './post-acts.ts';
import type { PostRow } from './posts.store.ts';
import { reasonText } from './publish-post.ts';
import type { SocialDeps } from './social.ts';
import { labelOf } from './social.wire.ts';

const { social } = adminTexts;
const waitMs = socialLimits.metricsRefreshWaitMinutes * 60_000;
/** After the sentence it says how long is left: often that is less. */
const limit: Limit = {
  ...{ name: 'social_metrics', points: 1, seconds: waitMs / 1_000, message: social.metricsWait },
};

export async function refreshMetrics(deps: SocialDeps, on: OnPost): Promise<PostRow> {
  const { db, clock } = deps;
  const { row, askedAt, platformPostId } = await begin(deps, on);
  let metrics: PostMetrics;
  try {
    metrics = await deps.platforms[row.platform].fetchMetrics(platformPostId);
  } catch (error) {
    if (isGivenBack(error)) {
      await giveMetricsBack(db, { id: row.id, askedAt, before: row.metricsAskedAt });
    }
    throw inWordsForStaff(error, row);
  }
  return recordMetrics(db, { id: row.id, metrics, now: clock.now() });
}

/** Of two at once, one asks the platform. */
function begin(deps: SocialDeps, { id, actor }: OnPost) {
  const askedAt = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    await lockActor(deps, tx, actor);
    const row = await getLockedPost(tx, id);
    const { platformPostId, metricsAskedAt } = row;
    if (row.status !== 'published' || platformPostId === null) {
      throw conflict(social.notPublishedYet);
    }
    requireSameWorld(row, deps.platforms[row.platform]);
    const leftMs =
      metricsAskedAt === null ? 0 : metricsAskedAt.getTime() + waitMs - askedAt.getTime();
    if (leftMs > 0) throw tooMany(limit, leftMs);
    await claimMetrics(tx, { id, askedAt });
    return { row, askedAt, platformPostId };
  });
}

/** What one world calls a post means nothing, or something else, in the other. */
function requireSameWorld(row: PostRow, { isSandbox }: Platform): void {
  if (row.isSandbox === isSandbox) return;
  const text = row.isSandbox ? social.metricsOfSandbox : social.metricsWithoutKeys;
  throw conflict(text(labelOf(row)));
}

/** A platform that said no, or asked us to wait, is not asked again for a while. */
function isGivenBack(error: unknown): boolean {
  if (!(error instanceof PlatformError)) return true;
  return error.obstacle !== 'refused' && error.obstacle !== 'busy';
}

function inWordsForStaff(error: unknown, row: PostRow): unknown {
  if (!(error instanceof PlatformError)) return error;
  const platformLabel = labelOf(row);
  switch (error.obstacle) {
    case 'refused': {
      const reason = reasonText(error.message);
      return conflict(social.metricsRefused({ platformLabel, reason }));
    }
    case 'reconnect':
      return conflict(social.reconnect(platformLabel));
    case 'busy':
      return new DomainError('unavailable', { message: social.metricsBusy(platformLabel) });
    case 'unreachable':
    case 'unknown':
      return new DomainError('unavailable', { message: social.metricsAway(platformLabel) });
  }
}
