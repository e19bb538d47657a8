/** How far a debt has come, measured from the balance with which it was added. */
import { type DebtHealth, debtHealthBands } from '@debt-payoff/contract/debt-types';
import { penceFromPounds } from '@debt-payoff/contract/money';

export type Repayment = {
  readonly repaidPence: number;
  readonly originalPence: number;
  /** Whole percents, rounded down: nothing is called done before it is. */
  readonly percent: number;
  readonly health: DebtHealth;
};

/** Null for a debt that was added with nothing owed. */
export function repaymentOf(debt: {
  readonly balance: number;
  readonly original_balance: number;
}): Repayment | null {
  const originalPence = penceFromPounds(debt.original_balance);
  if (originalPence === 0) return null;
  const repaidPence = Math.max(0, originalPence - penceFromPounds(debt.balance));
  const reached = debtHealthBands.find(
    ({ paidMinPercent }) => repaidPence * 100 >= paidMinPercent * originalPence,
  );
  return {
    repaidPence,
    originalPence,
    percent: Math.floor((repaidPence * 100) / originalPence),
    health: reached?.health ?? 'early',
  };
}
