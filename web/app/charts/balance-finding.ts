/** What the balance chart shows, in a sentence. */
import { strategyInSentence } from '@debt-payoff/contract/debt-types';
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import { count } from '../words/counts.ts';
import type { Verdict } from './balance-series.ts';

/** 'With avalanche, all the debts would be gone in May 2029, 7 months before minimum payments would clear them.' */
export function balanceFinding(
  { best, minimum }: Pick<Verdict, 'best' | 'minimum'>,
  start: Month,
): string {
  const end = formatMonth(addMonths(start, best.months));
  const sooner = (minimum?.months ?? best.months) - best.months;
  const against =
    sooner > 0 ? `, ${count(sooner, 'month')} before minimum payments would clear them` : '';
  return `With ${strategyInSentence(best.strategy)}, all the debts would be gone in ${end}${against}.`;
}
