/** Posts as they are stored, for staff. What is written while one is being published stands in claims.store.ts. */
import type {
  PostSortOption,
  PostStatus,
  SocialPlatform,
  SortOrder,
} from '@debt-payoff/contract/content-vocabulary';
import { and, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database, Reader, Transaction } from '../platform/database/database.ts';
import { atOneMoment } from '../platform/database/one-moment.ts';
import { socialPosts } from './social.tables.ts';

export type PostRow = typeof socialPosts.$inferSelect;

export async function findPost(db: Reader, id: number): Promise<PostRow | null> {
  const [found] = await db.select().from(socialPosts).where(eq(socialPosts.id, id));
  return found ?? null;
}

/** Held until the transaction ends: what is being changed is not published, and the other way round. */
export async function lockPost(tx: Transaction, id: number): Promise<PostRow | null> {
  const [found] = await tx.select().from(socialPosts).where(eq(socialPosts.id, id)).for('update');
  return found ?? null;
}

export async function insertPost(
  db: Reader,
  row: typeof socialPosts.$inferInsert,
): Promise<PostRow> {
  const [inserted] = await db.insert(socialPosts).values(row).returning();
  if (inserted === undefined) throw new Error('an inserted post came back without its row');
  return inserted;
}

/** Each change is a version of its own. */
export async function updatePost(
  tx: Transaction,
  id: number,
  changes: Partial<Omit<PostRow, 'id' | 'version'>>,
): Promise<PostRow> {
  const [updated] = await tx
    .update(socialPosts)
    .set({ ...changes, version: sql`${socialPosts.version} + 1` })
    .where(eq(socialPosts.id, id))
    .returning();
  if (updated === undefined) throw new Error('a locked post was gone when it was changed');
  return updated;
}

export async function deletePost(tx: Transaction, id: number): Promise<void> {
  await tx.delete(socialPosts).where(eq(socialPosts.id, id));
}

export type PostQuery = {
  readonly search: string;
  readonly status: PostStatus | undefined;
  readonly platform: SocialPlatform | undefined;
  readonly sortBy: PostSortOption;
  readonly sortOrder: SortOrder;
  readonly page: number;
  readonly perPage: number;
};

export function listPosts(
  db: Database,
  query: PostQuery,
): Promise<{ rows: PostRow[]; total: number }> {
  const { page, perPage } = query;
  return atOneMoment(db, async (tx) => {
    const [counted] = await tx.select({ total: count() }).from(socialPosts).where(isListed(query));
    const rows = await tx
      .select()
      .from(socialPosts)
      .where(isListed(query))
      .orderBy(...inOrder(query))
      .limit(perPage)
      .offset((page - 1) * perPage);
    return { rows, total: counted?.total ?? 0 };
  });
}

/** Hashtags are found as they are shown, too: with a sign before each, whether or not it was typed. */
function isListed({ status, platform, search }: PostQuery): SQL | undefined {
  const isIn = (text: SQL | PgColumn, words = search) =>
    sql`strpos(lower(${text}), lower(${words})) > 0`;
  const bare = search.replaceAll('#', '').trim();
  const hasBareHashtag =
    bare === '' || bare === search
      ? undefined
      : isIn(sql`replace(${socialPosts.hashtags}, '#', '')`, bare);
  return and(
    status === undefined ? undefined : eq(socialPosts.status, status),
    platform === undefined ? undefined : eq(socialPosts.platform, platform),
    search === ''
      ? undefined
      : or(isIn(socialPosts.content), isIn(socialPosts.hashtags), hasBareHashtag),
  );
}

const sortKeys: Readonly<Record<PostSortOption, PgColumn>> = {
  created_at: socialPosts.createdAt,
  scheduled_time: socialPosts.scheduledFor,
  published_at: socialPosts.publishedAt,
};

/** The id settles what is equal, so that no two pages share a row. What has no such time comes last either way. */
function inOrder({ sortBy, sortOrder }: PostQuery): SQL[] {
  const by = sortOrder === 'asc' ? asc : desc;
  return [sql`${by(sortKeys[sortBy])} NULLS LAST`, by(socialPosts.id)];
}
