/** Articles of a journey's own: older than all others and in a category that nobody else has. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import { articles } from '../../server/src/content/articles/articles.tables.ts';
import { createArticle, publishArticle } from '../../server/src/content/articles/write-articles.ts';
import { productDatabase } from './quick-accounts.ts';

export type OwnArticles = { readonly category: string; readonly tag: string };

/** The newest is number 1. They are deleted after the test, so that the lists of other tests stay as they expect. */
export async function publishArticles(count: number, content: string): Promise<OwnArticles> {
  const db = await productDatabase();
  const own = randomUUID().slice(0, 8);
  const category = `Journey ${own}`;
  onTestFinished(async () => {
    await db.delete(articles).where(eq(articles.category, category));
  });
  for (let number = count; number > 0; number -= 1) {
    const deps = { db, clock: { now: () => new Date(Date.UTC(2020, 0, 32 - number)) } };
    const articleId = await createArticle(deps, {
      slug: `journey-${own}-${number}`,
      text: {
        ...{ title: `Article ${number} of ${own}`, excerpt: 'What it is about.', content },
        ...{ metaTitle: '', metaDescription: '', metaKeywords: '', category },
        tags: number > 20 ? [own, `${own} old`] : [own],
      },
    });
    await publishArticle(deps, articleId);
  }
  return { category, tag: own };
}
