/** My Portfolios: all of them as cards, and making another. */
import type { PortfolioSummary } from '@debt-payoff/contract/portfolios';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { Plus } from 'lucide-react';
import { raiseEvent, useViewEvent } from '../analytics/events.ts';
import { usePortfolios } from '../debts/queries.ts';
import { useCombinedReport } from '../exports/use-combined-report.tsx';
import { loadFailureText } from '../forms/call-failure.ts';
import { useRecordActions } from '../forms/use-record-actions.ts';
import { useSaid } from '../page/use-said.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Scene } from '../ui/scene.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { PortfolioCard } from './portfolio-card.tsx';
import { RemovePortfolio } from './remove-portfolio.tsx';
import { useCreateDialog } from './use-create-dialog.tsx';

const { list: texts, create: createTexts } = portfolioTexts;
const titleId = 'portfolios-title';

export function PortfolioList() {
  useViewEvent(() => raiseEvent('portfolio_list_viewed'));
  const { data, isError, error, refetch } = usePortfolios();
  const create = useCreateDialog({ portfoliosCount: data?.length });
  const actions = useRecordActions<never, PortfolioSummary, string>({
    titleId,
    doneBefore: useSaid(),
  });
  const combined = useCombinedReport();
  const startRemoval = (portfolio: PortfolioSummary): void => {
    create.dismiss();
    actions.remove(portfolio);
  };
  const startCreate = (): void => {
    actions.dismiss();
    create.open();
  };
  return (
    <div className="page portfolio-page">
      <div className="portfolio-head">
        <h1 className="h2 plain-focus" id={titleId} tabIndex={-1}>
          {texts.title}
        </h1>
        <div className="row">
          <Button variant={data?.length === 0 ? 'secondary' : 'primary'} onClick={startCreate}>
            <Plus className="icon" aria-hidden="true" />
            {texts.newPortfolio}
          </Button>
          {data === undefined || data.length === 0 ? null : combined.button}
        </div>
      </div>
      {combined.outcome}
      {create.banner}
      {actions.outcome === null ? null : <Banner kind="success" title={actions.outcome} />}
      {data === undefined && !isError ? <Skeleton text={texts.loading} /> : null}
      {data === undefined && isError ? (
        <LoadFailure title={loadFailureText(error, texts)} onRetry={() => refetch()} />
      ) : null}
      {data?.length === 0 ? <NoPortfolios onCreate={startCreate} /> : null}
      {data === undefined || data.length === 0 ? null : (
        <Cards portfolios={data} onDelete={startRemoval} />
      )}
      {create.dialog}
      {actions.leaving === undefined ? null : (
        <RemovePortfolio
          portfolio={actions.leaving}
          onRemoved={actions.removed}
          onClose={() => actions.close()}
        />
      )}
    </div>
  );
}

function Cards(props: {
  readonly portfolios: readonly PortfolioSummary[];
  readonly onDelete: (portfolio: PortfolioSummary) => void;
}) {
  return (
    <ul className="portfolio-cards">
      {props.portfolios.map((portfolio) => (
        <PortfolioCard
          key={portfolio.id}
          portfolio={portfolio}
          onDelete={() => props.onDelete(portfolio)}
        />
      ))}
    </ul>
  );
}

function NoPortfolios({ onCreate }: { readonly onCreate: () => void }) {
  return (
    <div className="card portfolio-empty">
      <Scene />
      <h2 className="h3">{texts.empty}</h2>
      <p className="muted">
        A portfolio keeps your debts together, so you can watch the balance come down.
      </p>
      <Button onClick={onCreate}>{createTexts.open}</Button>
    </div>
  );
}
