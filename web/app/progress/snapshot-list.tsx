/** The snapshots, the newest first. */
import { formatPounds } from '@debt-payoff/contract/money';
import type { Snapshot } from '@debt-payoff/contract/progress';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Trash2 } from 'lucide-react';
import { type Column, Table } from '../ui/table.tsx';
import { formatDay } from '../words/dates.ts';
import { highestPence, progressPercent } from './snapshots.ts';

const { actions } = navigationTexts;

export function SnapshotList(props: {
  /** Progress is measured from the highest of all, whichever are shown. */
  readonly all: readonly Snapshot[];
  readonly shown: readonly Snapshot[];
  readonly onDelete: (snapshot: Snapshot) => void;
}) {
  const highest = highestPence(props.all);
  const progress: Column<Snapshot> = {
    label: 'Progress',
    isFigure: true,
    cell: (snapshot) => `${progressPercent(snapshot, highest)}%`,
  };
  const deletion: Column<Snapshot> = {
    label: actions.delete,
    isFigure: true,
    classOf: () => 'action-cell',
    cell: (snapshot) => (
      <button
        type="button"
        className="btn btn-icon"
        aria-label={`${actions.delete}, ${subjectOf(snapshot)}`}
        onClick={() => props.onDelete(snapshot)}
      >
        <Trash2 className="icon" aria-hidden="true" />
      </button>
    ),
  };
  return (
    <div className="card progress-list">
      <Table
        caption="Snapshots, the newest first"
        columns={[date, ...figures, progress, notes, deletion]}
        rows={props.shown.toReversed()}
        keyOf={({ id }) => id}
      />
      <p className="caption">Progress is measured from the highest balance of all snapshots.</p>
    </div>
  );
}

/** There may be several of one day. */
function subjectOf({ snapshot_date, total_balance }: Snapshot): string {
  return `snapshot of ${formatDay(snapshot_date)}, ${formatPounds(total_balance)} owed`;
}

const date: Column<Snapshot> = {
  label: fieldNames.date,
  cell: ({ snapshot_date }) => formatDay(snapshot_date),
};

const figures: Column<Snapshot>[] = [
  {
    label: fieldNames.balance,
    isFigure: true,
    cell: ({ total_balance }) => formatPounds(total_balance),
  },
  {
    label: 'Interest paid',
    isFigure: true,
    cell: ({ total_interest_paid }) => formatPounds(total_interest_paid),
  },
  {
    label: 'Debts paid off',
    isFigure: true,
    cell: ({ paid_off_count, total_debts_count }) => `${paid_off_count} of ${total_debts_count}`,
  },
];

const notes: Column<Snapshot> = {
  label: fieldNames.notes,
  classOf: (snapshot) => (snapshot.notes === '' ? 'no-note' : 'note-cell'),
  cell: (snapshot) => <bdi className="any-name">{snapshot.notes}</bdi>,
};
