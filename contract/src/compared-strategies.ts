/** What is compared of the strategies, on screen and on paper. */
import type {
  Best,
  Likeness,
  Plan,
  Shortfall,
  StrategyName,
  StrategyOutcome,
} from '@debt-payoff/engine';
import { comparedOrder } from './debt-types.ts';

/** As people compare them: with the custom one where there is an order for it; minimum comes last. */
export function comparedNames({ customOrder }: Pick<Plan, 'customOrder'>): readonly StrategyName[] {
  return customOrder === undefined ? comparedOrder : ['avalanche', 'snowball', 'custom', 'minimum'];
}

/** A strategy that clears the debts. */
export type ClearingStrategy = {
  readonly strategy: StrategyName;
  readonly months: number;
  readonly totalInterestPence: number;
  /** Absent or null where every month stays within the budget. */
  readonly shortfall?: Shortfall | null;
  /** The months after which a debt is gone, the first one first. */
  readonly cleared: readonly { readonly month: number }[];
};

export type ComparedStrategies = {
  readonly plan: Pick<Plan, 'debts'>;
  /** One for each strategy that was calculated; minimum comes last. */
  readonly results: readonly StrategyOutcome[];
  /** Those that clear the debts, in the same order. */
  readonly series: readonly ClearingStrategy[];
  readonly best: Best | null;
  readonly likeness: Likeness;
};

/** The best strategy, and those whose figures are the same to the penny; none where all are alike. */
export function markedStrategies({
  series,
  best,
  likeness,
}: Pick<ComparedStrategies, 'series' | 'best' | 'likeness'>): StrategyName[] {
  const winner = series.find(({ strategy }) => strategy === best?.strategy);
  if (winner === undefined || likeness === 'all') return [];
  return series
    .filter(
      ({ months, totalInterestPence, shortfall }) =>
        months === winner.months &&
        totalInterestPence === winner.totalInterestPence &&
        !shortfall === !winner.shortfall,
    )
    .map(({ strategy }) => strategy);
}
