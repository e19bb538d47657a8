/** What snapshots say beside each other: how far each has come, and the debts that were cleared between them. */
import { portfolioLimits } from '@debt-payoff/contract/limits';
import { penceFromPounds } from '@debt-payoff/contract/money';
import type { Snapshot } from '@debt-payoff/contract/progress';

type SnapshotBalance = Pick<Snapshot, 'total_balance'>;

/** The highest balance among all of them, in pence. */
export function highestPence(snapshots: readonly SnapshotBalance[]): number {
  return snapshots.reduce(
    (highest, { total_balance }) => Math.max(highest, penceFromPounds(total_balance)),
    0,
  );
}

/** By how much it lies under the highest; whole percents, rounded down: nothing is called done before it is. */
export function progressPercent({ total_balance }: SnapshotBalance, highest: number): number {
  const { progressMinPercent, progressMaxPercent } = portfolioLimits;
  if (highest <= 0) return progressMinPercent;
  const percent = Math.floor(((highest - penceFromPounds(total_balance)) * 100) / highest);
  return Math.max(progressMinPercent, Math.min(progressMaxPercent, percent));
}

export type Milestone = {
  /** Of the snapshot that shows it. */
  readonly id: number;
  readonly date: string;
  /** How many more debts are paid off than in the snapshot before. */
  readonly count: number;
};

/** From the oldest on, as the snapshots are. */
export function milestonesOf(snapshots: readonly Snapshot[]): Milestone[] {
  return snapshots.flatMap(({ id, snapshot_date, paid_off_count }, at) => {
    const before = snapshots[at - 1];
    const count = before === undefined ? 0 : paid_off_count - before.paid_off_count;
    return count > 0 ? [{ id, date: snapshot_date, count }] : [];
  });
}
