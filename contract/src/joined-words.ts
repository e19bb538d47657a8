/** Several words or names as one part of a sentence. */

export type Conjunction = 'and' | 'or';

/** 'Card', 'Card and Loan', 'Card, Loan and Overdraft' */
export function joinWords(words: readonly string[], conjunction: Conjunction = 'and'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}
