/** The chart below the form and its answer, with its finding in a sentence. */

import { balanceFinding } from '@debt-payoff/charts/balance-finding';
import { type BalanceSeries, type Verdict, verdictOf } from '@debt-payoff/charts/balance-series';
import { formatPence } from '@debt-payoff/contract/money';
import type { Month } from '@debt-payoff/contract/months';
import type { Plan } from '@debt-payoff/engine';
import { memo } from 'react';
import { BalanceChart } from '../charts/balance-chart.tsx';
import type { ShownPlan } from '../payoff-plan/calendar-plan.ts';

export const BalanceOverTime = memo(function BalanceOverTime(props: {
  readonly title: string;
  readonly series: readonly BalanceSeries[];
  readonly plan: Plan;
  readonly debtNames: readonly string[];
  readonly start: Month;
  readonly dealsIn?: ShownPlan['dealsIn'];
}) {
  const { series, plan, start } = props;
  const verdict = verdictOf(series, plan);
  if (verdict === null) return null;
  const summary = `${balanceFinding(verdict, start)}${snowballCost(verdict, series)}`;
  const { dealsIn, ...chart } = props;
  return <BalanceChart {...chart} summary={summary} deals={dealsIn?.(props)} />;
});

/** Empty where avalanche is not the best, or costs no less. */
function snowballCost({ best }: Verdict, series: readonly BalanceSeries[]): string {
  const snowball = series.find(({ strategy }) => strategy === 'snowball');
  const more = (snowball?.totalInterestPence ?? 0) - best.totalInterestPence;
  return best.strategy === 'avalanche' && more > 0
    ? ` Snowball costs ${formatPence(more)} more interest.`
    : '';
}
