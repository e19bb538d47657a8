/** How far a debt, or many in sum, have come, measured from the balance with which they were added. */

import { penceFromPounds } from '@debt-payoff/contract/money';
import { type DebtHealth, debtHealthBands } from '@debt-payoff/contract/payment-kinds';
import { repaidPence } from '@debt-payoff/contract/repayment';

export type Repayment = {
  readonly repaidPence: number;
  readonly originalPence: number;
  /** Whole percents, rounded down: nothing is called done before it is. */
  readonly percent: number;
  readonly health: DebtHealth;
};

/** Null where nothing was owed at the start. */
export function repaymentOf(debt: {
  readonly balance: number;
  readonly original_balance: number;
}): Repayment | null {
  const originalPence = penceFromPounds(debt.original_balance);
  if (originalPence === 0) return null;
  const repaid = repaidPence({ originalPence, balancePence: penceFromPounds(debt.balance) });
  const reached = debtHealthBands.find(
    ({ paidMinPercent }) => repaid * 100 >= paidMinPercent * originalPence,
  );
  return {
    repaidPence: repaid,
    originalPence,
    percent: Math.floor((repaid * 100) / originalPence),
    health: reached?.health ?? 'early',
  };
}
