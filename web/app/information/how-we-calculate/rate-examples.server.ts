/** A month's interest on one balance, as an APR means it and as the calculator charges it. */
import { monthlyRateOf } from '@debt-payoff/contract/effective-rates';
import { basisPointsFromPercent } from '@debt-payoff/contract/money';
import { monthlyInterestPence } from '@debt-payoff/engine';

export type RateExample = {
  readonly percent: number;
  readonly effectivePence: number;
  readonly twelfthPence: number;
};

export const exampleBalancePence = 300_000;

export function rateExamples(): RateExample[] {
  return [18.9, 24.9, 39.9].map((percent) => ({
    percent,
    effectivePence: Math.round(exampleBalancePence * monthlyRateOf(percent)),
    twelfthPence: monthlyInterestPence(exampleBalancePence, basisPointsFromPercent(percent)),
  }));
}
