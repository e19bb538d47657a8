/** In which order somebody has arranged their debts, in words: on screen, on paper and in files. */
import { nameInSentence } from './names-in-sentences.ts';

const namedMost = 6;

/** 'Your order: Overdraft, then Car loan, then 4 others.' */
export function orderSentence(debtNames: readonly string[], order: readonly number[]): string {
  const names = arranged(debtNames, order).map(nameInSentence);
  const named = names.length <= namedMost ? names : names.slice(0, namedMost - 1);
  const others = names.length - named.length;
  const parts = others === 0 ? named : [...named, `${others} others`];
  return `Your order: ${parts.join(', then ')}.`;
}

/** All of them as the order has them; those that it leaves out follow as they stand. */
export function arranged<Item>(items: readonly Item[], order: readonly number[]): Item[] {
  const named = new Set(order);
  return [
    ...order.flatMap((at) => items.slice(at, at + 1)),
    ...items.filter((_, at) => !named.has(at)),
  ];
}
