/** What is deleted along with something, as the rest of the sentence that begins with its name. */

import { count } from '@debt-payoff/contract/counts';
import { joinWords } from '@debt-payoff/contract/joined-words';

/** ', its 4 debts and 49 payments'; what there is none of is not named. By noun, in the order in which they are said. */
export function whatGoesAlong(counts: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counts)
    .filter(([, number]) => number > 0)
    .map(([noun, number]) => count(number, noun));
  if (parts.length === 0) return '';
  return `${parts.length === 1 ? ' and' : ','} its ${joinWords(parts)}`;
}
