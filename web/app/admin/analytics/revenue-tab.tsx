/** What subscriptions bring in. */
import type { AnalyticsRevenue } from '@debt-payoff/contract/admin-analytics';
import { formatPounds } from '@debt-payoff/contract/money';
import { useMemo } from 'react';
import { tierNames } from '../users/user-words.ts';
import { lastDays } from './analytics-words.ts';
import { dailyData, kindsData } from './chart-data.ts';
import { FigureChart, FigureStrip } from './figure-parts.tsx';
import { figuresInRange, figuresNow, mrrTitle } from './revenue-figures.ts';

export function RevenueTab({
  revenue,
  days,
}: {
  readonly revenue: AnalyticsRevenue;
  readonly days: number;
}) {
  const charts = useMemo(() => chartsOf(revenue), [revenue]);
  return (
    <>
      <FigureStrip title="Now" figures={figuresNow(revenue)} />
      <FigureStrip title={`In ${lastDays(days)}`} figures={figuresInRange(revenue)} />
      <FigureChart
        data={charts.mrr}
        empty={`MRR was ${formatPounds(0)} at the end of each of these days.`}
      />
      <FigureChart data={charts.byPlan} empty="No subscription is active." />
    </>
  );
}

const planNames = { basic: tierNames.basic, premium: tierNames.premium };

function chartsOf(revenue: AnalyticsRevenue) {
  return {
    mrr: dailyData(
      { title: mrrTitle(revenue), column: 'MRR at the end of the day' },
      revenue.mrr_over_time,
    ),
    byPlan: kindsData(
      { title: 'Active subscriptions by plan', noun: 'plan', column: 'Subscriptions' },
      revenue.plan_distribution,
      planNames,
    ),
  };
}
