import { type Debt, monthlyInterestPence } from '@debt-payoff/engine';

/** What the form refuses of a debt without terms: a payment of its own that does not cover the interest, whatever goes to the debt beyond it. */
export function isBelowInterest(debt: Debt): boolean {
  const { balancePence, rateBasisPoints, monthlyPaymentPence } = debt;
  return monthlyPaymentPence < monthlyInterestPence(balancePence, rateBasisPoints);
}
