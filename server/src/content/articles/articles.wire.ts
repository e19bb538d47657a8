import type { Article, ArticleSummary } from '@debt-payoff/contract/articles';
import type { ArticleRow, ArticleSummaryRow } from './articles.store.ts';

export function writeSummary(row: ArticleSummaryRow): ArticleSummary {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    category: row.category,
    tags: row.tags,
    author: row.author,
    status: row.status,
    published_at: row.publishedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    reading_minutes: row.readingMinutes,
  };
}

/** With its content as the sanitiser lets it through, whatever the row holds. */
export function writeArticle(row: ArticleRow, sanitise: (content: string) => string): Article {
  return {
    ...writeSummary(row),
    content: sanitise(row.content),
    meta_title: row.metaTitle,
    meta_description: row.metaDescription,
    meta_keywords: row.metaKeywords,
    source_url: row.sourceUrl,
    updated_at: row.updatedAt.toISOString(),
  };
}
