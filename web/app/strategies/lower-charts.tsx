/** The charts below the first, in a file of their own, so that nobody waits for them. */
import type { Month } from '@debt-payoff/contract/months';
import type { Plan, StrategyName } from '@debt-payoff/engine';
import { memo } from 'react';
import type { ChartDeals } from '../charts/chart-deals.ts';
import { DebtBalancesChart } from '../charts/debt-balances-chart.tsx';
import { PayoffTimeline } from '../charts/payoff-timeline.tsx';
import { YearlyChart } from '../charts/yearly-chart.tsx';

export type LowerChartsProps = {
  readonly plan: Plan;
  readonly strategy: StrategyName;
  readonly start: Month;
  readonly debtNames: readonly string[];
  readonly deals?: ChartDeals | undefined;
};

export const LowerCharts = memo(function LowerCharts(props: LowerChartsProps) {
  return (
    <>
      <PayoffTimeline {...props} />
      <DebtBalancesChart {...props} />
      <YearlyChart {...props} />
    </>
  );
});
