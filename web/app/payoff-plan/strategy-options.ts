/** The strategies as people choose among them. */
import { strategyLabel } from '@debt-payoff/contract/debt-types';
import type { StrategyName } from '@debt-payoff/engine';

/** What sets each apart, as short as a choice in a list has to be. */
const rules: Readonly<Record<StrategyName, string>> = {
  avalanche: 'the highest rate first',
  snowball: 'the smallest balance first',
  minimum: 'the extra is split evenly',
};

export const strategyLabels: Readonly<Record<StrategyName, string>> = {
  avalanche: optionLabel('avalanche'),
  snowball: optionLabel('snowball'),
  minimum: optionLabel('minimum'),
};

export const strategyOptions = (['avalanche', 'snowball', 'minimum'] as const).map((value) => ({
  value,
  label: strategyLabels[value],
}));

export function strategyOf(chosen: string): StrategyName {
  return strategyOptions.find(({ value }) => value === chosen)?.value ?? 'avalanche';
}

function optionLabel(strategy: StrategyName): string {
  return `${strategyLabel(strategy)}: ${rules[strategy]}`;
}
