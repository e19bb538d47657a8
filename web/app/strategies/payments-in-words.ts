/** What to pay to whom, as one part of a sentence. */

import { joinWords } from '@debt-payoff/contract/joined-words';
import { formatPence } from '@debt-payoff/contract/money';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';

export type PaymentTo = {
  readonly name: string;
  readonly pence: number;
  /** Beyond its own monthly payment: of many debts, those with the most are named. */
  readonly extraPence: number;
};

const namedMost = 4;
const namedOfMany = 3;

/** '£140.00 to Barclaycard and £140.00 to Car loan'; debts that receive nothing are left out. */
export function paymentsInWords(payments: readonly PaymentTo[]): string {
  const paid = payments.filter(({ pence }) => pence > 0);
  const isShort = paid.length <= namedMost;
  const ordered = isShort ? paid : paid.toSorted((a, b) => b.extraPence - a.extraPence);
  const named = isShort ? ordered : ordered.slice(0, namedOfMany);
  const others = ordered.slice(named.length);
  const sum = others.reduce((total, { pence }) => total + pence, 0);
  return joinWords([
    ...named.map(({ name, pence }) => `${formatPence(pence)} to ${nameInSentence(name)}`),
    ...(others.length === 0 ? [] : [`${formatPence(sum)} in total to ${others.length} others`]),
  ]);
}
