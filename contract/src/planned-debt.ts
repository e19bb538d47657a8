/** A debt as a plan takes it, whether it was typed, saved or linked to. */

import type { Plan } from '@debt-payoff/engine';
import { debtTypeOf } from './debt-types.ts';
import { basisPointsFromPercent, penceFromPounds } from './money.ts';
import type { DebtFacts } from './portfolios.ts';

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
