/** Articles, the revisions that staff are working on, every slug under which one is or was public, and where lists by tag look. */

import { articleFormLimits } from '@debt-payoff/contract/article-form-limits';
import { articleLimits } from '@debt-payoff/contract/article-limits';
import { reservedSlugs } from '@debt-payoff/contract/article-rules';
import { articleStatuses } from '@debt-payoff/contract/content-vocabulary';
import { slugPattern } from '@debt-payoff/contract/slugs';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { instant, reference, rowId } from '../../platform/database/columns.ts';

const textColumns = () => ({
  title: text('title').notNull(),
  /** HTML, as the sanitiser left it. Everything else is plain text, as it was typed. */
  content: text('content').notNull(),
  excerpt: text('excerpt').notNull(),
  metaTitle: text('meta_title').notNull(),
  metaDescription: text('meta_description').notNull(),
  metaKeywords: text('meta_keywords').notNull(),
  /** Empty where it has none. */
  category: text('category').notNull(),
  tags: text('tags').array().notNull(),
  author: text('author').notNull(),
  sourceUrl: text('source_url'),
  readingMinutes: integer('reading_minutes').notNull(),
});

/** What everyone may read, or, of one that is not published, what staff are working on. */
export const articles = pgTable(
  'articles',
  {
    id: rowId(),
    slug: text('slug').notNull().unique('articles_slug_key'),
    ...textColumns(),
    status: text('status', { enum: articleStatuses }).notNull(),
    /** Raised by each write, so that anyone who saves can say which text they began with. */
    version: integer('version').notNull().default(1),
    /** Who saved it last; null for the built-in staff of the local environment, and for the seed. */
    savedBy: reference('saved_by'),
    /** When it was first published. */
    publishedAt: instant('published_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('articles_published_index').on(table.publishedAt, table.id).where(isPublic(table.status)),
    index('articles_category_index')
      .on(table.category, table.publishedAt, table.id)
      .where(isPublic(table.status)),
    check('articles_status_check', sql`${table.status} IN ('draft', 'published', 'archived')`),
    check(
      'articles_published_check',
      sql`${table.status} <> 'published' OR ${table.publishedAt} IS NOT NULL`,
    ),
    check('articles_slug_check', isSlugColumn(table.slug)),
    check('articles_text_check', isBounded(table)),
    check('articles_tags_check', areTags(table.tags)),
  ],
);

/** The revision of a published article that staff are working on; the public text stays until it is published. */
export const articleRevisions = pgTable(
  'article_revisions',
  {
    articleId: reference('article_id')
      .primaryKey()
      .references(() => articles.id, { onDelete: 'cascade' }),
    ...textColumns(),
    /** The slug that it is to have from then on; null where it stays. */
    slug: text('slug'),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    check('article_revisions_slug_check', isSlugColumn(table.slug)),
    check('article_revisions_text_check', isBounded(table)),
    check('article_revisions_tags_check', areTags(table.tags)),
  ],
);

/** Every slug under which an article is or was public, so that no link to it ever breaks or leads to another. */
export const articleSlugs = pgTable(
  'article_slugs',
  {
    slug: text('slug').primaryKey(),
    articleId: reference('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('article_slugs_article_index').on(table.articleId),
    check('article_slugs_slug_check', isSlugColumn(table.slug)),
  ],
);

/**
 * The tags of published articles with what lists are ordered and narrowed by, so that a list by tag reads
 * one stretch of an index, however many articles carry the tag.
 */
export const articleTags = pgTable(
  'article_tags',
  {
    articleId: reference('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    tag: text('tag').notNull(),
    category: text('category').notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'article_tags_key', columns: [table.articleId, table.tag] }),
    index('article_tags_tag_index').on(table.tag, table.publishedAt, table.articleId),
    index('article_tags_category_index').on(
      table.tag,
      table.category,
      table.publishedAt,
      table.articleId,
    ),
  ],
);

function isPublic(status: AnyPgColumn): SQL {
  return sql`${status} = 'published'`;
}

function isSlugColumn(slug: AnyPgColumn): SQL {
  const reserved = sql.raw(reservedSlugs.map((word) => `'${word}'`).join(', '));
  return sql`char_length(${slug}) <= ${bound(articleLimits.slugMaxLength)}
    AND ${slug} ~ '${sql.raw(slugPattern)}' AND ${slug} NOT IN (${reserved})`;
}

type TextColumns = Readonly<
  Record<'title' | 'content' | 'excerpt' | 'metaTitle' | 'metaDescription', AnyPgColumn> &
    Record<'metaKeywords' | 'category' | 'author' | 'sourceUrl' | 'readingMinutes', AnyPgColumn>
>;

function isBounded(table: TextColumns): SQL {
  return sql`char_length(${table.title}) BETWEEN 1 AND ${bound(articleFormLimits.titleMaxLength)}
    AND char_length(${table.content}) <= ${bound(articleFormLimits.contentMaxLength)}
    AND char_length(${table.excerpt}) <= ${bound(articleFormLimits.excerptMaxLength)}
    AND char_length(${table.metaTitle}) <= ${bound(articleFormLimits.metaTitleMaxLength)}
    AND char_length(${table.metaDescription}) <= ${bound(articleFormLimits.metaDescriptionMaxLength)}
    AND char_length(${table.metaKeywords}) <= ${bound(articleFormLimits.keywordsMaxLength)}
    AND char_length(${table.category}) <= ${bound(articleLimits.filterMaxLength)}
    AND char_length(${table.author}) BETWEEN 1 AND ${bound(articleFormLimits.authorMaxLength)}
    AND char_length(${table.sourceUrl}) <= ${bound(articleFormLimits.urlMaxLength)}
    AND ${table.sourceUrl} ~* '^https?://[^[:space:]]+$'
    AND ${table.readingMinutes} >= 1`;
}

/** A check cannot look at each element; the cast cuts those that are too long, and they are no longer equal. */
function areTags(tags: AnyPgColumn): SQL {
  const short = sql.raw(`varchar(${articleLimits.filterMaxLength})[]`);
  return sql`cardinality(${tags}) <= ${bound(articleFormLimits.tagsMax)}
    AND array_position(${tags}, NULL) IS NULL AND array_position(${tags}, '') IS NULL
    AND ${tags}::${short}::text[] = ${tags}`;
}

/** A check is a piece of the schema and cannot have parameters. */
function bound(value: number): SQL {
  return sql.raw(String(value));
}
