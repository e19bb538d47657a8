/** Which debts go first and which last, in words: several may go in one month. */

import { count } from '@debt-payoff/contract/counts';
import { strategyInSentence } from '@debt-payoff/contract/debt-types';
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import type { StrategyName } from '@debt-payoff/engine';
import type { DebtBalances } from './debt-balances.ts';
import { debtName } from './text.ts';
import type { Payoff } from './timeline.ts';

type PlanWords = { readonly start: Month; readonly debtNames: readonly string[] };

export function timelineSummary({
  payoffs,
  strategy,
  start,
  debtNames,
}: PlanWords & {
  readonly payoffs: readonly Payoff[];
  readonly strategy: StrategyName;
}): string {
  const firsts = payoffs.filter(({ month }) => month === payoffs[0]?.month);
  const lasts = payoffs.filter(({ month }) => month === payoffs.at(-1)?.month).toReversed();
  const [[first], [last]] = [firsts, lasts];
  if (first === undefined || last === undefined) return '';
  const label = strategyInSentence(strategy);
  const end = formatMonth(addMonths(start, last.month));
  if (payoffs.length === 1)
    return `With ${label}, ${debtInSentence(debtNames, first.debt)} would be gone in ${end}.`;
  if (first.month === last.month)
    return `With ${label}, all ${count(payoffs.length, 'debt')} would be gone in ${end}.`;
  const month = formatMonth(addMonths(start, first.month));
  return `With ${label}, ${goFirst(firsts, debtNames)}, in ${month}. ${areLast(lasts, debtNames)}, in ${end}.`;
}

export function balancesSummary({
  data,
  strategy,
  start,
  debtNames,
}: PlanWords & { readonly data: DebtBalances; readonly strategy: StrategyName }): string {
  const { clearings, minimum, months } = data;
  const label = strategyInSentence(strategy);
  const end = formatMonth(addMonths(start, months));
  const sooner = minimum === null ? 0 : minimum.length - 1 - months;
  const saved = sooner > 0 ? `, ${count(sooner, 'month')} sooner than with minimum` : '';
  const firsts = clearings.filter(({ month }) => month === clearings[0]?.month);
  if (clearings.length <= 1) return `With ${label}, the debt would be gone in ${end}${saved}.`;
  if (firsts.length === clearings.length) {
    return `With ${label}, all ${count(clearings.length, 'debt')} would be gone in ${end}${saved}.`;
  }
  const firstEnd = formatMonth(addMonths(start, clearings[0]?.month ?? 0));
  return `With ${label}, ${goFirst(firsts, debtNames)}, in ${firstEnd}, and the last debt in ${end}${saved}.`;
}

export function debtInSentence(debtNames: readonly string[], debt: number): string {
  return nameInSentence(debtName(debtNames, debt));
}

function goFirst(payoffs: readonly Payoff[], debtNames: readonly string[]): string {
  return `${namesOf(payoffs, debtNames)} ${payoffs.length === 1 ? 'goes' : 'go'} first`;
}

function areLast(payoffs: readonly Payoff[], debtNames: readonly string[]): string {
  return `${namesOf(payoffs, debtNames)} ${payoffs.length === 1 ? 'is' : 'are'} the last`;
}

/** 'Car loan', 'Car loan and 2 other debts' */
function namesOf(payoffs: readonly Payoff[], debtNames: readonly string[]): string {
  const name = debtInSentence(debtNames, payoffs[0]?.debt ?? 0);
  const others = payoffs.length - 1;
  return others === 0 ? name : `${name} and ${count(others, 'other debt')}`;
}
