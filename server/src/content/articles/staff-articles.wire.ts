import type {
  EditedArticle,
  ListedArticle,
  updateArticleCall,
} from '@debt-payoff/contract/admin-articles';
import { contentProblem } from '@debt-payoff/contract/article-rules';
import type { CallBody } from '@debt-payoff/contract/call';
import { product } from '@debt-payoff/contract/product';
import { invalidField } from '../../platform/domain-error.ts';
import { stateOf, workingText } from './article-state.ts';
import type { ArticleWithRevision, ListedArticleRow } from './staff-articles.store.ts';
import type { StoredText } from './write-articles.store.ts';
import { storedContent } from './write-articles.ts';

export function writeListedArticle(row: ListedArticleRow): ListedArticle {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    category: row.category,
    tags: row.tags,
    author: row.author,
    status: row.status,
    published_at: row.publishedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    has_revision: row.hasRevision,
  };
}

export function writeEditedArticle({
  article,
  revision,
  savedBy,
}: ArticleWithRevision): EditedArticle {
  const { updatedAt } = article;
  const text = workingText(stateOf(article, revision));
  const savedAt = revision?.savedAt ?? updatedAt;
  return {
    ...writeListedArticle({
      ...{ ...article, ...text, updatedAt: savedAt > updatedAt ? savedAt : updatedAt },
      hasRevision: revision !== null,
    }),
    content: text.content,
    excerpt: text.excerpt,
    meta_title: text.metaTitle,
    meta_description: text.metaDescription,
    meta_keywords: text.metaKeywords,
    source_url: text.sourceUrl,
    reading_minutes: text.readingMinutes,
    public_slug: article.status === 'published' ? article.slug : null,
    version: article.version,
    saved_by: savedBy,
  };
}

type TypedText = Omit<CallBody<typeof updateArticleCall>, 'slug' | 'status' | 'version'>;

/** The fields that were given, as they are stored. */
export function readText(typed: TypedText): Partial<StoredText> {
  const { title, content, excerpt, category, tags, author } = typed;
  return {
    ...(title !== undefined && { title: title.trim() }),
    ...(content !== undefined && readContent(content)),
    ...(excerpt !== undefined && { excerpt: excerpt.trim() }),
    ...(typed.meta_title !== undefined && { metaTitle: typed.meta_title.trim() }),
    ...(typed.meta_description !== undefined && { metaDescription: typed.meta_description.trim() }),
    ...(typed.meta_keywords !== undefined && { metaKeywords: typed.meta_keywords.trim() }),
    ...(category !== undefined && { category: category.trim() }),
    ...(tags !== undefined && { tags }),
    ...(author !== undefined && { author: author.trim() || product.team }),
    ...(typed.source_url !== undefined && { sourceUrl: typed.source_url || null }),
  };
}

type NewText = TypedText & { readonly title: string; readonly content: string };

/** What was not given is empty. */
export function readNewText({ content, ...typed }: NewText): StoredText {
  return {
    ...{ excerpt: '', metaTitle: '', metaDescription: '', metaKeywords: '', category: '' },
    ...{ tags: [], author: product.team, sourceUrl: null },
    ...readText(typed),
    title: typed.title.trim(),
    ...readContent(content),
  };
}

/** Sanitised, it can be empty, or longer than it was. */
function readContent(typed: string) {
  const stored = storedContent(typed);
  const problem = contentProblem(stored.content);
  if (problem !== null) throw invalidField('content', problem);
  return stored;
}
