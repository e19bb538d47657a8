/** The first plan against the actual balance, month by month. */
import { penceFromPounds } from '@debt-payoff/contract/money';
import { formatMonth, monthOf } from '@debt-payoff/contract/months';
import type { PlanVsActual } from '@debt-payoff/contract/progress';
import { useMemo } from 'react';
import { DatedChart } from '../charts/dated-chart.tsx';
import { type DatedLine, shortMonthOf } from '../charts/dated-lines.ts';

type PlanPoint = PlanVsActual['happened'][number];

export function PlanVsActualChart({ comparison }: { readonly comparison: PlanVsActual }) {
  const lines = useMemo(() => linesOf(comparison), [comparison]);
  return (
    <DatedChart title="Plan against reality" summary={chartSummary(comparison)} lines={lines} />
  );
}

function linesOf({ promised, happened }: PlanVsActual): DatedLine[] {
  const end = promised.at(-1);
  return [
    ...(end === undefined
      ? []
      : [
          {
            name: 'Promised',
            note: shortMonthOf(end.date),
            look: 'planned' as const,
            points: promised.map(pointOf),
          },
        ]),
    { name: 'Happened', note: 'Today', look: 'actual', points: happened.map(pointOf) },
  ];
}

function pointOf({ date, balance }: PlanPoint) {
  return { date, pence: penceFromPounds(balance) };
}

function chartSummary({ promised_month, expected_month, happened }: PlanVsActual): string {
  const isDebtFree = happened.at(-1)?.balance === 0;
  if (promised_month === null && expected_month === null) {
    return 'The payments do not clear the debts, so there is no promised line.';
  }
  const month = (given: string): string => formatMonth(monthOf(given));
  const plan =
    promised_month === null
      ? 'The payments at the start would never have cleared the debts'
      : `The plan ends in ${month(promised_month)}`;
  if (expected_month === null) return `${plan}; today's payments do not clear the debts.`;
  if (!isDebtFree && expected_month === promised_month)
    return `${plan}, and as things stand it will.`;
  return isDebtFree
    ? `${plan}; the debts were gone in ${month(expected_month)}.`
    : `${plan}; as things stand, it will be ${month(expected_month)}.`;
}
