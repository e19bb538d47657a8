/** How far a portfolio has come: against its plan, and from snapshot to snapshot. */
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { Camera } from 'lucide-react';
import type { ReactNode } from 'react';
import { PortfolioMissing } from '../debts/portfolio-missing.tsx';
import { portfolioPages } from '../debts/portfolio-pages.ts';
import { usePortfolio } from '../debts/queries.ts';
import { isMissing, loadFailureText } from '../forms/call-failure.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Button } from '../ui/button.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TypedName } from '../ui/typed-name.tsx';
import { CapturedBanner } from './captured-banner.tsx';
import { PlanVsActual } from './plan-vs-actual.tsx';
import { Snapshots } from './snapshots-part.tsx';
import { useSnapshotActions } from './use-snapshot-actions.tsx';

const { detail } = portfolioTexts;

type ProgressTrackerProps = {
  readonly portfolioId: number;
  /** Above all figures. */
  readonly notice: ReactNode;
};

export function ProgressTracker({ portfolioId, notice }: ProgressTrackerProps) {
  const { data, error, isError, refetch } = usePortfolio(portfolioId);
  if (isMissing(error)) return <PortfolioMissing />;
  return (
    <div className="page portfolio-page">
      <BackLink to={portfolioPages.view(portfolioId)} label={navigationTexts.back.toPortfolio} />
      {data === undefined ? (
        <>
          <h1 className="h2">{detail.progress}</h1>
          {isError ? (
            <LoadFailure title={loadFailureText(error, detail)} onRetry={() => refetch()} />
          ) : (
            <Skeleton text={navigationTexts.loading} />
          )}
        </>
      ) : (
        <Content portfolio={data} notice={notice} />
      )}
    </div>
  );
}

function Content({
  portfolio,
  notice,
}: { readonly portfolio: Portfolio } & Pick<ProgressTrackerProps, 'notice'>) {
  const actions = useSnapshotActions(portfolio);
  return (
    <>
      <div className="portfolio-head progress-head">
        <div>
          <h1 className="h2">{detail.progress}</h1>
          <p className="muted any-name few-lines">
            <TypedName name={portfolio.name} />
          </p>
        </div>
        {portfolio.debts.length === 0 ? null : (
          <Button onClick={actions.capture}>
            <Camera className="icon" aria-hidden="true" />
            {paymentTexts.progress.capture}
          </Button>
        )}
      </div>
      <CapturedBanner snapshot={actions.captured} onDismiss={actions.dismiss} />
      {notice}
      <PlanVsActual portfolio={portfolio} />
      <Snapshots portfolio={portfolio} actions={actions} />
      {actions.dialog}
    </>
  );
}
