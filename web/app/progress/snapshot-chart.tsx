/** The balance from snapshot to snapshot. */

import type { DatedLine, DatedPoint } from '@debt-payoff/charts/dated-lines';
import { formatPence, penceFromPounds } from '@debt-payoff/contract/money';
import type { Snapshot } from '@debt-payoff/contract/progress';
import { useMemo } from 'react';
import { DatedChart } from '../charts/dated-chart.tsx';
import { formatDay } from '../words/dates.ts';
import { milestonesOf } from './snapshots.ts';

export function SnapshotChart(props: {
  /** What is a milestone does not depend on the time that is looked at. */
  readonly all: readonly Snapshot[];
  readonly shown: readonly Snapshot[];
}) {
  const { all, shown } = props;
  const points = useMemo(() => pointsOf(all, shown), [all, shown]);
  const lines = useMemo(
    (): DatedLine[] => [{ name: 'Balance', note: '', look: 'actual', points }],
    [points],
  );
  return <DatedChart title="Balance over time" summary={summaryOf(points)} lines={lines} />;
}

function pointsOf(all: readonly Snapshot[], shown: readonly Snapshot[]): DatedPoint[] {
  const reached = new Set(milestonesOf(all).map(({ snapshotId }) => snapshotId));
  return shown.map(({ id, snapshot_date, total_balance }) => ({
    date: snapshot_date,
    pence: penceFromPounds(total_balance),
    isMilestone: reached.has(id),
  }));
}

function summaryOf(points: readonly DatedPoint[]): string {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return '';
  if (points.length === 1) return `${formatPence(last.pence)} on ${formatDay(last.date)}.`;
  const from = `From ${formatPence(first.pence)} on ${formatDay(first.date)}`;
  const to = `to ${formatPence(last.pence)} on ${formatDay(last.date)}`;
  return `${from} ${to}: ${changeText(last.pence - first.pence)}.`;
}

function changeText(pence: number): string {
  if (pence === 0) return 'the same';
  return `${formatPence(Math.abs(pence))} ${pence < 0 ? 'less' : 'more'}`;
}
