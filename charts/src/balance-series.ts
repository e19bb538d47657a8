/** The figures behind the balance chart: every strategy's balance, month by month. */
import { comparedNames } from '@debt-payoff/contract/compared-strategies';
import {
  bestStrategy,
  type Likeness,
  likeness,
  type Plan,
  type Shortfall,
  type StrategyName,
  startRun,
} from '@debt-payoff/engine';

/** What the chart of one's own debts is called. */
export const balanceTitle = 'Your balance over time';

export type BalanceSeries = {
  readonly strategy: StrategyName;
  /** Pence owed now, after one month, and so on to nothing. */
  readonly balances: readonly number[];
  readonly months: number;
  readonly totalInterestPence: number;
  readonly shortfall: Shortfall | null;
  /** The interest since the start, by month like the balances. */
  readonly interest: readonly number[];
  /** The months after which a debt is gone, with the debt's place in the plan. */
  readonly cleared: readonly { readonly month: number; readonly debt: number }[];
};

/** The strategies that clear the debts; one that never does has no line. */
export function balanceSeries(plan: Plan): BalanceSeries[] {
  return comparedNames(plan).flatMap((strategy) => findSeries(plan, strategy) ?? []);
}

const walked = new WeakMap<Plan, Map<StrategyName, BalanceSeries | null>>();

/** Null where the strategy never clears the debts. Every chart of a plan asks, and it is walked once. */
export function findSeries(plan: Plan, strategy: StrategyName): BalanceSeries | null {
  const known = walked.get(plan) ?? new Map<StrategyName, BalanceSeries | null>();
  const found = known.get(strategy);
  if (found !== undefined) return found;
  const series = walk(plan, strategy);
  walked.set(plan, known.set(strategy, series));
  return series;
}

/** Keeps the totals only: the entries of each debt would take most of the time while people type. */
function walk(plan: Plan, strategy: StrategyName): BalanceSeries | null {
  const run = startRun(plan, strategy);
  const balances = [run.totalBalancePence];
  const interest = [0];
  const cleared: { month: number; debt: number }[] = [];
  while (run.state === 'running') {
    run.advance();
    balances.push(run.totalBalancePence);
    interest.push(run.totalInterestPence);
    for (const debt of run.clearedDebts) {
      cleared.push({ month: run.month, debt });
    }
  }
  if (run.state === 'never') return null;
  const { month: months, totalInterestPence, shortfall } = run;
  return { strategy, balances, months, totalInterestPence, shortfall, interest, cleared };
}

export type Verdict = {
  readonly best: BalanceSeries;
  readonly minimum: BalanceSeries | null;
  readonly likeness: Likeness;
};

/** Null where no strategy clears the debts. */
export function verdictOf(
  series: readonly BalanceSeries[],
  plan: Pick<Plan, 'debts' | 'terms'>,
): Verdict | null {
  const results = series.map(({ strategy, months, totalInterestPence, shortfall }) => ({
    strategy,
    shortfall,
    outcome: { neverPaysOff: false as const, months, totalInterestPence },
  }));
  const best = series.find(({ strategy }) => strategy === bestStrategy(results)?.strategy);
  if (best === undefined) return null;
  return {
    best,
    minimum: series.find(({ strategy }) => strategy === 'minimum') ?? null,
    likeness: likeness(results, plan),
  };
}
