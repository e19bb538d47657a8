/** Articles for tests. */
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type ArticleText, createArticle, publishArticle } from './write-articles.ts';

export function anArticle(changes: Partial<ArticleText> = {}): ArticleText {
  return {
    title: 'What an APR is',
    content: '<p>A rate for a year.</p>',
    excerpt: 'A rate, in short.',
    metaTitle: 'APR',
    metaDescription: 'What an APR is.',
    metaKeywords: 'apr, rate',
    category: 'Rates and costs',
    tags: ['rates'],
    ...changes,
  };
}

type Deps = { readonly db: Database; readonly clock: Pick<Clock, 'now'> };

/** Written and published at the time of the clock. Replies with its id. */
export async function makeArticle(
  deps: Deps,
  slug: string,
  changes: Partial<ArticleText> = {},
): Promise<number> {
  const articleId = await createArticle(deps, { slug, text: anArticle(changes) });
  await publishArticle(deps, articleId);
  return articleId;
}
