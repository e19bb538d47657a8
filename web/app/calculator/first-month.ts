/** What the first month does to one debt, from figures that may still break the form's rules. */
import { readFigure } from '@debt-payoff/contract/amounts';
import { balanceProblem, rateProblem } from '@debt-payoff/contract/debt-rules';
import { basisPointsFromPercent, penceFromPounds } from '@debt-payoff/contract/money';
import { monthlyInterestPence, smallestClearingPaymentPence } from '@debt-payoff/engine';
import type { Row } from './rows.ts';

export type FirstMonth = {
  readonly interestPence: number;
  readonly paymentPence: number;
  /** The balance with the month's interest. */
  readonly owedPence: number;
  /** The smallest payment that clears the debt within a lifetime. */
  readonly clearingPence: number;
};

/** Null while a figure is missing or makes no sense. */
export function firstMonthOf(row: Row): FirstMonth | null {
  const [balance, rate, payment] = [row.balance, row.interestRate, row.monthlyPayment].map(
    readFigure,
  );
  if (balance == null || rate == null || payment == null) return null;
  const isSensible = balanceProblem(balance) === null && rateProblem(rate) === null && payment > 0;
  if (!isSensible) return null;
  const debt = {
    balancePence: penceFromPounds(balance),
    rateBasisPoints: basisPointsFromPercent(rate),
  };
  const interestPence = monthlyInterestPence(debt.balancePence, debt.rateBasisPoints);
  const owedPence = debt.balancePence + interestPence;
  const paymentPence = Math.min(penceFromPounds(payment), owedPence);
  const clearingPence =
    paymentPence < interestPence ? smallestClearingPaymentPence(debt) : paymentPence;
  return { interestPence, paymentPence, owedPence, clearingPence };
}
