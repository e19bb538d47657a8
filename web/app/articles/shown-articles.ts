/** The data of article pages: only what they show, since the HTML holds it twice, as markup and as data. */
import type { Article, ArticleSummary } from '@debt-payoff/contract/articles';
import type { ArticleFilter } from '@debt-payoff/contract/page-content';

export type CardArticle = Pick<
  ArticleSummary,
  'slug' | 'title' | 'excerpt' | 'category' | 'published_at' | 'reading_minutes'
>;

export type ArticleListPage = {
  readonly filter: ArticleFilter;
  readonly categories: readonly string[];
  readonly articles: readonly CardArticle[];
  readonly perPage: number;
  readonly hasOlder: boolean;
};

export type ShownArticle = Pick<
  Article,
  | ('slug' | 'title' | 'content' | 'excerpt' | 'category' | 'tags' | 'author')
  | ('published_at' | 'updated_at' | 'reading_minutes' | 'meta_title' | 'meta_description')
>;

export type ArticlePage = {
  readonly article: ShownArticle;
  readonly related: readonly CardArticle[];
};
