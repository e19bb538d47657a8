/** How a debt stands after an entry, and what all entries so far have added to it and taken from it. */
import assert from 'node:assert/strict';
import { monthOf } from '@debt-payoff/contract/months';
import type { OpeningEntry } from './entries.ts';
import type { PayableState } from './split-payment.ts';

/** What has happened since the opening. Payments that do not affect the balance are outside of it. */
export type LedgerTotals = {
  readonly interestChargedPence: number;
  readonly adjustmentPence: number;
  readonly paidPence: number;
  readonly excessPence: number;
};

export type LedgerState = PayableState & {
  readonly interestPaidPence: number;
  readonly principalPaidPence: number;
  /** Null while something is owed. */
  readonly paidOffOn: string | null;
  readonly totals: LedgerTotals;
};

export function openingState({ on, balancePence, rate, compounds }: OpeningEntry): LedgerState {
  return {
    balancePence,
    rate,
    highestRate: rate,
    compounds: compounds ?? false,
    accruedPence: 0,
    interestFrom: on,
    charged: { month: monthOf(on), pence: 0 },
    unpaidInterestPence: 0,
    interestPaidPence: 0,
    principalPaidPence: 0,
    paidOffOn: balancePence === 0 ? on : null,
    totals: { interestChargedPence: 0, adjustmentPence: 0, paidPence: 0, excessPence: 0 },
  };
}

/** Opening + interest charged + adjustments - payments + excess = balance, and that is never below zero. */
export function requireIdentity(
  opening: Pick<OpeningEntry, 'balancePence'>,
  { balancePence, totals }: LedgerState,
): void {
  const { interestChargedPence, adjustmentPence, paidPence, excessPence } = totals;
  assert.equal(
    opening.balancePence + interestChargedPence + adjustmentPence - paidPence + excessPence,
    balancePence,
    'a ledger does not add up',
  );
  assert.ok(balancePence >= 0, 'a balance is below zero');
}

/** What one entry adds to the balance and takes from it. */
export type Booking = {
  readonly on: string;
  readonly balanceAfterPence: number;
  readonly chargedPence?: number;
  readonly adjustmentPence?: number;
  readonly paidPence?: number;
  readonly excessPence?: number;
};

export function book(state: LedgerState, booking: Booking): LedgerState {
  const { on, balanceAfterPence, chargedPence = 0 } = booking;
  const month = monthOf(on);
  const before = state.charged.month === month ? state.charged.pence : 0;
  const { totals } = state;
  return {
    ...state,
    balancePence: balanceAfterPence,
    charged: { month, pence: before + chargedPence },
    paidOffOn: balanceAfterPence === 0 ? (state.paidOffOn ?? on) : null,
    totals: {
      interestChargedPence: totals.interestChargedPence + chargedPence,
      adjustmentPence: totals.adjustmentPence + (booking.adjustmentPence ?? 0),
      paidPence: totals.paidPence + (booking.paidPence ?? 0),
      excessPence: totals.excessPence + (booking.excessPence ?? 0),
    },
  };
}
