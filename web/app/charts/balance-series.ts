/** The figures behind the balance chart: every strategy's balance, month by month. */
import {
  bestStrategy,
  type Likeness,
  likeness,
  listMonths,
  type Plan,
  type StrategyName,
  strategies,
  summarise,
} from '@debt-payoff/engine';

export type BalanceSeries = {
  readonly strategy: StrategyName;
  /** Pence owed now, after one month, and so on to nothing. */
  readonly balances: readonly number[];
  readonly months: number;
  readonly totalInterestPence: number;
  /** The months after which a debt is gone, with the debt's place in the plan. */
  readonly cleared: readonly { readonly month: number; readonly debt: number }[];
};

/** How the strategies are listed wherever people compare them: minimum comes last. */
export const comparedOrder: readonly StrategyName[] = ['avalanche', 'snowball', 'minimum'];

/** The strategies that clear the debts; one that never does has no line. */
export function balanceSeries(plan: Plan): BalanceSeries[] {
  const owed = plan.debts.reduce((sum, debt) => sum + debt.balancePence, 0);
  return comparedOrder.flatMap((strategy) => {
    const outcome = summarise(plan, strategies[strategy]);
    if (outcome.neverPaysOff) return [];
    const months = listMonths(plan, strategies[strategy]);
    return [
      {
        strategy,
        balances: [owed, ...months.map((month) => month.totalBalancePence)],
        months: outcome.months,
        totalInterestPence: outcome.totalInterestPence,
        cleared: months.flatMap((month) =>
          month.clearedDebts.map((debt) => ({ month: month.month, debt })),
        ),
      },
    ];
  });
}

export type Verdict = {
  readonly best: BalanceSeries;
  readonly minimum: BalanceSeries | null;
  readonly likeness: Likeness;
};

/** Null where no strategy clears the debts. */
export function verdictOf(series: readonly BalanceSeries[], debtCount: number): Verdict | null {
  const results = series.map(({ strategy, months, totalInterestPence }) => ({
    strategy,
    outcome: { neverPaysOff: false as const, months, totalInterestPence },
  }));
  const best = series.find(({ strategy }) => strategy === bestStrategy(results)?.strategy);
  if (best === undefined) return null;
  return {
    best,
    minimum: series.find(({ strategy }) => strategy === 'minimum') ?? null,
    likeness: likeness(results, debtCount),
  };
}
