/** Reads articles. What everyone asks for is prepared, and costs the same however many articles there are. */

import { articleLimits } from '@debt-payoff/contract/article-limits';
import type { ArticleStatus } from '@debt-payoff/contract/content-vocabulary';
import { and, arrayContains, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database, Reader } from '../../platform/database/database.ts';
import { articleSlugs, articles } from './articles.tables.ts';

export type ArticleRow = typeof articles.$inferSelect;
export type ArticleSummaryRow = Omit<ArticleRow, HeavyColumn>;

type HeavyColumn =
  | 'content'
  | 'metaTitle'
  | 'metaDescription'
  | 'metaKeywords'
  | 'sourceUrl'
  | 'updatedAt';

const {
  content: _content,
  metaTitle: _metaTitle,
  metaDescription: _metaDescription,
  metaKeywords: _metaKeywords,
  sourceUrl: _sourceUrl,
  updatedAt: _updatedAt,
  ...summary
} = getTableColumns(articles);

/** Written out: a plan that is kept for every value of a parameter cannot use an index of published ones alone. */
const isPublished = sql`${articles.status} = 'published'`;
const newestFirst = [desc(articles.publishedAt), desc(articles.id)];

export type ListQuery = ReturnType<typeof prepareList>;
export type ListFilter = { readonly hasCategory: boolean; readonly hasTag: boolean };

/**
 * Published ones, the newest first: all, of a category, with a tag, or both. The bounds of the first page are
 * written out: with parameters, PostgreSQL would plan anew each time, which takes longer than the reading.
 */
export function prepareList(db: Database, { hasCategory, hasTag }: ListFilter) {
  const category = hasCategory ? sql`AND category = ${sql.placeholder('category')}` : sql``;
  const ids = hasTag
    ? sql`SELECT article_id FROM article_tags WHERE tag = ${sql.placeholder('tag')} ${category}
        ORDER BY published_at DESC, article_id DESC`
    : sql`SELECT id FROM articles WHERE status = 'published' ${category}
        ORDER BY published_at DESC, id DESC`;
  const prepare = (bounds: SQL, name: string) =>
    db
      .select(summary)
      .from(articles)
      .where(and(isPublished, sql`${articles.id} = ANY (ARRAY(${ids} ${bounds}))`))
      .orderBy(...newestFirst)
      .prepare(`${name}_articles${hasCategory ? '_of_category' : ''}${hasTag ? '_tagged' : ''}`);
  const anyPage = sql`LIMIT ${sql.placeholder('limit')} OFFSET ${sql.placeholder('offset')}`;
  return {
    firstPage: prepare(sql.raw(`LIMIT ${articleLimits.publicListMax + 1}`), 'newest'),
    anyPage: prepare(anyPage, 'list'),
  };
}

/** By any slug that it has or had. */
export function prepareFindPublished(db: Database) {
  return db
    .select(getTableColumns(articles))
    .from(articleSlugs)
    .innerJoin(articles, and(eq(articles.id, articleSlugs.articleId), isPublished))
    .where(eq(articleSlugs.slug, sql.placeholder('slug')))
    .prepare('find_published_article');
}

/** Only the newest with each tag are considered, so that a common tag does not make every article slow to show. */
const nearestOfEachTag = 12;

/** Those with the most tags in common, then those of the same category, then the newest. */
export function prepareListRelated(db: Database) {
  const id = sql`${sql.placeholder('id')}::bigint`;
  const tags = sql`${sql.placeholder('tags')}::text[]`;
  const category = sql`${sql.placeholder('category')}::text`;
  const newest = sql.raw(
    `ORDER BY published_at DESC, id DESC LIMIT ${articleLimits.relatedMax + 1}`,
  );
  // An array, so that the articles are always looked up by their keys.
  const near = sql`ARRAY(
    SELECT tagged.article_id FROM unnest(${tags}) AS wanted (tag) CROSS JOIN LATERAL (
      SELECT article_id FROM article_tags WHERE article_tags.tag = wanted.tag
      ORDER BY published_at DESC, article_id DESC LIMIT ${sql.raw(String(nearestOfEachTag))}
    ) AS tagged
    UNION (SELECT id FROM articles WHERE status = 'published' AND category = ${category} ${newest})
    UNION (SELECT id FROM articles WHERE status = 'published' ${newest})
  )`;
  const inCommon = sql`(SELECT count(*) FROM unnest(${articles.tags}) AS own (tag) WHERE own.tag = ANY (${tags}))`;
  return db
    .select(summary)
    .from(articles)
    .where(and(isPublished, sql`${articles.id} = ANY (${near})`, sql`${articles.id} <> ${id}`))
    .orderBy(desc(inCommon), desc(sql`${articles.category} = ${category}`), ...newestFirst)
    .limit(articleLimits.relatedMax)
    .prepare('list_related_articles');
}

/** Jumps from one category to the next in the index, and never counts what is in them. */
export function prepareListCategories(db: Database) {
  const first = sql`SELECT category FROM articles WHERE status = 'published'`;
  const found = sql`(WITH RECURSIVE found (category) AS (
    (${first} AND category > '' ORDER BY category LIMIT 1)
    UNION ALL
    SELECT (${first} AND articles.category > found.category ORDER BY articles.category LIMIT 1)
    FROM found WHERE found.category IS NOT NULL
  ) SELECT category FROM found WHERE category IS NOT NULL) AS categories`;
  return db
    .select({ category: sql<string>`category` })
    .from(found)
    .prepare('list_article_categories');
}

type StaffFilter = {
  /** Null for those in every state. */
  readonly status: ArticleStatus | null;
  readonly category: string | null;
  readonly tag: string | null;
  readonly limit: number;
  readonly offset: number;
};

/** For staff: in any state, the last created first. */
export function listAnyArticles(db: Reader, filter: StaffFilter): Promise<ArticleSummaryRow[]> {
  const { status, category, tag, limit, offset } = filter;
  return db
    .select(summary)
    .from(articles)
    .where(
      and(
        status === null ? undefined : eq(articles.status, status),
        category === null ? undefined : eq(articles.category, category),
        tag === null ? undefined : arrayContains(articles.tags, [tag]),
      ),
    )
    .orderBy(desc(articles.id))
    .limit(limit)
    .offset(offset);
}
