/** Names that people typed, among words of ours: in any script, of any length, with any marks in them. */

const lettersMost = 40;
/** More than any forty letters take, so that a very long name costs no more than a long one. */
const lengthRead = 16 * lettersMost;

export function nameInSentence(name: string): string {
  return isolated(shortName(name));
}

/** The name as far as a sentence or the head of a column has room for it. */
export function shortName(name: string): string {
  if (name.length <= lettersMost) return name;
  const read = name.slice(0, lengthRead);
  const letters = Array.from(new Intl.Segmenter('en-GB').segment(read), ({ segment }) => segment);
  const isWhole = letters.length <= lettersMost && read === name;
  return isWhole ? name : `${letters.slice(0, lettersMost).join('').trimEnd()}…`;
}

/**
 * What reads from right to left must not carry off the figure after it, and marks that turn the
 * direction, which nobody sees, must not turn the sentence.
 */
export function isolated(text: string): string {
  const steady = text.replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '');
  return /[\u0590-\u08FF\uFB1D-\uFEFC]/.test(steady) ? `\u2068${steady}\u2069` : steady;
}
