/** How much of a payment was interest, how much paid the debt down, and how much was too much. */
import { interestDuePence, type OwedState } from './interest-due.ts';

/** What a payment turned out to be. Where it affects the balance, the three add up to its amount. */
export type PaymentSplit = {
  readonly interestPence: number;
  /** Below zero where the payment did not cover the interest: the balance has grown. */
  readonly principalPence: number;
  /** What was paid beyond all that was owed. */
  readonly excessPence: number;
  readonly balanceAfterPence: number;
};

type PaymentFacts = {
  readonly on: string;
  readonly amountPence: number;
  /** What the creditor said was owed after it; null where the balance is worked out. */
  readonly statedBalancePence: number | null;
};

export function splitPayment(state: OwedState, payment: PaymentFacts): PaymentSplit {
  const { amountPence, statedBalancePence } = payment;
  return statedBalancePence === null
    ? splitByInterest(state, payment)
    : splitByStatement(state, { amountPence, statedBalancePence });
}

/** Interest first, the rest is principal; beyond what is owed it is excess. */
function splitByInterest(state: OwedState, { on, amountPence }: PaymentFacts): PaymentSplit {
  const interestPence = interestDuePence(state, on);
  const owedPence = state.balancePence + interestPence;
  const balanceAfterPence = Math.max(0, owedPence - amountPence);
  return {
    interestPence,
    principalPence: state.balancePence - balanceAfterPence,
    excessPence: Math.max(0, amountPence - owedPence),
    balanceAfterPence,
  };
}

/** By how much the balance fell is principal, the rest of the payment was interest; no interest is below zero. */
function splitByStatement(
  state: OwedState,
  { amountPence, statedBalancePence }: { amountPence: number; statedBalancePence: number },
): PaymentSplit {
  const fellPence = state.balancePence - statedBalancePence;
  const interestPence = Math.max(0, amountPence - fellPence);
  return {
    interestPence,
    principalPence: amountPence - interestPence,
    excessPence: 0,
    balanceAfterPence: statedBalancePence,
  };
}
