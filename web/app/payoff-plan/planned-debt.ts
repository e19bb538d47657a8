/** A debt as a plan takes it, whether it was typed, saved or linked to. */
import { debtTypeOf } from '@debt-payoff/contract/debt-types';
import { basisPointsFromPercent, penceFromPounds } from '@debt-payoff/contract/money';
import type { DebtFacts } from '@debt-payoff/contract/portfolios';
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

/** As a portfolio takes it. */
export function debtFactsOf(debt: PlannedDebt): DebtFacts {
  return {
    creditor: debt.creditor,
    debt_type: debtTypeOf(debt.type),
    balance: debt.balance,
    interest_rate: debt.interestRate,
    monthly_payment: debt.monthlyPayment,
    term_months: debt.termMonths,
  };
}
