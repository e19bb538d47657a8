/** What staff do with posts before they are published: each act is recorded in its own transaction. */
import type { AuditChange } from '@debt-payoff/contract/audit';
import type { SocialPostFields } from '@debt-payoff/contract/social-posts';
import { characterCount } from '@debt-payoff/contract/social-rules';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { type Actor, lockActor } from '../audit/actor.ts';
import { changesBetween, recordAct } from '../audit/audit.ts';
import { type IdempotencyKey, type KeptReply, runOnce } from '../idempotency/idempotency.ts';
import type { Transaction } from '../platform/database/database.ts';
import { DomainError, invalidField } from '../platform/errors.ts';
import { readScheduledTime, requireTimeAhead, timeFieldOf } from './post-time.ts';
import { deletePost, insertPost, lockPost, type PostRow, updatePost } from './posts.store.ts';
import type { SocialDeps } from './social.ts';
import { type PostContent, readContent, requirePostable, writeInstant } from './social.wire.ts';

type NewPost<Reply> = Pick<KeptReply<PostRow, Reply>, 'toReply'> & {
  readonly actor: Actor;
  readonly fields: SocialPostFields;
  /** None where somebody has no account to keep it with. */
  readonly idempotencyKey?: IdempotencyKey;
};

export type OnPost = { readonly id: number; readonly actor: Actor };

const { social } = adminTexts;

/** Once, however often its request arrives. */
export function createPost<Reply>(
  deps: SocialDeps,
  { actor, fields, idempotencyKey, toReply }: NewPost<Reply>,
): Promise<Reply> {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const { actorId } = await lockActor(deps, tx, actor);
    return runOnce(tx, idempotencyKey, async () => {
      const wanted = readPost(fields);
      requireSchedulable(wanted, { fields, now });
      const row = await insertPost(tx, {
        ...{ ...wanted, createdBy: actorId, savedBy: actorId, createdAt: now, updatedAt: now },
      });
      const { platform, status } = row;
      await recordAct(tx, {
        ...{ actorId, action: 'post_created', ...subjectOf(row), now },
        changes: [
          { field: 'platform', before: null, after: platform },
          { field: 'status', before: null, after: status },
          { field: 'characters', before: null, after: characterCount(row.content) },
          ...timeOf(row),
        ],
      });
      return toReply(row);
    });
  });
}

/** The form sends the whole of it. What changes nothing is never outdated: so one whose reply was lost can be sent again. */
export function savePost(
  deps: SocialDeps,
  { id, actor }: OnPost,
  { fields, version }: { readonly fields: SocialPostFields; readonly version: number | undefined },
): Promise<PostRow> {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const { actorId } = await lockActor(deps, tx, actor);
    const before = await lockOpenPost(tx, id);
    const wanted = readPost(fields);
    const changes = changesOf(before, wanted);
    if (changes.length === 0) return before;
    if (version !== undefined && version !== before.version) {
      throw conflict(social.outdated);
    }
    requireSchedulable(wanted, { fields, now });
    await recordAct(tx, {
      ...{ actorId, action: 'post_updated', ...subjectOf(before), changes, now },
    });
    return updatePost(tx, id, { ...wanted, ...anew, savedBy: actorId, updatedAt: now });
  });
}

/** For the time that it has. One that is scheduled stays so. */
export function schedulePost(deps: SocialDeps, { id, actor }: OnPost): Promise<PostRow> {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const { actorId } = await lockActor(deps, tx, actor);
    const before = await lockOpenPost(tx, id);
    if (before.status === 'scheduled') return before;
    // Saving says that somebody has seen it; this call follows a save by itself.
    if (before.needsCheck) throw conflict(social.checkFirst);
    if (before.scheduledFor === null) throw invalidField('scheduled_time', social.noTime);
    requireTimeAhead(before.scheduledFor, { now, field: 'scheduled_time' });
    requirePostable(before);
    await recordAct(tx, {
      ...{ actorId, action: 'post_scheduled', ...subjectOf(before), now },
      changes: [{ field: 'status', before: before.status, after: 'scheduled' }, ...timeOf(before)],
    });
    const changes = { status: 'scheduled', ...anew, savedBy: actorId, updatedAt: now } as const;
    return updatePost(tx, id, changes);
  });
}

export async function removePost(deps: SocialDeps, { id, actor }: OnPost): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const { actorId } = await lockActor(deps, tx, actor);
    const row = await getLockedPost(tx, id);
    if (row.status === 'published') throw conflict(social.publishedStays);
    requireNotPublishing(row);
    await deletePost(tx, id);
    await recordAct(tx, {
      ...{ actorId, action: 'post_deleted', ...subjectOf(row), now },
      changes: [
        { field: 'platform', before: row.platform, after: null },
        { field: 'status', before: row.status, after: null },
      ],
    });
  });
}

export async function getLockedPost(tx: Transaction, id: number): Promise<PostRow> {
  const row = await lockPost(tx, id);
  if (row === null) throw notFound();
  return row;
}

export function requireNotPublishing({ publishingUntil }: PostRow): void {
  if (publishingUntil !== null) throw conflict(social.isPublishing);
}

export function conflict(message: string): DomainError {
  return new DomainError('conflict', { message });
}

export function notFound(): DomainError {
  return new DomainError('not_found', { message: social.notFound });
}

export function subjectOf({ id }: Pick<PostRow, 'id'>) {
  return { subject: 'post', subjectId: id, userId: null } as const;
}

/** One that can still be changed. */
async function lockOpenPost(tx: Transaction, id: number): Promise<PostRow> {
  const row = await getLockedPost(tx, id);
  if (row.status === 'published') throw conflict(social.alreadyPublished);
  requireNotPublishing(row);
  return row;
}

type WantedPost = PostContent & Pick<PostRow, 'status' | 'scheduledFor'>;

/** A draft keeps its time. */
function readPost(fields: SocialPostFields): WantedPost {
  const scheduledFor = readScheduledTime(fields);
  const status = scheduledFor === null ? 'draft' : fields.status;
  return { ...readContent(fields), status, scheduledFor };
}

function requireSchedulable(
  wanted: WantedPost,
  { fields, now }: { readonly fields: SocialPostFields; readonly now: Date },
): void {
  if (wanted.status !== 'scheduled' || wanted.scheduledFor === null) return;
  requireTimeAhead(wanted.scheduledFor, { now, field: timeFieldOf(fields) });
  requirePostable(wanted);
}

/** Whatever became of earlier tries. */
const anew = { failure: null, needsCheck: false, nextAttemptAt: null };

/** By the names that the calls have for them; of the content, how long it is. */
function changesOf(before: PostRow, wanted: WantedPost): AuditChange[] {
  const characters: AuditChange = {
    field: 'characters',
    before: characterCount(before.content),
    after: characterCount(wanted.content),
  };
  const others = changesBetween<Facts>(factsOf(before), factsOf(wanted));
  return before.content === wanted.content ? others : [characters, ...others];
}

type Facts = Parameters<typeof changesBetween>[0];

function factsOf(post: WantedPost) {
  return {
    platform: post.platform,
    status: post.status,
    scheduled_time: writeInstant(post.scheduledFor),
    image_url: post.imageUrl,
    image_alt_text: post.imageAltText,
    hashtags: post.hashtags,
    mentions: post.mentions,
  };
}

function timeOf({ scheduledFor }: Pick<PostRow, 'scheduledFor'>): AuditChange[] {
  if (scheduledFor === null) return [];
  return [{ field: 'scheduled_time', before: null, after: scheduledFor.toISOString() }];
}
