/** The first plan: the debts as they were added, under avalanche, month by month. */
import { type Month, monthOf, monthsBetween } from '@debt-payoff/contract/months';
import { type Debt, monthsMax, Run, strategies } from '@debt-payoff/engine';
import type { TrackedDebt } from './tracked-debts.ts';

type PlannedMonth = {
  /** At the month's end. */
  readonly balancePence: number;
  /** What was to be paid in it. */
  readonly paidPence: number;
  /** What was to be paid each month, whether or not so much was still owed. */
  readonly budgetPence: number;
};

export type FirstPlan = {
  readonly startedOn: string;
  readonly startMonth: Month;
  /** From the month of the start on. No payment is planned in that one: it may be over tomorrow. */
  readonly months: readonly PlannedMonth[];
  readonly clears: boolean;
};

/** Null without debts. The debts come in the order in which they were added. */
export function makeFirstPlan(debts: readonly TrackedDebt[]): FirstPlan | null {
  const startedOn = debts[0]?.opening.on;
  if (startedOn === undefined) return null;
  const startMonth = monthOf(startedOn);
  const joining = Map.groupBy(debts, ({ opening }) =>
    monthsBetween({ from: startMonth, to: monthOf(opening.on) }),
  );
  const lastJoin = Math.max(...joining.keys());
  const months: PlannedMonth[] = [];
  let run = new Run({ debts: [], extraPence: 0 }, strategies.avalanche);
  for (let at = 0; at <= monthsMax; at += 1) {
    const { month, joined } = walkMonth(run, joining.get(at) ?? []);
    months.push(month);
    run = joined;
    if (run.state === 'never') break;
    if (run.state === 'cleared' && at >= lastJoin) break;
  }
  return { startedOn, startMonth, months, clears: run.state === 'cleared' };
}

/** Debts that join do so at the end of their month: the plan goes on from there with all of them. */
function walkMonth(
  run: Run,
  joining: readonly TrackedDebt[],
): { readonly month: PlannedMonth; readonly joined: Run } {
  const budgetPence = run.monthlyPaymentPence;
  const isPaying = run.state === 'running';
  if (isPaying) run.advance();
  const paidPence = isPaying
    ? run.accounts.reduce((sum, account) => sum + account.paidPence, 0)
    : 0;
  const joined = joining.length === 0 ? run : joinDebts(run, joining);
  return { month: { balancePence: joined.totalBalancePence, paidPence, budgetPence }, joined };
}

/** Those that are cleared stay in it, since their payments go on to the others. */
function joinDebts(run: Run, joining: readonly TrackedDebt[]): Run {
  const debts: Debt[] = [...run.accounts, ...joining.map(plannedDebt)];
  return new Run({ debts, extraPence: 0 }, strategies.avalanche);
}

function plannedDebt({ opening, firstPaymentPence }: TrackedDebt): Debt {
  return {
    balancePence: opening.balancePence,
    rateBasisPoints: opening.rateBasisPoints,
    monthlyPaymentPence: firstPaymentPence,
  };
}
