import type { FirstReason, OrderReason } from '@debt-payoff/engine/first-debt';
import { expect, it } from 'vitest';
import { firstDebtSentence, firstReasonWords } from './first-debt-words.ts';
import { monthOf } from './months.ts';

const reason = (
  order: Partial<OrderReason> | null,
  more: Partial<FirstReason> = {},
): FirstReason => ({
  ...{ isPriority: false, isAmongTakers: false, isOnlyTaker: false, ...more },
  order: order && { by: 'rate-now', months: 0, tie: null, ...order },
});

it.each([
  ['highest rate now', reason({})],
  ['highest rate after its deal', reason({ by: 'rate-after-deal' })],
  ['highest rate over the 6 months ahead', reason({ by: 'rate-ahead', months: 6 })],
  ['highest rate over the month ahead', reason({ by: 'rate-ahead', months: 1 })],
  ['highest rate after all changes', reason({ by: 'rate-after-changes' })],
  ['first in your order', reason({ by: 'own-order' })],
  ['joint highest rate now, and of those the smallest balance', reason({ tie: 'balance' })],
  [
    'joint smallest balance, and of those the one entered first',
    reason({ by: 'balance', tie: 'entered' }),
  ],
  ['highest rate now, of the debts that take extra money', reason({}, { isAmongTakers: true })],
  ['priority debt', reason(null, { isPriority: true })],
  ['priority debt, and of those the highest rate now', reason({}, { isPriority: true })],
  ['the only debt that extra money may go to', reason(null, { isOnlyTaker: true })],
])('%s', (words, given) => {
  expect(firstReasonWords(given)).toBe(words);
});

it('is a sentence, from a later month on where there is nothing extra before', () => {
  const names = { debtNames: ['Card A', 'Card B'], start: monthOf('2026-11') };
  const first = { debt: 1, reason: reason({}) };
  expect(firstDebtSentence({ ...first, month: 1 }, names)).toBe(
    'Extra money goes to Card B first: highest rate now.',
  );
  expect(firstDebtSentence({ ...first, month: 16 }, names)).toBe(
    'From March 2028, extra money goes to Card B first: highest rate now.',
  );
});
