/** What can be read of articles, as calls and pages show it. */

import { articleLimits } from '@debt-payoff/contract/article-limits';
import type { Article, ArticleList, ArticleSummary } from '@debt-payoff/contract/articles';
import type { ArticleStatus } from '@debt-payoff/contract/content-vocabulary';
import type { Database } from '../../platform/database/database.ts';
import {
  type ArticleSummaryRow,
  type ListQuery,
  listAnyArticles,
  prepareFindPublished,
  prepareList,
  prepareListCategories,
  prepareListRelated,
} from './articles.store.ts';
import { writeArticle, writeSummary } from './articles.wire.ts';
import { createCachedSanitiser } from './cached-sanitiser.ts';
import { sanitiseArticle } from './sanitise.ts';

export type ArticleQuery = {
  readonly category: string | null;
  readonly tag: string | null;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
};

export type ArticleReader = {
  readonly list: (query: ArticleQuery) => Promise<ArticleList>;
  /** For staff: in that state, or in any. */
  readonly listAny: (
    query: ArticleQuery & { status: ArticleStatus | null },
  ) => Promise<ArticleList>;
  readonly listCategories: () => Promise<readonly string[]>;
  /** A published one, by a present or a former slug. */
  readonly find: (slug: string) => Promise<Article | null>;
  readonly listRelated: (article: Article) => Promise<readonly ArticleSummary[]>;
};

/** Of each that is clean a digest, which takes about a hundred bytes; of others, which are rare, the whole. */
const knownContent = { cleanMax: 20_000, changedMax: 20 };

export function createArticleReader(db: Database): ArticleReader {
  const lists: Lists = {
    all: prepareList(db, { hasCategory: false, hasTag: false }),
    ofCategory: prepareList(db, { hasCategory: true, hasTag: false }),
    tagged: prepareList(db, { hasCategory: false, hasTag: true }),
    taggedOfCategory: prepareList(db, { hasCategory: true, hasTag: true }),
  };
  const findPublished = prepareFindPublished(db);
  const listRelated = prepareListRelated(db);
  const sanitise = createCachedSanitiser(sanitiseArticle, knownContent);
  const listCategories = prepareListCategories(db);
  return {
    list: async (query) => pageOf(await listPublished(lists, query), query),
    listAny: async ({ status, ...query }) =>
      pageOf(await listAnyArticles(db, { status, ...query, ...limitAndOffset(query) }), query),
    listCategories: async () => (await listCategories.execute()).map(({ category }) => category),
    find: async (slug) => {
      const [row] = await findPublished.execute({ slug });
      return row === undefined ? null : writeArticle(row, sanitise);
    },
    listRelated: async ({ id, tags, category }) =>
      (await listRelated.execute({ id, tags, category })).map(writeSummary),
  };
}

type Lists = Readonly<Record<'all' | 'ofCategory' | 'tagged' | 'taggedOfCategory', ListQuery>>;

function listPublished(lists: Lists, query: ArticleQuery): Promise<ArticleSummaryRow[]> {
  const { category, tag, page, perPage } = query;
  const narrowed = tag === null ? lists.ofCategory : lists.taggedOfCategory;
  const { firstPage, anyPage } =
    category !== null ? narrowed : tag === null ? lists.all : lists.tagged;
  const filter = { category, tag };
  return page === 1 && perPage === articleLimits.publicListMax
    ? firstPage.execute(filter)
    : anyPage.execute({ ...filter, ...limitAndOffset(query) });
}

/** One more than is shown, which tells whether there is a next page. */
function limitAndOffset({ page, perPage }: ArticleQuery): { limit: number; offset: number } {
  return { limit: perPage + 1, offset: (page - 1) * perPage };
}

function pageOf(rows: readonly ArticleSummaryRow[], { page, perPage }: ArticleQuery): ArticleList {
  return {
    articles: rows.slice(0, perPage).map(writeSummary),
    pagination: {
      page,
      per_page: perPage,
      has_prev: page > 1,
      has_next: rows.length > perPage,
    },
  };
}
