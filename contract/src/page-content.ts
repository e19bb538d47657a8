/** What the server gives to pages that show articles and resources, while it renders them. */
import type { Article, ArticleList, ArticleSummary } from './articles.ts';
import type { PublicResource } from './resources.ts';

export type PageContent = {
  /** An unknown category or tag is an empty list. */
  readonly listArticles: (filter: ArticleFilter) => Promise<ArticleList>;
  readonly listCategories: () => Promise<readonly string[]>;
  /** By a present or a former slug; null where there is none that everyone may read. */
  readonly findArticle: (slug: string) => Promise<ArticleWithRelated | null>;
  /** The active ones, of all categories. */
  readonly listResources: () => Promise<readonly PublicResource[]>;
};

export type ArticleFilter = {
  readonly category: string | null;
  readonly tag: string | null;
  /** From 1. */
  readonly page: number;
};

export type ArticleWithRelated = {
  /** Its slug is the present one, whichever it was found by. */
  readonly article: Article;
  /** At most three, those with the most tags in common first. */
  readonly related: readonly ArticleSummary[];
};
