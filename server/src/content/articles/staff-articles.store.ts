/** Reads articles for staff: in every state, with the text that they are working on. */
import type {
  ArticleSortOption,
  ArticleStatus,
  SortOrder,
} from '@debt-payoff/contract/content-vocabulary';
import { and, asc, count, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../../people/people.tables.ts';
import type { Database, Reader, Transaction } from '../../platform/database/database.ts';
import { atOneMoment } from '../../platform/database/one-moment.ts';
import type { ArticleRow } from './articles.store.ts';
import { articles, articleRevisions as revisions } from './articles.tables.ts';
import type { RevisionRow } from './write-articles.store.ts';

export type ArticleWithRevision = {
  readonly article: ArticleRow;
  readonly revision: RevisionRow | null;
  /** Null for the seed, the built-in staff of the local environment and those who have left. */
  readonly savedBy: string | null;
};

export async function findArticleWithRevision(
  db: Reader,
  id: number,
): Promise<ArticleWithRevision | null> {
  const [found] = await db
    .select({ article: articles, revision: revisions, savedBy: users.username })
    .from(articles)
    .leftJoin(revisions, isRevision)
    .leftJoin(users, eq(users.id, articles.savedBy))
    .where(eq(articles.id, id));
  return found ?? null;
}

export type StaffArticleQuery = {
  readonly search: string;
  readonly status: ArticleStatus | undefined;
  readonly sortBy: ArticleSortOption;
  readonly sortOrder: SortOrder;
  readonly page: number;
  readonly perPage: number;
};

const isRevision = eq(revisions.articleId, articles.id);

/** As staff last saved it. A slug may be waiting, or stay. */
const working = {
  title: sql<string>`COALESCE(${revisions.title}, ${articles.title})`,
  slug: sql<string>`COALESCE(${revisions.slug}, ${articles.slug})`,
  category: sql<string>`COALESCE(${revisions.category}, ${articles.category})`,
  tags: sql<string[]>`COALESCE(${revisions.tags}, ${articles.tags})`,
  author: sql<string>`COALESCE(${revisions.author}, ${articles.author})`,
  updatedAt: sql`GREATEST(${articles.updatedAt}, ${revisions.savedAt})`.mapWith(articles.updatedAt),
};

const listedColumns = {
  id: articles.id,
  ...working,
  status: articles.status,
  publishedAt: articles.publishedAt,
  createdAt: articles.createdAt,
  hasRevision: sql<boolean>`${isNotNull(revisions.articleId)}`,
};

export type ListedArticleRow = Awaited<ReturnType<typeof listPage>>[number];

export function listStaffArticles(
  db: Database,
  query: StaffArticleQuery,
): Promise<{ rows: ListedArticleRow[]; total: number }> {
  return atOneMoment(db, async (tx) => {
    const [counted] = await tx
      .select({ total: count() })
      .from(articles)
      .leftJoin(revisions, isRevision)
      .where(isListed(query));
    return { rows: await listPage(tx, query), total: counted?.total ?? 0 };
  });
}

function listPage(tx: Transaction, query: StaffArticleQuery) {
  const { page, perPage } = query;
  return tx
    .select(listedColumns)
    .from(articles)
    .leftJoin(revisions, isRevision)
    .where(isListed(query))
    .orderBy(...inOrder(query))
    .limit(perPage)
    .offset((page - 1) * perPage);
}

function isListed({ status, search }: StaffArticleQuery): SQL | undefined {
  return and(
    status === undefined ? undefined : eq(articles.status, status),
    search === '' ? undefined : hasWords(search),
  );
}

/** As they were typed, in any case of letters; no character stands for others. What is found by is shown. */
function hasWords(words: string): SQL | undefined {
  const { title, slug, category, tags } = working;
  const isIn = (text: SQL) => sql`strpos(lower(${text}), lower(${words})) > 0`;
  return or(
    ...[title, slug, sql`${articles.slug}`, category].map(isIn),
    sql`EXISTS (SELECT FROM unnest(${tags}) AS own (tag) WHERE ${isIn(sql`own.tag`)})`,
  );
}

const sortKeys: Readonly<Record<ArticleSortOption, SQL>> = {
  updated_at: working.updatedAt,
  created_at: sql`${articles.createdAt}`,
  published_at: sql`${articles.publishedAt}`,
  title: sql`lower(${working.title})`,
};

/** The id settles what is equal, so that no two pages share a row. What was never published comes last either way. */
function inOrder({ sortBy, sortOrder }: StaffArticleQuery): SQL[] {
  const by = sortOrder === 'asc' ? asc : desc;
  return [sql`${by(sortKeys[sortBy])} NULLS LAST`, by(articles.id)];
}
