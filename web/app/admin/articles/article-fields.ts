/** What the form of an article holds, what is wrong with it, and what it sends. */
import type { EditedArticle, updateArticleCall } from '@debt-payoff/contract/admin-articles';
import {
  authorProblem,
  categoryProblem,
  contentProblem,
  excerptProblem,
  isEmptyHtml,
  isSlugOfTitle,
  metaDescriptionProblem,
  metaKeywordsProblem,
  metaTitleProblem,
  slugOf,
  slugProblem,
  sourceUrlProblem,
  tagsProblem,
  titleProblem,
} from '@debt-payoff/contract/article-rules';
import type { CallInput } from '@debt-payoff/contract/call';
import { product } from '@debt-payoff/contract/product';
import { type Problems, problemsAmong } from '../../forms/problems.ts';

/** In the order in which they stand in the form, with the server's names for them. */
export const articleFields = {
  title: 'title',
  content: 'content',
  slug: 'slug',
  category: 'category',
  tags: 'tags',
  author: 'author',
  sourceUrl: 'source_url',
  excerpt: 'excerpt',
  metaTitle: 'meta_title',
  metaDescription: 'meta_description',
  metaKeywords: 'meta_keywords',
} as const;
export type ArticleField = keyof typeof articleFields;
export type TextField = Exclude<ArticleField, 'tags'>;

export type ArticleFields = Readonly<Record<TextField, string>> & {
  readonly tags: readonly string[];
  /** Whether the address was typed by hand; else it follows the title for as long as nobody has seen it. */
  readonly hasOwnSlug: boolean;
};

export type ArticleBody = NonNullable<CallInput<typeof updateArticleCall>['body']> & {
  readonly title: string;
  readonly content: string;
};

export const blankFields: ArticleFields = {
  title: '',
  content: '',
  slug: '',
  category: '',
  tags: [],
  author: product.team,
  sourceUrl: '',
  excerpt: '',
  metaTitle: '',
  metaDescription: '',
  metaKeywords: '',
  hasOwnSlug: false,
};

export function fieldsOf(article: EditedArticle): ArticleFields {
  return {
    title: article.title,
    content: article.content,
    slug: article.slug,
    category: article.category,
    tags: article.tags,
    author: article.author,
    sourceUrl: article.source_url ?? '',
    excerpt: article.excerpt,
    metaTitle: article.meta_title,
    metaDescription: article.meta_description,
    metaKeywords: article.meta_keywords,
    hasOwnSlug: article.published_at !== null || !isSlugOfTitle(article.slug, article),
  };
}

/** The address that the form shows: of an article that nobody has seen, what its title makes. */
export function shownSlug(
  { title, slug, hasOwnSlug }: ArticleFields,
  saved: EditedArticle | null,
): string {
  if (hasOwnSlug) return slug;
  return saved !== null && saved.title === title.trim() ? saved.slug : slugOf(title);
}

export function articleProblems(fields: ArticleFields): Problems<ArticleField> {
  return problemsAmong({
    title: titleProblem(fields.title),
    content: contentProblem(fields.content),
    slug: fields.hasOwnSlug ? slugProblem(fields.slug.trim()) : null,
    category: categoryProblem(fields.category),
    tags: tagsProblem(fields.tags),
    author: authorProblem(fields.author),
    sourceUrl: sourceUrlProblem(fields.sourceUrl.trim()),
    excerpt: excerptProblem(fields.excerpt),
    metaTitle: metaTitleProblem(fields.metaTitle),
    metaDescription: metaDescriptionProblem(fields.metaDescription),
    metaKeywords: metaKeywordsProblem(fields.metaKeywords),
  });
}

/** The address goes along only where somebody has typed another one: the server makes the others. */
export function bodyOf(fields: ArticleFields, saved: EditedArticle | null): ArticleBody {
  const slug = fields.slug.trim();
  return {
    title: fields.title,
    content: fields.content,
    ...(fields.hasOwnSlug && slug !== saved?.slug && { slug }),
    excerpt: fields.excerpt,
    meta_title: fields.metaTitle,
    meta_description: fields.metaDescription,
    meta_keywords: fields.metaKeywords,
    category: fields.category,
    tags: [...fields.tags],
    author: fields.author,
    source_url: fields.sourceUrl.trim() === '' ? null : fields.sourceUrl.trim(),
  };
}

export function isSameText(one: ArticleFields, other: ArticleFields): boolean {
  return JSON.stringify(bodyOf(one, null)) === JSON.stringify(bodyOf(other, null));
}

/** Trimmed; null where it is empty or there already. */
export function withTag(tags: readonly string[], typed: string): readonly string[] | null {
  const tag = typed.trim();
  return tag === '' || tags.includes(tag) ? null : [...tags, tag];
}

export function withoutProblems(
  problems: Problems<ArticleField>,
  mended: readonly ArticleField[],
): Problems<ArticleField> {
  const left = Object.entries(problems).filter(([field]) => !mended.some((each) => each === field));
  // Entries of a record are typed by any string; these are the record's own keys.
  return Object.fromEntries(left) as Problems<ArticleField>;
}

/** Which of the two that saving takes are there. */
export function partsOf({ title, content }: ArticleFields) {
  return { hasTitle: title.trim() !== '', hasContent: !isEmptyHtml(content) };
}
