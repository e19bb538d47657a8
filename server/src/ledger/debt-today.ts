/** How a stored debt stands on a day: its row, with the planned changes that have come into force since its last entry. */
import type { DebtRow } from './debt-rows.store.ts';
import { paymentOn } from './debt-terms.ts';
import { type OwedState, stateToday } from './interest-due.ts';

export type DebtToday = OwedState & {
  /** What is paid each month as of that day. */
  readonly paymentPence: number;
};

export function debtToday(row: DebtRow, today: string): DebtToday {
  const state = {
    balancePence: row.balancePence,
    rate: { kind: row.rateKind, thousandths: row.rateThousandths },
    compounds: row.compounds,
    accruedPence: row.accruedPence,
    interestFrom: row.interestFrom,
    paymentPence: paymentOn(row, today),
  };
  return stateToday(state, { changes: row.rateChanges, today });
}
