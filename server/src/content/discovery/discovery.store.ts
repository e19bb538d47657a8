import { desc, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { articles } from '../articles/articles.tables.ts';
import type { SitemapArticle } from './sitemap.ts';

/** The newest first. */
export function listSitemapArticles(db: Reader, limit: number): Promise<SitemapArticle[]> {
  return db
    .select({ slug: articles.slug, updatedAt: articles.updatedAt })
    .from(articles)
    .where(eq(articles.status, 'published'))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(limit);
}
