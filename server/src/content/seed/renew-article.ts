/** Gives an article that the product came with its present text, unless anyone has edited it since. */
import { eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { changeArticle } from '../articles/article-changes.ts';
import { articles } from '../articles/articles.tables.ts';
import { lockArticle } from '../articles/write-articles.store.ts';
import { storedText } from '../articles/write-articles.ts';
import type { SeedArticle } from './seed-article.ts';
import { textDigest } from './text-digest.ts';

type Deps = { readonly tx: Transaction; readonly clock: Clock };

/** False where it has that text already, or is no longer as we left it: edited, in the works, moved or not public. */
export async function renewArticle(
  { tx, clock }: Deps,
  { slug, publishedOn: _, sources: __, ...written }: SeedArticle,
  releasedTexts: Readonly<Record<string, readonly string[]>>,
): Promise<boolean> {
  const [found] = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(eq(articles.slug, slug));
  if (found === undefined) return false;
  const locked = await lockArticle(tx, found.id);
  if (locked === null || locked.revision !== null) return false;
  const { article } = locked;
  const digest = textDigest(article);
  const text = storedText(written);
  const isOurs = releasedTexts[slug]?.includes(digest) ?? false;
  if (!isOurs || article.status !== 'published' || digest === textDigest(text)) return false;
  const saving = { savedBy: null, now: clock.now() };
  await changeArticle(tx, { articleId: article.id, text, status: 'published' }, saving);
  return true;
}
