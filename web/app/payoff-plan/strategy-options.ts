/** The strategies as people choose among them. */
import type { StrategyName } from '@debt-payoff/engine';

export const strategyLabels: Readonly<Record<StrategyName, string>> = {
  avalanche: 'Avalanche: the highest rate first',
  snowball: 'Snowball: the smallest balance first',
  minimum: 'Minimum: the extra is split evenly',
};

export const strategyOptions = (['avalanche', 'snowball', 'minimum'] as const).map((value) => ({
  value,
  label: strategyLabels[value],
}));

export function strategyOf(chosen: string): StrategyName {
  return strategyOptions.find(({ value }) => value === chosen)?.value ?? 'avalanche';
}
