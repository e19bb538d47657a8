/** How long an article takes to read. */

/** A little below what studies find for adults who read silently: figures take longer than a story. */
const wordsAMinute = 220;

export function readingMinutesOf(content: string): number {
  return Math.max(1, Math.round(countWords(content) / wordsAMinute));
}

/** Tags in the HTML do not count as words. */
export function countWords(content: string): number {
  return content.replaceAll(/<[^<>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
}
