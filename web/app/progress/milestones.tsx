/** Debts that were cleared from one snapshot to the next, and since the newest. */
import type { Debt } from '@debt-payoff/contract/portfolios';
import type { Snapshot } from '@debt-payoff/contract/progress';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { TypedName } from '../ui/typed-name.tsx';
import { formatDay } from '../words/dates.ts';
import { type Milestone, milestonesOf, milestonesSince } from './snapshots.ts';

export function Milestones(props: {
  readonly snapshots: readonly Snapshot[];
  readonly debts: readonly Debt[];
}) {
  const { snapshots, debts } = props;
  const milestones = [...milestonesOf(snapshots), ...milestonesSince(snapshots, debts)];
  return (
    <section className="stack" aria-labelledby="milestones">
      <h3 className="h4" id="milestones">
        Milestones
      </h3>
      {milestones.length === 0 ? (
        <p className="muted">
          None yet. A debt that you pay off after your first snapshot is shown here.
        </p>
      ) : (
        <ul className="milestones">
          {milestones.toReversed().map((milestone) => (
            <MilestoneItem key={`${milestone.snapshotId} ${milestone.date}`} {...milestone} />
          ))}
        </ul>
      )}
    </section>
  );
}

function MilestoneItem({ snapshotId, date, count, creditors }: Milestone) {
  return (
    <li>
      <b>{paymentTexts.progress.paidOffMilestone(count)}</b>
      <span className="muted any-name">
        {creditors.map((creditor, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two debts may have the same creditor
          <span key={at}>
            <TypedName name={creditor} />,{' '}
          </span>
        ))}
        {formatDay(date)}
        {snapshotId === null ? ', since your last snapshot' : ''}
      </span>
    </li>
  );
}
