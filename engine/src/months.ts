/** The month-by-month details of a run. */
import { type Account, type Plan, Run, type Strategy } from './run.ts';

export type MonthDebt = {
  readonly balancePence: number;
  /** What the debt really received this month. */
  readonly paidPence: number;
};

export type Month = {
  readonly month: number;
  readonly totalBalancePence: number;
  readonly availableExtraPence: number;
  /** Interest since the first month, over all debts. */
  readonly totalInterestPence: number;
  /** Positions in the plan of the debts that this month cleared. */
  readonly clearedDebts: readonly number[];
  /** One entry a debt, in the plan's order. */
  readonly debts: readonly MonthDebt[];
};

/** Every month of a plan that clears; none where it never does. */
export function listMonths(plan: Plan, strategy: Strategy): Month[] {
  const run = new Run(plan, strategy);
  const months: Month[] = [];
  while (run.state === 'running') {
    run.advance();
    months.push(readMonth(run));
  }
  return run.state === 'never' ? [] : months;
}

function readMonth(run: Run): Month {
  return {
    month: run.month,
    totalBalancePence: run.totalBalancePence,
    availableExtraPence: run.availableExtraPence,
    totalInterestPence: run.totalInterestPence,
    clearedDebts: run.clearedThisMonth.map((account) => account.inputIndex),
    debts: run.accounts.map(readDebt),
  };
}

function readDebt(account: Account): MonthDebt {
  return { balancePence: account.balancePence, paidPence: account.paidPence };
}
