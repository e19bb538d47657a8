/** Where all debts of all portfolios stand, and the ways to everything else. */
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { raiseEvent, useViewEvent } from '../analytics/events.ts';
import { Offers } from '../billing/offers.tsx';
import { usePortfoliosWithDebts } from '../debts/queries.ts';
import { useHasAnyShortfall } from '../plan/queries.ts';
import { useCreateDialog } from '../portfolios/use-create-dialog.tsx';
import { MissedActions, MissedOutcome } from '../schedules/missed-parts.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { DashboardActions } from './dashboard-actions.tsx';
import { MissedBanner, useMissedPortfolios } from './missed-banner.tsx';
import { PlanLine } from './plan-line.tsx';
import { PlanParts } from './plan-parts.tsx';
import { PortfolioCards } from './portfolio-cards.tsx';
import { PortfolioCharts } from './portfolio-charts.tsx';
import { SummaryTiles } from './summary-tiles.tsx';
import { Welcome } from './welcome.tsx';

export function Dashboard() {
  useViewEvent(() => raiseEvent('dashboard_viewed'));
  const { data, isError, refetch } = usePortfoliosWithDebts();
  const create = useCreateDialog({ portfoliosCount: data?.length });
  const hasShortfall = useHasAnyShortfall();
  return (
    <Offers areMade={!hasShortfall}>
      <div className="page dashboard">
        {create.banner}
        {data === undefined ? (
          <>
            <h1 className="h2">{navigationTexts.menu.dashboard}</h1>
            {isError ? (
              <LoadFailure title={portfolioTexts.list.fetchFailed} onRetry={() => refetch()} />
            ) : (
              <Skeleton text={portfolioTexts.list.loading} />
            )}
          </>
        ) : (
          <Content portfolios={data} onCreate={create.open} />
        )}
        {/* It stays open while the first portfolio turns the welcome into an overview. */}
        {create.dialog}
      </div>
    </Offers>
  );
}

function Content(props: {
  readonly portfolios: readonly Portfolio[];
  readonly onCreate: () => void;
}) {
  const { portfolios, onCreate } = props;
  const { missed, state } = useMissedPortfolios(portfolios);
  if (portfolios.length === 0) return <Welcome onCreate={onCreate} />;
  return (
    <>
      <header className="dashboard-opening">
        <div>
          <h1 className="h2">{navigationTexts.menu.dashboard}</h1>
          <PlanLine />
        </div>
        <DashboardActions onCreate={onCreate} on="wide" />
      </header>
      <MissedBanner missed={missed} actions={<MissedActions state={state} />} />
      <MissedOutcome state={state} />
      <PlanParts portfolios={portfolios} />
      <DashboardActions onCreate={onCreate} on="phone" />
      <SummaryTiles portfolios={portfolios} />
      <PortfolioCharts portfolios={portfolios} />
      <PortfolioCards portfolios={portfolios} />
    </>
  );
}
