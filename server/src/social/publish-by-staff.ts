/** Publishes a post right now, by the hand of staff: the same way as one that is due, but tried once. */
import { errorTable } from '@debt-payoff/contract/errors';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { lockActor } from '../audit/actor.ts';
import { beginAct, failAct, finishAct } from '../audit/audit.ts';
import { DomainError } from '../platform/errors.ts';
import { type ClaimedPost, claimLockedPost, releaseClaim } from './claims.store.ts';
import {
  conflict,
  getLockedPost,
  type OnPost,
  requireNotPublishing,
  subjectOf,
} from './post-acts.ts';
import type { PostRow } from './posts.store.ts';
import {
  attemptPost,
  type PublishError,
  recordFailure,
  recordPost,
  reportPublishError,
} from './publish-post.ts';
import type { SocialDeps } from './social.ts';
import { requirePostable } from './social.wire.ts';

const { social } = adminTexts;

/** With the version that staff looked at, where they said it. */
type Publishing = OnPost & { readonly version?: number | undefined };

export async function publishByStaff(deps: SocialDeps, on: Publishing): Promise<PostRow> {
  const { entryId, claimed } = await begin(deps, on);
  const { posted, publishError } = await attemptPost(deps, claimed);
  if (posted === null) throw await fail(deps, { entryId, claimed, publishError });
  const row = await recordPost(deps, claimed, posted);
  await finishAct(deps.db, entryId, [publishedFrom(claimed)]);
  if (row === null) throw conflict(social.checkFirst);
  return row;
}

type StartedAct = { readonly entryId: number; readonly claimed: ClaimedPost };

/** Recorded and claimed before the platform is asked: should the process die, both say so. */
function begin(deps: SocialDeps, { id, actor, version }: Publishing): Promise<StartedAct> {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const { actorId } = await lockActor(deps, tx, actor);
    const row = await getLockedPost(tx, id);
    if (row.status === 'published') throw conflict(social.alreadyPublished);
    requireNotPublishing(row);
    if (row.status === 'scheduled') throw conflict(social.isScheduled);
    if (version !== undefined && version !== row.version) throw conflict(social.changedMeanwhile);
    // A second post is seen by everyone: only for those who know that there may be a first.
    if (row.needsCheck && version === undefined) throw conflict(social.checkFirst);
    requirePostable(row);
    const entryId = await beginAct(tx, {
      ...{ actorId, action: 'post_published', ...subjectOf(row), now },
      changes: [publishedFrom(row)],
    });
    return { entryId, claimed: await claimLockedPost(tx, { ...deps, postId: id }) };
  });
}

function publishedFrom({ status }: Pick<PostRow, 'status'>) {
  return { field: 'status', before: status, after: 'published' };
}

async function fail(
  deps: SocialDeps,
  { entryId, claimed, publishError }: StartedAct & { readonly publishError: PublishError },
): Promise<unknown> {
  const { db } = deps;
  if (publishError.obstacle === 'fault') {
    reportPublishError(deps, claimed, publishError);
    await releaseClaim(db, claimed, { nextAttemptAt: null });
    await failAct(db, entryId, errorTable.internal.message);
    return publishError.error;
  }
  const { failure } = await recordFailure(deps, claimed, publishError);
  await failAct(db, entryId, failure);
  return refusalOf(publishError, failure);
}

/** A platform's own limit must not look like ours, which a client would take for 'slow down'. */
function refusalOf({ obstacle }: PublishError, message: string): DomainError {
  const isFinal = obstacle === 'refused' || obstacle === 'reconnect' || obstacle === 'lost';
  return new DomainError(isFinal ? 'conflict' : 'unavailable', { message });
}
