/** What a plan counts as the payment of one debt. */
import type { Plan } from '@debt-payoff/engine';

/** Of its own, in the first month: with a rule no less than its lender asks for. */
export function firstPaymentPence(plan: Plan, debt: number): number {
  const paymentPence = plan.debts[debt]?.monthlyPaymentPence ?? 0;
  return Math.max(paymentPence, firstRequiredPence(plan, debt));
}

/** What its lender asks for in the first month; without a rule its payment. */
export function firstRequiredPence(plan: Plan, debt: number): number {
  const paymentPence = plan.debts[debt]?.monthlyPaymentPence ?? 0;
  return plan.terms?.firstRequiredPence(plan, debt) ?? paymentPence;
}
