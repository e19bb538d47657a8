/** The plan against reality: what the first plan foresaw when the debts were added, and what became of it. */
import { addMonths, type Month, monthOf, monthsBetween } from '@debt-payoff/contract/months';
import { makeFirstPlan } from '../forecast/first-plan.ts';
import { forecastMonth } from '../forecast/forecast.ts';
import { newestSet, type TrackedDebt, trackDebt } from '../forecast/tracked-debts.ts';
import { readHistories } from '../ledger/ledger.store.ts';
import { type AtPortfolio, requirePortfolio } from '../portfolios/portfolio-ownership.ts';
import { actualBalances } from './actual-balances.ts';
import { summaryOf, withoutDebts } from './plan-vs-actual-summary.ts';
import type { ProgressDeps } from './progress.ts';
import { type Reason, reasonsOf } from './why-month-moved.ts';

export type PlanVsActual = {
  readonly today: string;
  readonly startedOn: string | null;
  readonly startMonth: Month;
  /** Pence at the end of each month from the start on; none where the plan would never have ended. */
  readonly firstPlan: readonly number[];
  /** The same; the last one is as of today. */
  readonly actual: readonly number[];
  /** When the first plan would have ended, and when it is foreseen to end as things stand. */
  readonly firstPlanMonth: Month | null;
  readonly forecastMonth: Month | null;
  readonly monthsSooner: number | null;
  readonly summary: string;
  readonly reasons: readonly Reason[];
  readonly interestPaidPence: number;
  readonly principalPaidPence: number;
};

export async function findPlanVsActual(
  { db, clock }: ProgressDeps,
  at: AtPortfolio,
): Promise<PlanVsActual> {
  await requirePortfolio(db, at);
  const today = clock.today();
  const debts = (await readHistories(db, at)).map((history) => trackDebt(history, today));
  return planVsActual(debts, today);
}

export function planVsActual(debts: readonly TrackedDebt[], today: string): PlanVsActual {
  const paid = {
    interestPaidPence: sum(debts, ({ state }) => state.interestPaidPence),
    principalPaidPence: sum(debts, ({ state }) => state.principalPaidPence),
  };
  const set = newestSet(debts);
  const firstPlan = makeFirstPlan(set);
  if (firstPlan === null) {
    const summary = debts.length === 0 ? withoutDebts.none : withoutDebts.allPaidOff;
    return { ...withoutPlan(today), ...paid, summary };
  }
  const { startMonth, clears, months } = firstPlan;
  const actual = actualBalances(debts, { startMonth, today });
  const ends = endsOf({
    firstPlanMonth: clears ? addMonths(startMonth, months.length - 1) : null,
    forecastMonth: forecastMonth(set, today),
  });
  const reasons = reasonsOf({
    debts: set,
    firstPlan,
    actual,
    monthsToGo: monthsFrom(monthOf(today), ends.forecastMonth ?? ends.firstPlanMonth),
  });
  const isDebtFree = set.every(({ state }) => state.paidOffOn !== null);
  return {
    today,
    startedOn: clears ? firstPlan.startedOn : null,
    startMonth,
    firstPlan: clears ? months.map(({ balancePence }) => balancePence) : [],
    actual,
    ...ends,
    summary: summaryOf({ ...ends, reasons, isDebtFree }),
    reasons,
    ...paid,
  };
}

type Ends = Pick<PlanVsActual, 'firstPlanMonth' | 'forecastMonth'>;

function endsOf(ends: Ends): Ends & Pick<PlanVsActual, 'monthsSooner'> {
  const { firstPlanMonth, forecastMonth } = ends;
  const areKnown = firstPlanMonth !== null && forecastMonth !== null;
  return {
    ...ends,
    monthsSooner: areKnown ? monthsBetween({ from: forecastMonth, to: firstPlanMonth }) : null,
  };
}

function withoutPlan(today: string) {
  return {
    today,
    startedOn: null,
    startMonth: monthOf(today),
    firstPlan: [],
    actual: [],
    firstPlanMonth: null,
    forecastMonth: null,
    monthsSooner: null,
    reasons: [],
  };
}

const monthsOfUnknownEnd = 12;

function monthsFrom(month: Month, end: Month | null): number {
  return end === null ? monthsOfUnknownEnd : Math.max(1, monthsBetween({ from: month, to: end }));
}

function sum(debts: readonly TrackedDebt[], penceOf: (debt: TrackedDebt) => number): number {
  return debts.reduce((total, debt) => total + penceOf(debt), 0);
}
