/** The snapshots, the newest first. */
import { formatPounds } from '@debt-payoff/contract/money';
import type { Snapshot } from '@debt-payoff/contract/progress';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { formatDay } from '../words/dates.ts';
import { highestPence, progressPercent } from './snapshots.ts';

const labels = {
  balance: fieldNames.balance,
  interest: 'Interest paid',
  paidOff: 'Debts paid off',
  progress: 'Progress',
  notes: fieldNames.notes,
};

export function SnapshotList(props: {
  /** Progress is measured from the highest of all, whichever are shown. */
  readonly all: readonly Snapshot[];
  readonly shown: readonly Snapshot[];
}) {
  const highest = highestPence(props.all);
  return (
    <div className="card progress-list">
      <table className="table table-stack">
        <caption className="vh">Snapshots, the newest first</caption>
        <thead>
          <tr>
            <th scope="col">{fieldNames.date}</th>
            <th scope="col" className="n">
              {labels.balance}
            </th>
            <th scope="col" className="n">
              {labels.interest}
            </th>
            <th scope="col" className="n">
              {labels.paidOff}
            </th>
            <th scope="col" className="n">
              {labels.progress}
            </th>
            <th scope="col">{labels.notes}</th>
          </tr>
        </thead>
        <tbody>
          {props.shown.toReversed().map((snapshot) => (
            <Row key={snapshot.id} snapshot={snapshot} highest={highest} />
          ))}
        </tbody>
      </table>
      <p className="caption">Progress is measured from the highest balance of all snapshots.</p>
    </div>
  );
}

function Row({ snapshot, highest }: { readonly snapshot: Snapshot; readonly highest: number }) {
  const { paid_off_count, total_debts_count, notes } = snapshot;
  return (
    <tr>
      <th scope="row">{formatDay(snapshot.snapshot_date)}</th>
      <td className="n" data-label={labels.balance}>
        {formatPounds(snapshot.total_balance)}
      </td>
      <td className="n" data-label={labels.interest}>
        {formatPounds(snapshot.total_interest_paid)}
      </td>
      <td className="n" data-label={labels.paidOff}>
        {paid_off_count} of {total_debts_count}
      </td>
      <td className="n" data-label={labels.progress}>
        {progressPercent(snapshot, highest)}%
      </td>
      <td className={notes === '' ? 'no-note' : 'note-cell'} data-label={labels.notes}>
        <bdi className="any-name">{notes}</bdi>
      </td>
    </tr>
  );
}
