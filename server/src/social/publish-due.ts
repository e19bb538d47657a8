/** Publishes what is due. Processes that do so at the same time share it out. */
import { type SocialPlatform, socialPlatforms } from '@debt-payoff/contract/content-vocabulary';
import {
  type ClaimedPost,
  claimDuePost,
  failUnknown,
  listInterrupted,
  releaseClaim,
} from './claims.store.ts';
import {
  attemptPost,
  type PublishError,
  recordFailure,
  recordPost,
  reportPublishError,
} from './publish-post.ts';
import type { PublishingDeps } from './social.ts';

export type DueDeps = PublishingDeps & {
  /** Once aborted, what is being posted comes to its end, and nothing more is claimed. */
  readonly stopping?: AbortSignal;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** After this a run claims nothing more: the next begins soon, with what other platforms have due by then. */
const runMs = minuteMs;
/** What could not be posted by so long after its time has failed. */
const triedForMs = 6 * hourMs;
const waitMaxMs = hourMs;

/** One after the other on each platform; the platforms side by side, so that a slow one holds up no other. */
export async function publishDuePosts(deps: DueDeps): Promise<void> {
  await endLostClaims(deps);
  const startedAt = performance.now();
  const isOver = () => performance.now() - startedAt > runMs || deps.stopping?.aborted === true;
  const runs = await Promise.allSettled(
    socialPlatforms.map((platform) => publishDueOn(deps, platform, isOver)),
  );
  const failed = runs.find((run) => run.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

/** Ends early where the platform cannot take any now: the rest would only fail too. */
async function publishDueOn(
  deps: DueDeps,
  platform: SocialPlatform,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const claimed = await claimDuePost(deps.db, { ...deps, platform, now: deps.clock.now() });
    if (claimed === null) return;
    const { posted, publishError } = await attemptPost(deps, claimed);
    if (posted !== null) await recordPost(deps, claimed, posted);
    else if (publishError.obstacle !== 'lost') await postponeOrFail(deps, claimed, publishError);
    if (publishError?.obstacle === 'busy' || publishError?.obstacle === 'unreachable') return;
  }
}

/** After these, certainly nothing was posted. */
const passing: readonly PublishError['obstacle'][] = ['busy', 'unreachable', 'fault'];

async function postponeOrFail(
  deps: PublishingDeps,
  claimed: ClaimedPost,
  publishError: PublishError,
): Promise<void> {
  const { db, clock } = deps;
  const nextAttemptAt = passing.includes(publishError.obstacle)
    ? nextTry(claimed, { now: clock.now(), retryAt: publishError.retryAt })
    : null;
  if (nextAttemptAt === null) {
    await recordFailure(deps, claimed, publishError);
    return;
  }
  reportPublishError(deps, claimed, publishError);
  await releaseClaim(db, claimed, { nextAttemptAt });
}

type Tries = Pick<ClaimedPost, 'scheduledFor' | 'nextAttemptAt'>;

/**
 * Each time after about twice as long, counted from its own time, and not before the platform said; null where it
 * is to be given up. One that came due while nobody was there is tried twice, however late.
 */
export function nextTry(
  { scheduledFor, nextAttemptAt }: Tries,
  { now, retryAt }: { readonly now: Date; readonly retryAt: Date | null },
): Date | null {
  const lateMs = now.getTime() - (scheduledFor ?? now).getTime();
  const isFirst = nextAttemptAt === null;
  if (!isFirst && lateMs >= triedForMs) return null;
  const waitMs = isFirst ? minuteMs : Math.min(Math.max(lateMs, minuteMs), waitMaxMs);
  const atMs = Math.max(now.getTime() + waitMs, retryAt?.getTime() ?? 0);
  return atMs - now.getTime() > triedForMs ? null : new Date(atMs);
}

/** Of processes that died. What was not sent is free again; of what was, nobody knows. */
async function endLostClaims(deps: PublishingDeps): Promise<void> {
  const { db, clock, log } = deps;
  for (const { id } of await failUnknown(db, clock.now())) {
    log.error({ post: id }, 'nobody knows whether a post was published');
  }
  for (const claimed of await listInterrupted(db)) {
    const publishError: PublishError = { obstacle: 'lost', reason: '', retryAt: null, error: null };
    const isScheduled = claimed.status === 'scheduled';
    const now = clock.now();
    if (isScheduled && nextTry(claimed, { now, retryAt: null }) === null) {
      await recordFailure(deps, claimed, publishError);
    } else {
      reportPublishError(deps, claimed, publishError);
      await releaseClaim(db, claimed, { nextAttemptAt: isScheduled ? now : null });
    }
  }
}
