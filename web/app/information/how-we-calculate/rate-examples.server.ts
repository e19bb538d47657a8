/** A month's interest on one balance, at a rate that is entered as an APR and as a simple yearly one. */
import { nextInterestPence } from '@debt-payoff/contract/asked-payment';

export type RateExample = {
  readonly percent: number;
  readonly effectivePence: number;
  readonly twelfthPence: number;
};

export const exampleBalancePence = 300_000;

export function rateExamples(): RateExample[] {
  return [18.9, 24.9, 39.9].map((percent) => {
    const card = { balance: exampleBalancePence / 100, interestRate: percent };
    return {
      percent,
      effectivePence: nextInterestPence({ ...card, rateKind: 'apr' }),
      twelfthPence: nextInterestPence({ ...card, rateKind: null }),
    };
  });
}
