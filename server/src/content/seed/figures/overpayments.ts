/** A loan and a mortgage that are overpaid, and what a lender may add when they are cleared early. */
import type { PlainLinkedPlan } from '@debt-payoff/contract/plan-link';
import { planOf } from '@debt-payoff/contract/planned-debt';
import { listMonths } from '@debt-payoff/engine';
import { type ClearedPlan, clearedPlan } from './cleared-plan.ts';

export const loanExample = {
  debts: [
    {
      creditor: 'Example loan',
      type: 'Personal Loan',
      balance: 6_000,
      interestRate: 9.9,
      monthlyPayment: 152,
      termMonths: 48,
    },
  ],
  extraPayment: 50,
} as const satisfies PlainLinkedPlan;

export const mortgageExample = {
  debts: [
    {
      creditor: 'Example mortgage',
      type: 'Mortgage',
      balance: 150_000,
      interestRate: 4.9,
      monthlyPayment: 869,
      termMonths: 300,
    },
  ],
  extraPayment: 100,
} as const satisfies PlainLinkedPlan;

export type Overpayment = { readonly without: ClearedPlan; readonly with: ClearedPlan };

export function overpaymentOf(plan: PlainLinkedPlan): Overpayment {
  return {
    without: clearedPlan({ ...plan, extraPayment: 0 }, 'minimum'),
    with: clearedPlan(plan, 'minimum'),
  };
}

/** What is owed on the loan after so many months without overpaying. */
export function loanBalancePence(afterMonths: number): number {
  const months = listMonths(planOf(loanExample.debts, 0), 'minimum');
  return months[afterMonths - 1]?.totalBalancePence ?? 0;
}

export const settlementExample = { afterMonths: 12, interestDays: 58 } as const;

/** The interest of 58 days on what is owed after a year, by the day and without compounding. */
export function settlementInterestPence(): number {
  const [{ interestRate }] = loanExample.debts;
  const yearly = loanBalancePence(settlementExample.afterMonths) * (interestRate / 100);
  return Math.round((yearly * settlementExample.interestDays) / 365);
}

export const compensationExample = {
  repaidPence: 1_000_000,
  percent: 1,
  lastYearPercent: 0.5,
} as const;

export function compensationPence(percent: number): number {
  return Math.round((compensationExample.repaidPence * percent) / 100);
}

export const lumpSumExample = {
  pence: 2_000_000,
  freePercent: 10,
  chargePercents: [1, 5],
} as const;

/** What the mortgage's owner may overpay in a year without a charge, and what the lump sum is above it. */
export function allowance(): { readonly freePence: number; readonly abovePence: number } {
  const [{ balance }] = mortgageExample.debts;
  const freePence = balance * lumpSumExample.freePercent;
  return { freePence, abovePence: lumpSumExample.pence - freePence };
}

export function earlyRepaymentChargePence(percent: number): number {
  return Math.round((allowance().abovePence * percent) / 100);
}
