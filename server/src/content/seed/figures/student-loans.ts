/** What is repaid of a UK student loan in a year, and the plan for the debts beside it. */
import type { PlainLinkedPlan } from '@debt-payoff/contract/plan-link';
import type { DebtFigures } from '@debt-payoff/contract/planned-debt';
import { monthlyInterestPence, type StandardStrategyName } from '@debt-payoff/engine';
import { type ClearedPlan, clearedPlan } from './cleared-plan.ts';

export type StudentLoanPlan = {
  readonly name: string;
  /** For the tax year 2026-27: which.co.uk and the written statement on thresholds. */
  readonly thresholdPounds: number;
  readonly sharePercent: number;
};

export const studentLoanPlans = [
  { name: 'Plan 1', thresholdPounds: 26_900, sharePercent: 9 },
  { name: 'Plan 2', thresholdPounds: 29_385, sharePercent: 9 },
  { name: 'Plan 4', thresholdPounds: 33_795, sharePercent: 9 },
  { name: 'Plan 5', thresholdPounds: 25_000, sharePercent: 9 },
  { name: 'Postgraduate', thresholdPounds: 21_000, sharePercent: 6 },
] as const satisfies readonly StudentLoanPlan[];

export const planTwo: StudentLoanPlan = studentLoanPlans[1];

export const exampleSalaryPounds = 35_000;

/** A share of the income above the threshold. The balance is not asked for, because it plays no part. */
export function yearlyRepaymentPence(
  { thresholdPounds, sharePercent }: StudentLoanPlan,
  salaryPounds: number,
): number {
  return Math.max(0, salaryPounds - thresholdPounds) * sharePercent;
}

/** The twelfth part of the year's repayment, to the penny. */
export function monthlyRepaymentPence(plan: StudentLoanPlan, salaryPounds: number): number {
  return Math.round(yearlyRepaymentPence(plan, salaryPounds) / 12);
}

/** Where pay and threshold never change: a way to see the size of it, not a forecast. */
export function repaidOverYearsPence(
  { plan, salaryPounds }: { readonly plan: StudentLoanPlan; readonly salaryPounds: number },
  years: number,
): number {
  return yearlyRepaymentPence(plan, salaryPounds) * years;
}

/** After so many years what is left is written off: the shortest and the longest of the plans. */
export const writeOffYears = { min: 25, max: 40 } as const;

/** Two balances that are repaid alike. */
export const comparedBalancesPounds = [30_000, 60_000] as const;

/** A balance and a rate made up for the example. */
export const madeUpLoan = { balancePounds: 30_000, ratePercent: 5 } as const;

/** What a calculator of ordinary debts would charge such a loan in its first month. */
export function firstMonthInterestPence(): number {
  const { balancePounds, ratePercent } = madeUpLoan;
  return monthlyInterestPence(balancePounds * 100, ratePercent * 100);
}

const card: DebtFigures = {
  creditor: 'Credit card',
  type: 'Credit Card',
  balance: 2_500,
  interestRate: 22.9,
  monthlyPayment: 80,
  termMonths: null,
};

const loan: DebtFigures = {
  creditor: 'Personal loan',
  type: 'Personal Loan',
  balance: 4_000,
  interestRate: 9.9,
  monthlyPayment: 150,
  termMonths: 36,
};

/** The student loan is not in it. */
export const planBesideStudentLoan = {
  debts: [card, loan],
  extraPayment: 70,
} as const satisfies PlainLinkedPlan;

export function outcomeBesideStudentLoan(strategy: StandardStrategyName): ClearedPlan {
  return clearedPlan(planBesideStudentLoan, strategy);
}
