/** Writes articles, their revisions and their slugs, always inside a transaction. */
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import type { ArticleRow } from './articles.store.ts';
import { articleRevisions, articleSlugs, articles, articleTags } from './articles.tables.ts';

export type RevisionRow = typeof articleRevisions.$inferSelect;
export type StoredText = Omit<RevisionRow, 'articleId' | 'savedAt' | 'slug'>;

/** Held until the transaction ends, so that of two writers the second sees what the first has done. */
export async function lockArticle(
  tx: Transaction,
  id: number,
): Promise<{ article: ArticleRow; revision: RevisionRow | null } | null> {
  const [article] = await tx.select().from(articles).where(eq(articles.id, id)).for('update');
  if (article === undefined) return null;
  const [revision] = await tx
    .select()
    .from(articleRevisions)
    .where(eq(articleRevisions.articleId, id));
  return { article, revision: revision ?? null };
}

export async function insertArticle(
  tx: Transaction,
  row: typeof articles.$inferInsert,
): Promise<number> {
  const [made] = await tx.insert(articles).values(row).returning({ id: articles.id });
  if (made === undefined) throw new Error('an inserted article came back without its id');
  return made.id;
}

export async function updateArticle(
  tx: Transaction,
  id: number,
  changes: Partial<Omit<ArticleRow, 'id'>>,
): Promise<void> {
  await tx.update(articles).set(changes).where(eq(articles.id, id));
}

/** With its revision, its slugs and its tags. */
export async function deleteArticleRow(tx: Transaction, id: number): Promise<void> {
  await tx.delete(articles).where(eq(articles.id, id));
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

export async function deleteRevision(tx: Transaction, articleId: number): Promise<void> {
  await tx.delete(articleRevisions).where(eq(articleRevisions.articleId, articleId));
}

/** Brings the lists by tag into line with the published article. */
export async function replaceTags(
  tx: Transaction,
  { articleId, tags, ...facts }: Listing,
): Promise<void> {
  await deleteTags(tx, articleId);
  if (tags.length === 0) return;
  await tx.insert(articleTags).values(tags.map((tag) => ({ articleId, tag, ...facts })));
}

export async function deleteTags(tx: Transaction, articleId: number): Promise<void> {
  await tx.delete(articleTags).where(eq(articleTags.articleId, articleId));
}

type Listing = {
  readonly articleId: number;
  readonly tags: readonly string[];
  readonly category: string;
  readonly publishedAt: Date;
};

/** Who has this slug, had it in public or waits to have it; and the same for those made of it by a number. */
export async function listClaimsOf(
  tx: Transaction,
  slug: string,
): Promise<{ slug: string; articleId: number }[]> {
  // A slug has no character that LIKE takes for a pattern.
  const isOfIt = sql`slug = ${slug} OR slug LIKE ${`${slug}-%`}`;
  const { rows } = await tx.execute<{ slug: string; id: string }>(sql`
    SELECT slug, id FROM articles WHERE ${isOfIt}
    UNION SELECT slug, article_id FROM article_slugs WHERE ${isOfIt}
    UNION SELECT slug, article_id FROM article_revisions WHERE ${isOfIt}`);
  return rows.map(({ slug: claimed, id }) => ({ slug: claimed, articleId: Number(id) }));
}

/** From then on it leads to the article for good. */
export async function keepSlug(
  tx: Transaction,
  slug: typeof articleSlugs.$inferInsert,
): Promise<void> {
  await tx.insert(articleSlugs).values(slug).onConflictDoNothing();
}
