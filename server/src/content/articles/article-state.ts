/** What an article is, and becomes by a change: the text that it has, and the one that staff are working on. */
import { isDeepStrictEqual } from 'node:util';
import type { ArticleStatus } from '@debt-payoff/contract/content-vocabulary';
import type { ArticleRow } from './articles.store.ts';
import type { RevisionRow, StoredText } from './write-articles.store.ts';

export type SluggedText = StoredText & { readonly slug: string };

export type ArticleState = {
  readonly status: ArticleStatus;
  /** Of a published article what everyone reads; of others the only text. */
  readonly own: SluggedText;
  /** Of a published article what only staff can read yet; null where that is nothing. */
  readonly revision: SluggedText | null;
};

export type ArticleChange = {
  /** The fields that were given; the others stay. */
  readonly text: Partial<StoredText>;
  readonly slug?: string | undefined;
  readonly status?: ArticleStatus | undefined;
};

export function stateOf(article: ArticleRow, revision: RevisionRow | null): ArticleState {
  const { status } = article;
  const own = textOf(article);
  if (revision === null) return { status, own, revision };
  return { status, own, revision: textOf({ ...revision, slug: revision.slug ?? own.slug }) };
}

export function workingText({ own, revision }: ArticleState): SluggedText {
  return revision ?? own;
}

/** A text by itself is saved, and a status by itself is an act; both at once save first. */
export function savesOnly({ text, slug, status }: ArticleChange): boolean {
  const hasText = Object.keys(text).length > 0 || slug !== undefined;
  return status === undefined || (status === 'draft' && hasText);
}

/** With the slug that it is to have, whether that was given or not. */
export function stateAfter(
  before: ArticleState,
  change: ArticleChange,
  slug: string,
): ArticleState {
  const text = { ...workingText(before), ...change.text, slug };
  if (savesOnly(change) && before.status === 'published') {
    return { ...before, revision: isSame(text, before.own) ? null : text };
  }
  return { status: change.status ?? before.status, own: text, revision: null };
}

export function isSame<Value extends ArticleState | SluggedText>(one: Value, other: Value) {
  return isDeepStrictEqual(one, other);
}

/** Whether everyone reads something else from then on. */
export function isPublicChange(before: ArticleState, after: ArticleState): boolean {
  if (before.status !== 'published' && after.status !== 'published') return false;
  return before.status !== after.status || !isSame(before.own, after.own);
}

function textOf(row: SluggedText): SluggedText {
  return {
    slug: row.slug,
    title: row.title,
    content: row.content,
    excerpt: row.excerpt,
    metaTitle: row.metaTitle,
    metaDescription: row.metaDescription,
    metaKeywords: row.metaKeywords,
    category: row.category,
    tags: row.tags,
    author: row.author,
    sourceUrl: row.sourceUrl,
    readingMinutes: row.readingMinutes,
  };
}
