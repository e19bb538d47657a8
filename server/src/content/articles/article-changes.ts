/** Creates and changes articles in a transaction. Every process is told of what becomes public or stops being so. */
import { isSlugOfTitle } from '@debt-payoff/contract/article-rules';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { announceContentChange } from '../../platform/content-changes.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { freeSlugOf, requireFreeSlug } from './article-slugs.ts';
import {
  type ArticleChange,
  type ArticleState,
  isPublicChange,
  isSame,
  stateAfter,
  stateOf,
  workingText,
} from './article-state.ts';
import type { ArticleRow } from './articles.store.ts';
import {
  deleteRevision,
  deleteTags,
  insertArticle,
  keepSlug,
  lockArticle,
  replaceTags,
  type StoredText,
  saveRevision,
  updateArticle,
} from './write-articles.store.ts';

export type Saving = {
  /** Null for the seed, and for the built-in staff of the local environment. */
  readonly savedBy: number | null;
  readonly now: Date;
};

export type Transition = { readonly before: ArticleState; readonly after: ArticleState };

type NewArticle = {
  readonly text: StoredText;
  /** Made from the title where it is not given. */
  readonly slug?: string | undefined;
};

/** A draft. Gives its id. */
export async function addDraft(
  tx: Transaction,
  { text, slug }: NewArticle,
  { savedBy, now }: Saving,
): Promise<number> {
  if (slug !== undefined) await requireFreeSlug(tx, { slug, articleId: null });
  const chosen = slug ?? (await freeSlugOf(tx, { title: text.title, articleId: null }));
  const made = { status: 'draft', savedBy, createdAt: now, updatedAt: now } as const;
  return insertArticle(tx, { ...text, slug: chosen, ...made });
}

type Wanted = ArticleChange & {
  readonly articleId: number;
  /** Which version it was made from; undefined where that is not said. */
  readonly version?: number | undefined;
};

/**
 * Writes nothing where nothing would be different, so that nobody's version is outdated by it, and a change
 * whose reply was lost can be sent again.
 */
export async function changeArticle(
  tx: Transaction,
  { articleId, version, ...change }: Wanted,
  saving: Saving,
): Promise<Transition> {
  const { article, revision } = await getLockedArticle(tx, articleId);
  const before = stateOf(article, revision);
  const slug = await slugAfter(tx, { article, before, change });
  const after = stateAfter(before, change, slug);
  if (isSame(before, after)) return { before, after };
  if (version !== undefined && version !== article.version) {
    throw new DomainError('conflict', { message: adminTexts.articles.outdated });
  }
  if (slug !== workingText(before).slug) await requireFreeSlug(tx, { slug, articleId });
  await writeTransition(tx, article, { before, after, ...saving });
  return { before, after };
}

export async function getLockedArticle(tx: Transaction, articleId: number) {
  const locked = await lockArticle(tx, articleId);
  if (locked !== null) return locked;
  throw new DomainError('not_found', { message: adminTexts.articles.notFound });
}

type Planned = {
  readonly article: ArticleRow;
  readonly before: ArticleState;
  readonly change: ArticleChange;
};

/** It stays, but for one that nobody chose: until the article is public, that follows the title. */
async function slugAfter(tx: Transaction, { article, before, change }: Planned): Promise<string> {
  const { title: formerTitle, slug } = workingText(before);
  if (change.slug !== undefined) return change.slug;
  const { title = formerTitle } = change.text;
  const follows =
    article.publishedAt === null &&
    title !== formerTitle &&
    isSlugOfTitle(slug, { title: formerTitle });
  if (!follows || isSlugOfTitle(slug, { title })) return slug;
  return freeSlugOf(tx, { title, articleId: article.id });
}

async function writeTransition(
  tx: Transaction,
  article: ArticleRow,
  { before, after, now, savedBy }: Transition & Saving,
): Promise<void> {
  const { id: articleId } = article;
  const { own, status, revision } = after;
  const isPublished = status === 'published';
  const publishedAt = article.publishedAt ?? (isPublished ? now : null);
  const isOwnSame = status === before.status && isSame(own, before.own);
  await updateArticle(tx, articleId, {
    ...(!isOwnSame && { ...own, status, publishedAt, updatedAt: now }),
    ...{ version: article.version + 1, savedBy },
  });
  if (revision !== null) {
    const slug = revision.slug === own.slug ? null : revision.slug;
    await saveRevision(tx, { ...revision, slug, articleId, savedAt: now });
  } else if (before.revision !== null) await deleteRevision(tx, articleId);
  if (!isPublicChange(before, after)) return;
  if (isPublished && publishedAt !== null) {
    await keepSlug(tx, { slug: own.slug, articleId });
    await replaceTags(tx, { articleId, tags: own.tags, category: own.category, publishedAt });
  } else await deleteTags(tx, articleId);
  await announceContentChange(tx);
}
