/** The snapshots of a portfolio: drawn, listed, and what was reached between them. */
import { count } from '@debt-payoff/contract/counts';
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import type { Snapshot } from '@debt-payoff/contract/progress';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { useMemo, useState } from 'react';
import { failureText } from '../forms/call-failure.ts';
import { useToday } from '../session/today.ts';
import { useAnnouncedChoice } from '../ui/announce.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Scene } from '../ui/scene.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Milestones } from './milestones.tsx';
import { useSnapshots } from './queries.ts';
import { SnapshotChart } from './snapshot-chart.tsx';
import { SnapshotList } from './snapshot-list.tsx';
import { allTime, isWithin, type TimeFilter } from './time-filter.ts';
import { TimeFilterFields } from './time-filter-fields.tsx';
import { type SnapshotActions, snapshotsTitleId } from './use-snapshot-actions.tsx';

const { progress: texts } = paymentTexts;
const noneInTime = 'No snapshots in this time';

type SnapshotsProps = { readonly portfolio: Portfolio; readonly actions: SnapshotActions };

export function Snapshots(props: SnapshotsProps) {
  const { deleted } = props.actions;
  return (
    <section className="progress-snapshots" aria-labelledby={snapshotsTitleId}>
      <h2 className="h3 plain-focus" id={snapshotsTitleId} tabIndex={-1}>
        Snapshots
      </h2>
      {deleted === null ? null : <Banner kind="success" title={deleted} />}
      <FetchedSnapshots {...props} />
    </section>
  );
}

function FetchedSnapshots(props: SnapshotsProps) {
  const { data, error, isError, refetch } = useSnapshots(props.portfolio.id);
  if (data !== undefined) return <Content {...props} snapshots={data} />;
  return isError ? (
    <LoadFailure title={failureText(error, texts.fetchFailed)} onRetry={() => refetch()} />
  ) : (
    <Skeleton text={navigationTexts.loading} />
  );
}

function Content({
  portfolio,
  actions,
  snapshots,
}: SnapshotsProps & { readonly snapshots: readonly Snapshot[] }) {
  const [filter, setFilter] = useState(allTime);
  const shown = useFilteredSnapshots(snapshots, filter);
  useAnnouncedChoice(
    Object.values(filter).join(' '),
    shown.length === 0 ? noneInTime : `${count(shown.length, 'snapshot')} shown.`,
  );
  if (snapshots.length === 0) return <NoSnapshots hasDebts={portfolio.debts.length > 0} />;
  return (
    <>
      <TimeFilterFields filter={filter} onChange={setFilter} />
      {shown.length === 0 ? (
        <NoneInTime onClear={() => setFilter(allTime)} />
      ) : (
        <>
          <SnapshotChart all={snapshots} shown={shown} />
          <SnapshotList all={snapshots} shown={shown} onDelete={actions.remove} />
        </>
      )}
      <Milestones snapshots={snapshots} debts={portfolio.debts} />
    </>
  );
}

function useFilteredSnapshots(
  snapshots: readonly Snapshot[],
  filter: TimeFilter,
): readonly Snapshot[] {
  const today = useToday();
  return useMemo(
    () => snapshots.filter(({ snapshot_date }) => isWithin(snapshot_date, filter, today)),
    [snapshots, filter, today],
  );
}

function NoSnapshots({ hasDebts }: { readonly hasDebts: boolean }) {
  return (
    <div className="card portfolio-empty">
      <Scene />
      <h3 className="h4">No snapshots yet</h3>
      <p className="muted">
        A snapshot keeps how your debts stand on a day.
        {hasDebts ? ' Capture one now and then, and watch the balance come down.' : ''}
      </p>
    </div>
  );
}

function NoneInTime({ onClear }: { readonly onClear: () => void }) {
  return (
    <div className="card portfolio-empty">
      <h3 className="h4">{noneInTime}</h3>
      <p className="muted">Your snapshots are all there. Choose another time, or look at all.</p>
      <Button variant="secondary" onClick={onClear}>
        Show all snapshots
      </Button>
    </div>
  );
}
