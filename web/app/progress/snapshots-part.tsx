/** The snapshots of a portfolio: drawn, listed, and what was reached between them. */
import type { Snapshot } from '@debt-payoff/contract/progress';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { useMemo, useState } from 'react';
import { failureText } from '../forms/call-failure.ts';
import { useToday } from '../session/today.ts';
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

const { progress: texts } = paymentTexts;

export function Snapshots({ portfolioId }: { readonly portfolioId: number }) {
  return (
    <section className="progress-snapshots" aria-labelledby="snapshots">
      <h2 className="h3" id="snapshots">
        Snapshots
      </h2>
      <FetchedSnapshots portfolioId={portfolioId} />
    </section>
  );
}

function FetchedSnapshots({ portfolioId }: { readonly portfolioId: number }) {
  const { data, error, isError, refetch } = useSnapshots(portfolioId);
  if (data !== undefined) return <Content snapshots={data} />;
  return isError ? (
    <LoadFailure title={failureText(error, texts.fetchFailed)} onRetry={() => void refetch()} />
  ) : (
    <Skeleton text={navigationTexts.loading} />
  );
}

function Content({ snapshots }: { readonly snapshots: readonly Snapshot[] }) {
  const [filter, setFilter] = useState(allTime);
  const shown = useFilteredSnapshots(snapshots, filter);
  if (snapshots.length === 0) return <NoSnapshots />;
  return (
    <>
      <TimeFilterFields filter={filter} onChange={setFilter} />
      {shown.length === 0 ? (
        <NoneInTime onClear={() => setFilter(allTime)} />
      ) : (
        <>
          <SnapshotChart all={snapshots} shown={shown} />
          <SnapshotList all={snapshots} shown={shown} />
        </>
      )}
      <Milestones snapshots={snapshots} />
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

function NoSnapshots() {
  return (
    <div className="card portfolio-empty">
      <Scene />
      <h3 className="h4">No snapshots yet</h3>
      <p className="muted">
        A snapshot keeps how your debts stand on a day. Capture one now and then, and watch the
        balance come down.
      </p>
    </div>
  );
}

function NoneInTime({ onClear }: { readonly onClear: () => void }) {
  return (
    <div className="card portfolio-empty">
      <h3 className="h4">No snapshots in this time</h3>
      <p className="muted">Your snapshots are all there. Choose another time, or look at all.</p>
      <Button variant="secondary" onClick={onClear}>
        Show all snapshots
      </Button>
    </div>
  );
}
