/** A run told month by month as what happens to each debt that is owed: for tables and files. */
import type { Run } from './run.ts';

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
    yield monthOfDebts(run.month, owedDebts(run));
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

function owedDebts({ accounts }: Run): DebtMonth[] {
  const owed: DebtMonth[] = [];
  for (const { debt, openingPence, paidPence, balancePence } of accounts) {
    if (openingPence === 0) continue;
    const interestPence = balancePence + paidPence - openingPence;
    owed.push({ debt, openingPence, interestPence, paidPence, balancePence });
  }
  return owed;
}
