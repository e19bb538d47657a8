/** How each payoff strategy pays, in a sentence. Most pages name them only. */
import type { StrategyName } from '@debt-payoff/engine';

export const strategyExplanations: Readonly<Record<StrategyName, string>> = {
  minimum: 'Minimum payments only, with any extra money split evenly.',
  avalanche: 'The highest interest rate is paid first.',
  snowball: 'The smallest balance is paid first.',
  custom: 'Extra money goes to the debts in the order that you arranged.',
};
