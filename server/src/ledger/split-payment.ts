/** How much of a payment was interest, how much paid the debt down, and how much was too much. */
import { type BalanceChange, splitStated } from '@debt-payoff/contract/stated-balance';
import {
  type ChargedInMonth,
  interestDuePence,
  type OwedState,
  standingOn,
} from './interest-due.ts';
import type { StatedRate } from './stated-rate.ts';

/** What a payment turned out to be. Where it affects the balance, interest, principal and excess are its amount. */
export type PaymentSplit = {
  readonly interestPence: number;
  /** Below zero where the payment did not cover the interest. */
  readonly principalPence: number;
  /** By how much the balance changed besides: above 0 spending and charges, below 0 refunds and corrections. */
  readonly adjustmentPence: number;
  /** What was paid beyond all that was owed. */
  readonly excessPence: number;
  readonly balanceAfterPence: number;
};

/** What a payment is split by. */
export type PayableState = OwedState & {
  /** Of all since the last entry that stated a balance or bore interest. */
  readonly highestRate: StatedRate;
  readonly charged: ChargedInMonth;
  /** Interest that statements have added to the balance and that no payment has borne yet. */
  readonly unpaidInterestPence: number;
};

type PaymentFacts = {
  readonly on: string;
  readonly amountPence: number;
  /** What the creditor said was owed after it; null where the balance is worked out. */
  readonly statedBalancePence: number | null;
  readonly choice?: BalanceChange | null | undefined;
};

export function splitPayment(state: PayableState, payment: PaymentFacts): PaymentSplit {
  const { amountPence } = payment;
  const { chargedPence, adjustmentPence, excessPence } = chargesOf(state, payment);
  // What a statement charged is in the balance already: it is paid now, and not charged again.
  const interestPence = state.unpaidInterestPence + chargedPence;
  return {
    interestPence,
    principalPence: amountPence - excessPence - interestPence,
    adjustmentPence,
    excessPence,
    balanceAfterPence:
      state.balancePence + chargedPence + adjustmentPence + excessPence - amountPence,
  };
}

type Charges = {
  readonly chargedPence: number;
  readonly adjustmentPence: number;
  readonly excessPence: number;
};

function chargesOf(state: PayableState, payment: PaymentFacts): Charges {
  const { on, amountPence, statedBalancePence, choice = null } = payment;
  if (statedBalancePence === null) {
    const chargedPence = interestDuePence(state, on);
    const excessPence = Math.max(0, amountPence - state.balancePence - chargedPence);
    return { chargedPence, adjustmentPence: 0, excessPence };
  }
  const { interestPence, ...others } = splitStated(standingOn(state, on), {
    statedPence: statedBalancePence,
    paidPence: amountPence,
    choice,
  });
  return { chargedPence: interestPence, ...others };
}
