/** A debt as a plan takes it, whether it was typed, saved or linked to. */
import { basisPointsFromPercent, penceFromPounds } from '@debt-payoff/contract/money';
import type { Plan } from '@debt-payoff/engine';

export type PlannedDebt = {
  readonly creditor: string;
  readonly type: string;
  readonly balance: number;
  readonly interestRate: number;
  readonly monthlyPayment: number;
  readonly termMonths: number | null;
};

export function planOf(debts: readonly PlannedDebt[], extraPayment: number): Plan {
  return {
    debts: debts.map((debt) => ({
      balancePence: penceFromPounds(debt.balance),
      rateBasisPoints: basisPointsFromPercent(debt.interestRate),
      monthlyPaymentPence: penceFromPounds(debt.monthlyPayment),
    })),
    extraPence: penceFromPounds(extraPayment),
  };
}
