/** The first plan against how things stand: both lines, both months, and why they differ. */
import { type Month, monthOf, monthsBetween } from '@debt-payoff/contract/months';
import type { PlanOutcome } from '@debt-payoff/contract/plan';
import type { FirstPlan } from '../forecast/first-plan.ts';
import { renewFirstPlan } from '../forecast/keep-first-plan.ts';
import {
  type ForecastDeps,
  findForecast,
  type PortfolioForecast,
} from '../forecast/portfolio-forecast.ts';
import type { TrackedDebt } from '../forecast/tracked-debts.ts';
import { type AtPortfolio, requireLockedPortfolio } from '../portfolios/portfolio-ownership.ts';
import { actualBalances } from './actual-balances.ts';
import { causeSentence } from './cause-sentences.ts';
import { type Cause, causesOf } from './causes.ts';
import { countMissing, countPassing, isPlanned } from './comparison.ts';
import { summaryOf, withoutDebts } from './plan-vs-actual-summary.ts';
import type { ProgressDeps } from './progress.ts';

export type NamedCause = Cause & { readonly sentence: string };

export type PlanVsActual = {
  readonly today: string;
  /** Null where nothing was ever owed. */
  readonly firstPlan: FirstPlan | null;
  /** Pence at the end of each month from `startMonth` on; the last one is as of today. */
  readonly actual: readonly number[];
  readonly startMonth: Month;
  readonly outcome: PlanOutcome['outcome'];
  readonly forecastMonth: Month | null;
  /** Null where one of the two months never comes. */
  readonly monthsSooner: number | null;
  readonly summary: string;
  readonly causes: readonly NamedCause[];
  /** Whether the summary has named the only one. */
  readonly isCauseInSummary: boolean;
  readonly interestPaidPence: number;
  readonly principalPaidPence: number;
};

export async function findPlanVsActual(deps: ForecastDeps, at: AtPortfolio): Promise<PlanVsActual> {
  const found = await findForecast(deps, at);
  return deps.forecasts.goOn(() => planVsActual(found));
}

/** From today's balances, with the plan that is kept now. */
export function restartPlan({ db, clock }: ProgressDeps, at: AtPortfolio): Promise<void> {
  return db.transaction(async (tx) => {
    await requireLockedPortfolio(tx, at);
    await renewFirstPlan({ tx, clock }, at.portfolioId);
  });
}

export function planVsActual(found: PortfolioForecast): PlanVsActual {
  const { debts, firstPlan, today } = found;
  const paid = {
    interestPaidPence: sum(debts, ({ state }) => state.interestPaidPence),
    principalPaidPence: sum(debts, ({ state }) => state.principalPaidPence),
  };
  if (firstPlan === null) {
    const summary = debts.length === 0 ? withoutDebts.none : withoutDebts.allPaidOff;
    return { ...withoutPlan(today), ...paid, summary };
  }
  const startMonth = monthOf(firstPlan.startedOn);
  return {
    today,
    firstPlan,
    startMonth,
    actual: actualBalances(debts, { startMonth, today }),
    outcome: outcomeOf(found),
    ...comparisonOf(found, firstPlan),
    ...paid,
  };
}

function outcomeOf({ isDebtFree, month }: PortfolioForecast): PlanVsActual['outcome'] {
  if (isDebtFree) return 'debt_free';
  return month === null ? 'never' : 'clears';
}

function comparisonOf(
  { set, debts, plan, today, month, isDebtFree }: PortfolioForecast,
  firstPlan: FirstPlan,
): Pick<
  PlanVsActual,
  'forecastMonth' | 'monthsSooner' | 'summary' | 'causes' | 'isCauseInSummary'
> {
  const compared = { firstPlan, debts: set.debts, removed: set.removed, plan, today };
  const causes = causesOf(compared, month).map((cause) => ({
    ...cause,
    sentence: causeSentence(cause, compared),
  }));
  const monthsSooner =
    month === null || firstPlan.month === null
      ? null
      : monthsBetween({ from: month, to: firstPlan.month });
  // Nobody who has paid all off is told that it was late.
  const isCompared = !isDebtFree || (monthsSooner !== null && monthsSooner > 0);
  const because = isCompared ? findOnlyCause(causes) : null;
  const added = set.debts.filter(({ id }) => !isPlanned(firstPlan, id));
  const summary = summaryOf({
    firstPlanMonth: firstPlan.month,
    forecastMonth: month,
    monthsSooner,
    isDebtFree,
    because: because?.sentence ?? null,
    deletedCount: countMissing(firstPlan, debts),
    passingCount: countPassing(compared),
    addedNames: because?.kind === 'added' ? [] : added.map(({ name }) => name),
  });
  return {
    forecastMonth: month,
    monthsSooner,
    summary,
    causes: isCompared ? causes : [],
    isCauseInSummary: because !== null,
  };
}

/** The causes, each as a sentence that stands alone. */
export function causeLines({
  causes,
}: PlanVsActual): Pick<NamedCause, 'sentence' | 'monthsSooner'>[] {
  return causes.map(({ sentence, monthsSooner }) => ({
    sentence: `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`,
    monthsSooner,
  }));
}

/** Of all of the difference; null where there are several, or no months to count. */
function findOnlyCause(causes: readonly NamedCause[]): NamedCause | null {
  const [only, ...others] = causes;
  return only === undefined || others.length > 0 || only.monthsSooner === null ? null : only;
}

function withoutPlan(today: string) {
  return {
    today,
    firstPlan: null,
    startMonth: monthOf(today),
    actual: [],
    outcome: 'no_debts' as const,
    forecastMonth: null,
    monthsSooner: null,
    causes: [],
    isCauseInSummary: false,
  };
}

function sum(debts: readonly TrackedDebt[], penceOf: (debt: TrackedDebt) => number): number {
  return debts.reduce((total, debt) => total + penceOf(debt), 0);
}
