/** The finding of the balance chart, for the strategies that were calculated. */
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import { balanceFinding } from '../charts/balance-finding.ts';
import type { Comparison } from './comparison.ts';

export function chartSummary(comparison: Comparison, start: Month): string {
  const { series, results, likeness } = comparison;
  const best = series.find(({ strategy }) => strategy === comparison.best?.strategy);
  if (best === undefined) return '';
  if (likeness === 'all' && results.length === 3) {
    return `With every strategy, all would be paid in ${formatMonth(addMonths(start, best.months))}.`;
  }
  const minimum = series.find(({ strategy }) => strategy === 'minimum') ?? null;
  return balanceFinding({ best, minimum }, start);
}
