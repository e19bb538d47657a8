/** Plans for tests, written in pounds and percent as people say them. */
import type { Debt, Plan } from './plan.ts';

export type SpokenDebt = { balance: number; interestRate: number; monthlyPayment: number };

export function aDebt(spoken: Partial<SpokenDebt> = {}): Debt {
  const { balance = 1_000, interestRate = 18.9, monthlyPayment = 50 } = spoken;
  return {
    balancePence: Math.round(balance * 100),
    rateBasisPoints: Math.round(interestRate * 100),
    monthlyPaymentPence: Math.round(monthlyPayment * 100),
  };
}

export function aPlan(spoken: {
  debts: readonly Partial<SpokenDebt>[];
  extraPayment?: number;
}): Plan {
  return {
    debts: spoken.debts.map((debt) => aDebt(debt)),
    extraPence: Math.round((spoken.extraPayment ?? 0) * 100),
  };
}
