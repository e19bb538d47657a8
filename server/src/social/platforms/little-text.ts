/** The text format of LinkedIn's posts: what it reserves is escaped, or the post is cut there without a word. */

const reserved = /[\\|{}@[\]()<>#*_~]/g;
/** A hashtag begins a word. */
const hashtag = /(?<![\p{L}\p{N}_])#([\p{L}\p{N}_]+)/gu;

export function littleTextOf(text: string): string {
  const parts: string[] = [];
  let last = 0;
  for (const match of text.matchAll(hashtag)) {
    const [whole, word = ''] = match;
    parts.push(escaped(text.slice(last, match.index)), `{hashtag|\\#|${escaped(word)}}`);
    last = match.index + whole.length;
  }
  return [...parts, escaped(text.slice(last))].join('');
}

function escaped(text: string): string {
  return text.replace(reserved, '\\$&');
}
