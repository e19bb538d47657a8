/** The first plan against the actual balance, month by month. */
import { penceFromPounds } from '@debt-payoff/contract/money';
import { formatMonth, monthOf } from '@debt-payoff/contract/months';
import type { PlanVsActual } from '@debt-payoff/contract/progress';
import { useMemo } from 'react';
import { DatedChart } from '../charts/dated-chart.tsx';
import { type DatedLine, shortMonthOf } from '../charts/dated-lines.ts';

type PlanPoint = PlanVsActual['actual'][number];

export function PlanVsActualChart({ comparison }: { readonly comparison: PlanVsActual }) {
  const lines = useMemo(() => linesOf(comparison), [comparison]);
  return (
    <DatedChart title="Plan against reality" summary={chartSummary(comparison)} lines={lines} />
  );
}

function linesOf({ first_plan, actual }: PlanVsActual): DatedLine[] {
  const end = first_plan.at(-1);
  return [
    ...(end === undefined
      ? []
      : [
          {
            name: 'First plan',
            note: shortMonthOf(end.date),
            look: 'planned' as const,
            points: first_plan.map(pointOf),
          },
        ]),
    { name: 'Actual balance', note: 'Today', look: 'actual', points: actual.map(pointOf) },
  ];
}

function pointOf({ date, balance }: PlanPoint) {
  return { date, pence: penceFromPounds(balance) };
}

function chartSummary({ first_plan_month, forecast_month, outcome }: PlanVsActual): string {
  if (first_plan_month === null && forecast_month === null) {
    return 'The payments do not clear the debts, so there is no line of a plan.';
  }
  const month = (given: string): string => formatMonth(monthOf(given));
  const plan =
    first_plan_month === null
      ? 'Your first plan would not have cleared the debts'
      : `Your first plan ends in ${month(first_plan_month)}`;
  if (forecast_month === null) return `${plan}; today's payments do not clear the debts.`;
  if (outcome === 'debt_free') return `${plan}; the debts were gone in ${month(forecast_month)}.`;
  return forecast_month === first_plan_month
    ? `${plan}, and as things stand the debts could be gone then.`
    : `${plan}; as things stand, it could be ${month(forecast_month)}.`;
}
