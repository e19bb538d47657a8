/** Writes articles that nobody types: those that the product comes with. */
import { tidyTags } from '@debt-payoff/contract/article-rules';
import { product } from '@debt-payoff/contract/product';
import type { Clock } from '../../platform/clock.ts';
import type { Reader } from '../../platform/database/database.ts';
import { addDraft, changeArticle } from './article-changes.ts';
import { readingMinutesOf } from './reading-minutes.ts';
import { sanitiseArticle } from './sanitise.ts';
import type { StoredText } from './write-articles.store.ts';

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
  { slug, text }: { readonly slug: string; readonly text: ArticleText },
): Promise<number> {
  const stored = storedText(text);
  return db.transaction((tx) => addDraft(tx, { slug, text: stored }, savedByNobody(clock)));
}

/** With its revision, if there is one. It keeps the date on which it was first published. */
export async function publishArticle({ db, clock }: Deps, articleId: number): Promise<void> {
  await db.transaction((tx) =>
    changeArticle(tx, { articleId, text: {}, status: 'published' }, savedByNobody(clock)),
  );
}

export function storedText({ tags, content, ...text }: ArticleText): StoredText {
  return {
    ...text,
    ...storedContent(content),
    tags: tidyTags(tags),
    author: text.author ?? product.team,
    sourceUrl: text.sourceUrl ?? null,
  };
}

export function storedContent(typed: string): Pick<StoredText, 'content' | 'readingMinutes'> {
  const content = sanitiseArticle(typed);
  return { content, readingMinutes: readingMinutesOf(content) };
}

function savedByNobody(clock: Deps['clock']) {
  return { savedBy: null, now: clock.now() };
}
