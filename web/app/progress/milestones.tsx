/** Debts that were cleared from one snapshot to the next. */
import type { Snapshot } from '@debt-payoff/contract/progress';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { formatDay } from '../words/dates.ts';
import { milestonesOf } from './snapshots.ts';

export function Milestones({ snapshots }: { readonly snapshots: readonly Snapshot[] }) {
  const milestones = milestonesOf(snapshots).toReversed();
  return (
    <section className="stack" aria-labelledby="milestones">
      <h3 className="h4" id="milestones">
        Milestones
      </h3>
      {milestones.length === 0 ? (
        <p className="muted">
          None yet. A debt that is paid off between two snapshots stands here.
        </p>
      ) : (
        <ul className="milestones">
          {milestones.map(({ id, date, count }) => (
            <li key={id}>
              <b>{paymentTexts.progress.paidOffMilestone(count)}</b>
              <span className="muted">{formatDay(date)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
