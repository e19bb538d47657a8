import { and, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../platform/database/database.ts';
import type { PostMetrics } from './platforms/platform.ts';
import type { PostRow } from './posts.store.ts';
import { socialPosts } from './social.tables.ts';

const { id: postId, metricsAskedAt } = socialPosts;

/** For a row that the transaction has locked. */
export async function claimMetrics(
  tx: Transaction,
  { id, askedAt }: { readonly id: number; readonly askedAt: Date },
): Promise<void> {
  await tx.update(socialPosts).set({ metricsAskedAt: askedAt }).where(eq(postId, id));
}

/** Unless somebody has asked since. */
export async function giveMetricsBack(
  db: Reader,
  claim: { readonly id: number; readonly askedAt: Date; readonly before: Date | null },
): Promise<void> {
  await db
    .update(socialPosts)
    .set({ metricsAskedAt: claim.before })
    .where(and(eq(postId, claim.id), eq(metricsAskedAt, claim.askedAt)));
}

/** No version of its own: nobody edits these. */
export async function recordMetrics(
  db: Reader,
  { id, metrics, now }: { readonly id: number; readonly metrics: PostMetrics; readonly now: Date },
): Promise<PostRow> {
  const [row] = await db
    .update(socialPosts)
    .set({
      likesCount: storable(metrics.likes),
      retweetsCount: storable(metrics.retweets),
      commentsCount: storable(metrics.comments),
      sharesCount: storable(metrics.shares),
      metricsAt: now,
    })
    .where(eq(postId, id))
    .returning();
  if (row === undefined) throw new Error('a published post is gone');
  return row;
}

const countMax = 2_147_483_647;

/** A platform may say anything. */
function storable(count: number): number {
  return Number.isFinite(count) ? Math.min(Math.max(Math.trunc(count), 0), countMax) : 0;
}
