/** A month's interest on one balance, at a rate that is entered as an APR and as a simple yearly one. */
import { basisPointsFromPercent } from '@debt-payoff/contract/money';
import { monthlyInterestPence } from '@debt-payoff/engine';
import { interestByParts, partsOf, wholeParts } from '@debt-payoff/engine/terms';

export type RateExample = {
  readonly percent: number;
  readonly effectivePence: number;
  readonly twelfthPence: number;
};

export const exampleBalancePence = 300_000;

export function rateExamples(): RateExample[] {
  return [18.9, 24.9, 39.9].map((percent) => ({
    percent,
    effectivePence: monthAtApr(percent),
    twelfthPence: monthlyInterestPence(exampleBalancePence, basisPointsFromPercent(percent)),
  }));
}

function monthAtApr(percent: number): number {
  const parts = partsOf('apr', percent);
  return interestByParts(exampleBalancePence, parts / wholeParts, parts);
}
