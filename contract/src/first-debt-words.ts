/** Which debt extra money goes to first, and why, in words: only what was computed. */
import type { FirstDebt, FirstReason, OrderReason } from '@debt-payoff/engine/first-debt';
import { count } from './counts.ts';
import { addMonths, formatMonth, type Month } from './months.ts';
import { nameInSentence } from './names-in-sentences.ts';
import { firstDebtTexts as texts } from './texts/first-debt.ts';

/** 'highest rate after its deal', 'priority debt, and of those the smallest balance' */
export function firstReasonWords(reason: FirstReason): string {
  const { isPriority, isOnlyTaker, isAmongTakers, order } = reason;
  if (isOnlyTaker) return texts.onlyTaker;
  if (order === null) return texts.priority;
  const words = isPriority ? texts.amongPriority(orderWords(order)) : orderWords(order);
  return isAmongTakers ? texts.amongTakers(words) : words;
}

function orderWords({ by, months, tie }: OrderReason): string {
  const words = by === 'rate-ahead' ? texts.rateAhead(monthsAhead(months)) : texts.order[by];
  return tie === null ? words : texts.joint(words, texts.ties[tie]);
}

/** 'the month ahead', 'the 6 months ahead' */
function monthsAhead(months: number): string {
  return months === 1 ? 'the month ahead' : `the ${count(months, 'month')} ahead`;
}

/** 'Extra money goes to Card B first: highest rate after its deal.' */
export function firstDebtSentence(
  { debt, month, reason }: FirstDebt,
  { debtNames, start }: { readonly debtNames: readonly string[]; readonly start: Month },
): string {
  const name = nameInSentence(debtNames[debt] ?? '');
  const from = month === 1 ? null : formatMonth(addMonths(start, month));
  return texts.sentence({ name, from, reason: firstReasonWords(reason) });
}
