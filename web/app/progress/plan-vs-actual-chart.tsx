/** The first plan against the actual balance, month by month. */
import {
  planVsActualLines,
  planVsActualSummary,
  planVsActualTitle,
} from '@debt-payoff/charts/plan-vs-actual';
import { penceFromPounds } from '@debt-payoff/contract/money';
import { type Month, monthOf } from '@debt-payoff/contract/months';
import type { PlanVsActual } from '@debt-payoff/contract/progress';
import { useMemo } from 'react';
import { DatedChart } from '../charts/dated-chart.tsx';

type PlanPoint = PlanVsActual['actual'][number];

export function PlanVsActualChart({ comparison }: { readonly comparison: PlanVsActual }) {
  const lines = useMemo(
    () =>
      planVsActualLines({
        firstPlan: comparison.first_plan.map(pointOf),
        actual: comparison.actual.map(pointOf),
      }),
    [comparison],
  );
  const summary = planVsActualSummary({
    firstPlanMonth: monthOrNull(comparison.first_plan_month),
    forecastMonth: monthOrNull(comparison.forecast_month),
    isDebtFree: comparison.outcome === 'debt_free',
  });
  return <DatedChart title={planVsActualTitle} summary={summary} lines={lines} />;
}

function pointOf({ date, balance }: PlanPoint) {
  return { date, pence: penceFromPounds(balance) };
}

function monthOrNull(given: string | null): Month | null {
  return given === null ? null : monthOf(given);
}
