/** The form's rule for the payment of a debt with terms. Those without need not load it: `monthlyPaymentProblem` is the same. */
import { firstInterestPence } from '@debt-payoff/engine';
import { amountProblem, monthlyPaymentProblem } from './debt-rules.ts';
import { formatPence, penceFromPounds } from './money.ts';
import type { PlannedFigures } from './planned-debt.ts';
import { termedPlanOf } from './termed-plan.ts';
import { calculatorTexts } from './texts/calculator.ts';
import { fieldNames } from './texts/fields.ts';

/**
 * It covers the first month's interest by the rate's kind, on the balance with its fee. Where the lender asks by a
 * rule it may be lower, and 0. The debt is null while one of its other fields has a problem of its own.
 */
export function termedPaymentProblem(
  pounds: number,
  debt: Omit<PlannedFigures, 'monthlyPayment'> | null,
): string | null {
  const hasRule = debt !== null && debt.minimum !== null && debt.minimum !== undefined;
  if (hasRule) return amountProblem(fieldNames.monthlyPayment, pounds);
  const problem = monthlyPaymentProblem(pounds, null);
  if (problem !== null || debt === null) return problem;
  const interestPence = firstInterestPence(
    termedPlanOf([{ ...debt, monthlyPayment: pounds }], 0),
    0,
  );
  return penceFromPounds(pounds) < interestPence
    ? calculatorTexts.validation.paymentBelowInterest(formatPence(interestPence))
    : null;
}
