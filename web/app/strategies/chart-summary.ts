/** The finding of the balance chart, for the strategies that were calculated. */
import { comparedFinding } from '@debt-payoff/charts/balance-finding';
import { comparedNames } from '@debt-payoff/contract/compared-strategies';
import type { Month } from '@debt-payoff/contract/months';
import type { Comparison } from './comparison.ts';

export function chartSummary(comparison: Comparison, start: Month): string {
  const { plan, series, results, likeness } = comparison;
  const best = series.find(({ strategy }) => strategy === comparison.best?.strategy);
  if (best === undefined) return '';
  const minimum = series.find(({ strategy }) => strategy === 'minimum') ?? null;
  const isEvery = results.length === comparedNames(plan).length;
  return comparedFinding({ best, minimum, likeness }, { start, isEvery });
}
