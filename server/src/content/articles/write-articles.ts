/** Creates, changes and publishes articles. Content is sanitised first, and every process is told of what becomes public. */
import { product } from '@debt-payoff/contract/product';
import type { Clock } from '../../platform/clock.ts';
import { announceContentChange } from '../../platform/content-changes.ts';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { DomainError, invalidField } from '../../platform/domain-error.ts';
import { isSlug, readingMinutesOf } from './article-rules.ts';
import type { ArticleRow } from './articles.store.ts';
import { sanitiseArticle } from './sanitise.ts';
import {
  findSlugOwner,
  insertArticle,
  keepSlug,
  lockArticle,
  replaceTags,
  type StoredText,
  saveRevision,
  takeRevision,
  updateArticle,
} from './write-articles.store.ts';

export type ArticleText = {
  readonly title: string;
  /** HTML, as it was typed. */
  readonly content: string;
  readonly excerpt: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly metaKeywords: string;
  readonly category: string;
  readonly tags: readonly string[];
  /** Our team, unless somebody is named. */
  readonly author?: string;
  readonly sourceUrl?: string | null;
};

type Deps = { readonly db: Reader; readonly clock: Pick<Clock, 'now'> };

/** A draft. Replies with its id. */
export function createArticle(
  { db, clock }: Deps,
  { slug, text }: { slug: string; text: ArticleText },
): Promise<number> {
  return db.transaction(async (tx) => {
    await requireFreeSlug(tx, { slug, articleId: null });
    const now = clock.now();
    return insertArticle(tx, {
      ...storedText(text),
      slug,
      status: 'draft',
      createdAt: now,
      updatedAt: now,
    });
  });
}

/** Of a published article it keeps a revision: the public text stays until that is published. */
export async function saveArticle(
  { db, clock }: Deps,
  { articleId, text }: { articleId: number; text: ArticleText },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { status } = await getArticle(tx, articleId);
    const stored = storedText(text);
    const now = clock.now();
    if (status === 'published') await saveRevision(tx, { ...stored, articleId, savedAt: now });
    else await updateArticle(tx, articleId, { ...stored, updatedAt: now });
  });
}

/** With its revision, if there is one. It keeps the date on which it was first published. */
export async function publishArticle({ db, clock }: Deps, articleId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const article = await getArticle(tx, articleId);
    const now = clock.now();
    const revision = await takeRevision(tx, articleId);
    const published = { ...article, ...revision };
    const facts = { publishedAt: article.publishedAt ?? now };
    const changes = { ...revision, ...facts, status: 'published', updatedAt: now } as const;
    await updateArticle(tx, articleId, changes);
    const { tags, category } = published;
    await replaceTags(tx, { articleId, tags, category, ...facts });
    await announceContentChange(tx);
  });
}

/** The former slug goes on leading to the article. */
export async function changeSlug(
  { db, clock }: Deps,
  { articleId, slug }: { articleId: number; slug: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await getArticle(tx, articleId);
    await requireFreeSlug(tx, { slug, articleId });
    await keepSlug(tx, { slug, articleId });
    await updateArticle(tx, articleId, { slug, updatedAt: clock.now() });
    await announceContentChange(tx);
  });
}

async function getArticle(tx: Transaction, articleId: number): Promise<ArticleRow> {
  const article = await lockArticle(tx, articleId);
  if (article === null) throw new DomainError('not_found');
  return article;
}

async function requireFreeSlug(
  tx: Transaction,
  { slug, articleId }: { slug: string; articleId: number | null },
): Promise<void> {
  if (!isSlug(slug)) throw invalidField('slug', 'This cannot be the address of an article');
  const owner = await findSlugOwner(tx, slug);
  if (owner !== null && owner !== articleId) throw new DomainError('taken');
}

function storedText({ tags, ...text }: ArticleText): StoredText {
  const content = sanitiseArticle(text.content);
  return {
    ...text,
    content,
    tags: [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))],
    author: text.author ?? product.team,
    sourceUrl: text.sourceUrl ?? null,
    readingMinutes: readingMinutesOf(content),
  };
}
