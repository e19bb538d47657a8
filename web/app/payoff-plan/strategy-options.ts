/** The strategies as people choose among them. */
import { comparedNames } from '@debt-payoff/contract/compared-strategies';
import { comparedOrder, strategyLabel } from '@debt-payoff/contract/debt-types';
import { plans } from '@debt-payoff/contract/plans';
import type { StrategyName } from '@debt-payoff/engine';

/** What sets each apart, as short as a choice in a list has to be. */
const rules: Readonly<Record<StrategyName, string>> = {
  avalanche: 'the highest rate first, looking ahead at deals',
  snowball: 'the smallest balance first',
  custom: 'your own order',
  minimum: 'the extra is split evenly',
};

export const strategyLabels: Readonly<Record<StrategyName, string>> = {
  avalanche: optionLabel('avalanche'),
  snowball: optionLabel('snowball'),
  custom: optionLabel('custom'),
  minimum: optionLabel('minimum'),
};

export const strategyOptions = comparedOrder.map(optionOf);
/** For debts that have an own order, or can have one. */
const strategyOptionsWithCustom = comparedNames({ customOrder: [] }).map(optionOf);

/** The same, for those whose plan does not include it. */
const strategyOptionsWithCustomOffer = strategyOptionsWithCustom.map((option) =>
  option.value === 'custom' ? { ...option, label: customOffer() } : option,
);

/** Where the own order can be had only by those who pay for it, and nothing may be offered, it is left out. */
export function strategyOptionsFor({
  chosen,
  isOrderOffer,
  mayOffer,
}: {
  /** What is chosen stays in the list, whatever it is. */
  readonly chosen: string;
  /** Whether keeping an own order needs another plan. */
  readonly isOrderOffer: boolean;
  /** Whether something may be offered to buy. */
  readonly mayOffer: boolean;
}) {
  if (!isOrderOffer) return strategyOptionsWithCustom;
  if (mayOffer) return strategyOptionsWithCustomOffer;
  return chosen === 'custom' ? strategyOptionsWithCustom : strategyOptions;
}

export function chosenStrategy(value: string): StrategyName {
  return strategyOptionsWithCustom.find((option) => option.value === value)?.value ?? 'avalanche';
}

function optionOf(value: StrategyName) {
  return { value, label: strategyLabels[value] };
}

function customOffer(): string {
  return `${strategyLabel('custom')} (${plans.premium.name}): ${rules.custom}`;
}

function optionLabel(strategy: StrategyName): string {
  return `${strategyLabel(strategy)}: ${rules[strategy]}`;
}
