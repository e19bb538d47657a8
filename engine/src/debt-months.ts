/** A run told month by month as what happens to each debt that is owed: for tables and files. */
import type { Account, Run } from './run.ts';

export type DebtMonth = {
  /** Its place in the plan. */
  readonly debt: number;
  readonly openingPence: number;
  readonly interestPence: number;
  readonly paidPence: number;
  readonly balancePence: number;
};

export type MonthOfDebts = {
  /** Counted from the start of the run. */
  readonly month: number;
  readonly interestPence: number;
  readonly paidPence: number;
  readonly balancePence: number;
  /** Those that were owed when the month began, in the plan's order. */
  readonly debts: readonly DebtMonth[];
};

/** From the run's next month to its last; each is made when it is asked for. */
export function* debtMonths(run: Run): Generator<MonthOfDebts, void, void> {
  while (run.state === 'running') {
    run.advance();
    yield monthOfDebts(run.month, run.accounts.filter(wasOwed).map(debtMonth));
  }
}

export function monthOfDebts(month: number, debts: readonly DebtMonth[]): MonthOfDebts {
  let [interestPence, paidPence, balancePence] = [0, 0, 0];
  for (const debt of debts) {
    interestPence += debt.interestPence;
    paidPence += debt.paidPence;
    balancePence += debt.balancePence;
  }
  return { month, interestPence, paidPence, balancePence, debts };
}

/** One that was cleared before has neither a balance nor a payment. */
function wasOwed({ balancePence, paidPence }: Account): boolean {
  return balancePence > 0 || paidPence > 0;
}

function debtMonth(account: Account): DebtMonth {
  const { inputIndex, openingPence, paidPence, balancePence } = account;
  return {
    debt: inputIndex,
    openingPence,
    interestPence: balancePence + paidPence - openingPence,
    paidPence,
    balancePence,
  };
}
