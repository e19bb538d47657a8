/** What the text of an article may be: the bounds of its fields, the form of a slug, and how long it takes to read. */
import { articleLimits } from '@debt-payoff/contract/article-limits';
import { slugPattern } from '@debt-payoff/contract/slugs';

export const articleBounds = {
  titleMaxLength: 200,
  contentMaxLength: 500_000,
  excerptMaxLength: 1_000,
  keywordsMaxLength: 500,
  authorMaxLength: 200,
  urlMaxLength: 2_000,
  tagsMax: 20,
} as const;

/** Addresses below /articles that are something else, now or later. */
export const reservedSlugs = ['categories', 'admin'] as const;

export function isSlug(text: string): boolean {
  return (
    text.length <= articleLimits.slugMaxLength &&
    new RegExp(slugPattern).test(text) &&
    !reservedSlugs.some((reserved) => reserved === text)
  );
}

/** A little below what studies find for adults who read silently: figures take longer than a story. */
const wordsAMinute = 220;

/** Tags in the HTML do not count as words. */
export function readingMinutesOf(content: string): number {
  const words = content.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsAMinute));
}
