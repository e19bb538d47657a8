/** Articles for tests. */
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { changeArticle } from './article-changes.ts';
import type { ArticleChange } from './article-state.ts';
import { type ArticleText, createArticle, publishArticle, storedText } from './write-articles.ts';

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

/** Of a published article it keeps a revision. */
export function saveArticle(
  deps: Deps,
  { articleId, text }: { readonly articleId: number; readonly text: ArticleText },
): Promise<void> {
  return change(deps, articleId, { text: storedText(text) });
}

/** Of a published article, at once. */
export function changeSlug(
  deps: Deps,
  { articleId, slug }: { readonly articleId: number; readonly slug: string },
): Promise<void> {
  return change(deps, articleId, { text: {}, slug, status: 'published' });
}

async function change({ db, clock }: Deps, articleId: number, wanted: ArticleChange) {
  await db.transaction(async (tx) => {
    await changeArticle(tx, { articleId, ...wanted }, { savedBy: null, now: clock.now() });
  });
}
