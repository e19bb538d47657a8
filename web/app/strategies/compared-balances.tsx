/** The chart of the balances that the strategies lead to, with its finding. */
import type { Month } from '@debt-payoff/contract/months';
import { BalanceChart } from '../charts/balance-chart.tsx';
import { chartSummary } from './chart-summary.ts';
import type { Comparison } from './comparison.ts';

export function ComparedBalances(props: {
  readonly title: string;
  readonly comparison: Comparison;
  readonly start: Month;
}) {
  const { title, comparison, start } = props;
  return (
    <BalanceChart
      title={title}
      summary={chartSummary(comparison, start)}
      series={comparison.series}
      start={start}
      debtNames={comparison.debtNames}
      deals={comparison.terms?.deals}
    />
  );
}
