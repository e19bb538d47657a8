/** What snapshots say beside each other: how far each has come, and the debts that were cleared between them and since. */
import { londonDayOf } from '@debt-payoff/contract/days';
import { penceFromPounds } from '@debt-payoff/contract/money';
import { portfolioLimits } from '@debt-payoff/contract/portfolio-limits';
import type { Debt } from '@debt-payoff/contract/portfolios';
import type { Snapshot } from '@debt-payoff/contract/progress';
import { wasEverOwed } from '@debt-payoff/contract/repayment';

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
  /** Of the snapshot that shows it; null where it was reached after the newest one. */
  readonly snapshotId: number | null;
  readonly date: string;
  /** How many debts were paid off. */
  readonly count: number;
  /** Whose they were, where that is known. */
  readonly creditors: readonly string[];
};

/** From the oldest on, as the snapshots are. */
export function milestonesOf(snapshots: readonly Snapshot[]): Milestone[] {
  return snapshots.flatMap((snapshot, at) => {
    const { id, snapshot_date } = snapshot;
    const before = snapshots[at - 1];
    const count = before === undefined ? 0 : paidOffBetween(before, snapshot);
    return count > 0 ? [{ snapshotId: id, date: snapshot_date, count, creditors: [] }] : [];
  });
}

/** By the debts themselves: one that was deleted, or added with nothing owed, changes the count and is no milestone. */
function paidOffBetween(before: Snapshot, after: Snapshot): number {
  const known = before.paid_off_debt_ids;
  return known === null || after.paid_off_debt_ids === null
    ? after.paid_off_count - before.paid_off_count
    : after.paid_off_debt_ids.filter((id) => !known.includes(id)).length;
}

type PaidOffDebt = Pick<
  Debt,
  'id' | 'creditor' | 'original_balance' | 'paid_off_on' | 'created_at'
>;

/** What has been reached since the newest snapshot, by the day on which it was, from the oldest on. */
export function milestonesSince(
  snapshots: readonly Snapshot[],
  debts: readonly PaidOffDebt[],
): Milestone[] {
  const newest = snapshots.at(-1);
  if (newest === undefined) return [];
  const reached = debts.flatMap(({ id, creditor, paid_off_on: date, ...debt }) =>
    date !== null && isPaidOffByPaying({ ...debt, date }) && !wasPaidOffAt(newest, { id, date })
      ? [{ creditor, date }]
      : [],
  );
  return [...Map.groupBy(reached, ({ date }) => date)]
    .map(([date, debtsOfDay]) => ({
      snapshotId: null,
      date,
      count: debtsOfDay.length,
      creditors: debtsOfDay.map(({ creditor }) => creditor),
    }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

function isPaidOffByPaying(
  debt: Pick<Debt, 'original_balance' | 'created_at'> & { readonly date: string },
): boolean {
  return wasEverOwed({
    originalPence: penceFromPounds(debt.original_balance),
    addedOn: londonDayOf(debt.created_at),
    paidOffOn: debt.date,
  });
}

/** An older snapshot does not say which debts they were; then the days decide. */
function wasPaidOffAt(
  { paid_off_debt_ids: ids, snapshot_date }: Snapshot,
  { id, date }: { readonly id: number; readonly date: string },
): boolean {
  return ids === null ? date <= snapshot_date : ids.includes(id);
}
