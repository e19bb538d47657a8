/** What pages are given of articles and resources while they are rendered, without a call to ourselves. */
import { articleLimits } from '@debt-payoff/contract/article-limits';
import type { PageContent } from '@debt-payoff/contract/page-content';
import type { Database } from '../platform/database/database.ts';
import { type ArticleReader, createArticleReader } from './articles/read-articles.ts';
import { listActiveResources } from './resources/resources.store.ts';
import { writePublicResource } from './resources/resources.wire.ts';

export function createPageContent({
  db,
  articles = createArticleReader(db),
}: {
  readonly db: Database;
  readonly articles?: ArticleReader;
}): PageContent {
  return {
    listArticles: (filter) => articles.list({ ...filter, perPage: articleLimits.publicListMax }),
    listCategories: articles.listCategories,
    findArticle: async (slug) => {
      const article = await articles.find(slug);
      return article === null ? null : { article, related: await articles.listRelated(article) };
    },
    listResources: async () => (await listActiveResources(db)).map(writePublicResource),
  };
}
