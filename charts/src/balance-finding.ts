/** What the balance chart shows, in a sentence. */

import { count } from '@debt-payoff/contract/counts';
import { strategyInSentence } from '@debt-payoff/contract/debt-types';
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import type { Verdict } from './balance-series.ts';

/** As people compare them: where every strategy comes to the same, that is the finding. */
export function comparedFinding(
  verdict: Verdict,
  options: {
    readonly start: Month;
    /** Whether none is left out, because it was not calculated or never clears the debts. */
    readonly isEvery: boolean;
  },
): string {
  const { start, isEvery } = options;
  if (verdict.likeness === 'all' && isEvery) {
    return `With every strategy, all would be paid in ${formatMonth(addMonths(start, verdict.best.months))}.`;
  }
  return balanceFinding(verdict, start);
}

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
