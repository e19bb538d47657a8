/** My Portfolios: all of them as cards, and making another. */
import type { PortfolioSummary } from '@debt-payoff/contract/portfolios';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { raiseEvent } from '../analytics/events.ts';
import { usePortfolios } from '../debts/queries.ts';
import { loadFailureText } from '../forms/call-failure.ts';
import { useRecordActions } from '../forms/use-record-actions.ts';
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
  useEffect(() => raiseEvent('portfolio_list_viewed'), []);
  const { data, isError, error, refetch } = usePortfolios();
  const create = useCreateDialog();
  return (
    <div className="page portfolio-page">
      <div className="portfolio-head">
        <h1 className="h2 plain-focus" id={titleId} tabIndex={-1}>
          {texts.title}
        </h1>
        <Button variant={data?.length === 0 ? 'secondary' : 'primary'} onClick={create.open}>
          <Plus className="icon" aria-hidden="true" />
          {texts.newPortfolio}
        </Button>
      </div>
      {create.banner}
      {data === undefined && !isError ? <Skeleton text={texts.loading} /> : null}
      {data === undefined && isError ? (
        <LoadFailure title={loadFailureText(error, texts)} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : <Cards portfolios={data} onCreate={create.open} />}
      {create.dialog}
    </div>
  );
}

/** What another page has just done, and told us when it led here. */
function useSaid(): string | null {
  const { state } = useLocation();
  const isSaid = state !== null && typeof state === 'object' && 'said' in state;
  return isSaid && typeof state.said === 'string' ? state.said : null;
}

function Cards({
  portfolios,
  onCreate,
}: {
  readonly portfolios: readonly PortfolioSummary[];
  readonly onCreate: () => void;
}) {
  const actions = useRecordActions<never, PortfolioSummary, string>({
    titleId,
    doneBefore: useSaid(),
  });
  const { leaving, outcome, remove } = actions;
  return (
    <>
      {outcome === null ? null : <Banner kind="success" title={outcome} />}
      {portfolios.length === 0 ? (
        <NoPortfolios onCreate={onCreate} />
      ) : (
        <ul className="portfolio-cards">
          {portfolios.map((portfolio) => (
            <PortfolioCard
              key={portfolio.id}
              portfolio={portfolio}
              onDelete={() => remove(portfolio)}
            />
          ))}
        </ul>
      )}
      {leaving === undefined ? null : (
        <RemovePortfolio
          portfolio={leaving}
          onRemoved={actions.removed}
          onClose={() => actions.close()}
        />
      )}
    </>
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
