/**
 * Who is publishing a post. A claim is the number of its try and a lease by the database's own clock; each write
 * below asks for the number, so that a process which was given up for dead changes nothing that came after it.
 */
import type { SocialPlatform } from '@debt-payoff/contract/content-vocabulary';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import {
  and,
  asc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../platform/database/database.ts';
import type { PostRow } from './posts.store.ts';
import { socialPosts } from './social.tables.ts';

/** Many times what a platform is given to reply. */
const leaseMs = 10 * 60_000;

const { id, attempts, publishingUntil, sentAt, status } = socialPosts;

/** A post as it was when it was claimed, with the number of the try. */
export type ClaimedPost = PostRow;

/** Not now(), which is the instant at which a transaction began, however long it has waited since. */
const databaseNow = sql`clock_timestamp()`;

export type Lease = {
  /** Shorter in tests, which wait for it. */
  readonly leaseMs?: number;
};

function claimFor({ leaseMs: ms = leaseMs }: Lease) {
  return {
    attempts: sql`${attempts} + 1`,
    publishingUntil: sql`${databaseNow} + make_interval(secs => ${ms / 1_000})`,
    sentAt: null,
  };
}

/** The one that has waited longest. Two that claim at once get two posts; one that is being changed is passed over. */
export async function claimDuePost(
  db: Database,
  { platform, now, ...lease }: Lease & { readonly platform: SocialPlatform; readonly now: Date },
): Promise<ClaimedPost | null> {
  const { nextAttemptAt, scheduledFor } = socialPosts;
  const isDue = and(
    eq(status, 'scheduled'),
    eq(socialPosts.platform, platform),
    lte(scheduledFor, now),
    or(isNull(nextAttemptAt), lte(nextAttemptAt, now)),
    isNull(publishingUntil),
  );
  const due = db
    .$with('due')
    .as(
      db
        .select({ id })
        .from(socialPosts)
        .where(isDue)
        .orderBy(asc(scheduledFor), asc(id))
        .limit(1)
        .for('update', { skipLocked: true }),
    );
  const [claimed] = await db
    .with(due)
    .update(socialPosts)
    .set(claimFor(lease))
    .from(due)
    .where(eq(id, due.id))
    .returning(getTableColumns(socialPosts));
  return claimed ?? null;
}

/** For a row that the transaction has locked and looked at. */
export async function claimLockedPost(
  tx: Transaction,
  { postId, ...lease }: Lease & { readonly postId: number },
): Promise<ClaimedPost> {
  const [claimed] = await tx
    .update(socialPosts)
    .set(claimFor(lease))
    .where(eq(id, postId))
    .returning();
  if (claimed === undefined) throw new Error('a locked post was gone when it was claimed');
  return claimed;
}

/** Whether it may be sent: the claim is still ours and has time left. From then on, silence means that nobody knows. */
export async function markSent(db: Reader, claimed: ClaimedPost): Promise<boolean> {
  const rows = await db
    .update(socialPosts)
    .set({ sentAt: databaseNow })
    .where(and(isOurs(claimed), sql`${publishingUntil} > ${databaseNow}`, isNull(sentAt)))
    .returning({ id });
  return rows.length > 0;
}

/**
 * The truth, also where it comes so late that the outcome was called unknown: null only where another try has
 * begun or the row is gone. What was posted is what stands there, whatever was typed since.
 */
export async function recordPublished(
  db: Reader,
  claimed: ClaimedPost,
  facts: Pick<PostRow, 'publishedAt' | 'platformPostId' | 'postUrl' | 'isSandbox' | 'updatedAt'>,
): Promise<PostRow | null> {
  const { platform, content, hashtags, mentions, imageUrl, imageAltText } = claimed;
  const [row] = await db
    .update(socialPosts)
    .set({
      ...{ platform, content, hashtags, mentions, imageUrl, imageAltText },
      ...{ ...facts, ...notFailed, ...nobodyAtIt, status: 'published', version: nextVersion },
    })
    .where(and(isOurs(claimed), ne(status, 'published')))
    .returning();
  return row ?? null;
}

/** Null, and nothing is written, where the claim was ended by somebody else. */
export async function recordFailed(
  db: Reader,
  claimed: ClaimedPost,
  facts: Pick<PostRow, 'failure' | 'needsCheck' | 'updatedAt'>,
): Promise<PostRow | null> {
  return endClaim(db, claimed, { ...facts, status: 'failed', version: nextVersion });
}

/** As it was before; one that is scheduled is tried again not before `nextAttemptAt`. */
export async function releaseClaim(
  db: Reader,
  claimed: ClaimedPost,
  changes: Pick<PostRow, 'nextAttemptAt'>,
): Promise<PostRow | null> {
  return endClaim(db, claimed, changes);
}

/** Of processes that died, or are so slow that they count as dead: what they have sent, nobody knows about. */
export async function failUnknown(db: Reader, now: Date): Promise<{ readonly id: number }[]> {
  return db
    .update(socialPosts)
    .set({
      ...{ ...nobodyAtIt, status: 'failed', failure: adminTexts.social.checkFirst },
      ...{ needsCheck: true, updatedAt: now, version: nextVersion },
    })
    .where(and(hasRunOut, isNotNull(sentAt)))
    .returning({ id });
}

/** Likewise, where nothing was sent. */
export function listInterrupted(db: Reader): Promise<ClaimedPost[]> {
  return db
    .select()
    .from(socialPosts)
    .where(and(hasRunOut, isNull(sentAt)));
}

const hasRunOut = lte(publishingUntil, databaseNow);
const nobodyAtIt = { publishingUntil: null, nextAttemptAt: null };
const notFailed = { failure: null, needsCheck: false };
const nextVersion = sql`${socialPosts.version} + 1`;

function isOurs(claimed: ClaimedPost): SQL | undefined {
  return and(eq(id, claimed.id), eq(attempts, claimed.attempts));
}

async function endClaim(
  db: Reader,
  claimed: ClaimedPost,
  changes: Parameters<ReturnType<typeof db.update<typeof socialPosts>>['set']>[0],
): Promise<PostRow | null> {
  const [row] = await db
    .update(socialPosts)
    .set({ ...nobodyAtIt, ...changes })
    .where(and(isOurs(claimed), isNotNull(publishingUntil)))
    .returning();
  return row ?? null;
}
