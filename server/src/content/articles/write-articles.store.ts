/** Writes articles, their revisions and their slugs, always inside a transaction. */
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import type { ArticleRow } from './articles.store.ts';
import { articleRevisions, articleSlugs, articles, articleTags } from './articles.tables.ts';

export type StoredText = Omit<typeof articleRevisions.$inferSelect, 'articleId' | 'savedAt'>;

/** Held until the transaction ends, so that of two writers the second sees what the first has done. */
export async function lockArticle(tx: Transaction, id: number): Promise<ArticleRow | null> {
  const [found] = await tx.select().from(articles).where(eq(articles.id, id)).for('update');
  return found ?? null;
}

export async function insertArticle(
  tx: Transaction,
  row: typeof articles.$inferInsert,
): Promise<number> {
  const [made] = await tx.insert(articles).values(row).returning({ id: articles.id });
  if (made === undefined) throw new Error('an inserted article came back without its id');
  await tx.insert(articleSlugs).values({ slug: row.slug, articleId: made.id });
  return made.id;
}

export async function updateArticle(
  tx: Transaction,
  id: number,
  changes: Partial<Omit<ArticleRow, 'id'>>,
): Promise<void> {
  await tx.update(articles).set(changes).where(eq(articles.id, id));
}

export async function saveRevision(
  tx: Transaction,
  revision: typeof articleRevisions.$inferInsert,
): Promise<void> {
  const { articleId: _, ...changes } = revision;
  await tx
    .insert(articleRevisions)
    .values(revision)
    .onConflictDoUpdate({ target: articleRevisions.articleId, set: changes });
}

/** Deletes it: from here on the article itself holds its text. */
export async function takeRevision(tx: Transaction, articleId: number): Promise<StoredText | null> {
  const [revision] = await tx
    .delete(articleRevisions)
    .where(eq(articleRevisions.articleId, articleId))
    .returning();
  if (revision === undefined) return null;
  const { articleId: _id, savedAt: _savedAt, ...stored } = revision;
  return stored;
}

/** Brings the lists by tag into line with the published article. */
export async function replaceTags(
  tx: Transaction,
  { articleId, tags, ...facts }: Listing,
): Promise<void> {
  await tx.delete(articleTags).where(eq(articleTags.articleId, articleId));
  if (tags.length === 0) return;
  await tx.insert(articleTags).values(tags.map((tag) => ({ articleId, tag, ...facts })));
}

type Listing = {
  readonly articleId: number;
  readonly tags: readonly string[];
  readonly category: string;
  readonly publishedAt: Date;
};

/** Whose slug it is or was; null where it is free. */
export async function findSlugOwner(tx: Transaction, slug: string): Promise<number | null> {
  const [found] = await tx.select().from(articleSlugs).where(eq(articleSlugs.slug, slug));
  return found?.articleId ?? null;
}

export async function keepSlug(
  tx: Transaction,
  slug: typeof articleSlugs.$inferInsert,
): Promise<void> {
  await tx.insert(articleSlugs).values(slug).onConflictDoNothing();
}
