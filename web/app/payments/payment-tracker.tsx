/** The payments of one portfolio: what they add up to, their history, and recording more. */
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import { balanceEntryTexts } from '@debt-payoff/contract/texts/balance-entries';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { Plus } from 'lucide-react';
import { PortfolioMissing } from '../debts/portfolio-missing.tsx';
import { portfolioPages } from '../debts/portfolio-pages.ts';
import { usePortfolio } from '../debts/queries.ts';
import { DownloadButton } from '../exports/download-button.tsx';
import { DownloadOutcome } from '../exports/download-outcome.tsx';
import { paymentHistoryFile } from '../exports/export-files.ts';
import { useDownload } from '../exports/use-download.ts';
import { isMissing, loadFailureText } from '../forms/call-failure.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Button } from '../ui/button.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TypedName } from '../ui/typed-name.tsx';
import { NoDebts } from './empty.tsx';
import { History } from './history.tsx';
import { OutcomeBanner } from './outcome-banner.tsx';
import { PaymentFilters } from './payment-filters.tsx';
import { Sums } from './sums.tsx';
import { useEntryActions } from './use-entry-actions.tsx';
import { type FilterState, useFilter } from './use-filter.ts';
import { usePaymentActions } from './use-payment-actions.tsx';

const { detail } = portfolioTexts;

export function PaymentTracker({ portfolioId }: { readonly portfolioId: number }) {
  const { data, error, isError, refetch } = usePortfolio(portfolioId);
  if (isMissing(error)) return <PortfolioMissing />;
  return (
    <div className="page portfolio-page payments-page">
      <BackLink to={portfolioPages.view(portfolioId)} label={navigationTexts.back.toPortfolio} />
      {data === undefined ? (
        <>
          <h1 className="h2">{detail.trackPayments}</h1>
          {isError ? (
            <LoadFailure title={loadFailureText(error, detail)} onRetry={() => refetch()} />
          ) : (
            <Skeleton text={navigationTexts.loading} />
          )}
        </>
      ) : (
        <Content portfolio={data} />
      )}
    </div>
  );
}

function Content({ portfolio }: { readonly portfolio: Portfolio }) {
  const { id, name, debts } = portfolio;
  const filter = useFilter(debts);
  const actions = usePaymentActions(portfolio);
  const entryActions = useEntryActions(portfolio, actions.record);
  const download = useDownload();
  const hasDebts = debts.length > 0;
  // What was said of one payment is not said of the others.
  const shownFilter: FilterState = {
    ...filter,
    change: (change) => {
      actions.dismiss();
      filter.change(change);
    },
    clear: () => {
      actions.dismiss();
      filter.clear();
    },
  };
  return (
    <>
      <div className="portfolio-head payments-head">
        <div>
          <h1 className="h2">{detail.trackPayments}</h1>
          <p className="muted any-name few-lines">
            <TypedName name={name} />
          </p>
        </div>
        {hasDebts ? (
          <div className="row">
            <Button
              onClick={() => {
                entryActions.dismiss();
                actions.add(filter.filter.debtId);
              }}
            >
              <Plus className="icon" aria-hidden="true" />
              {paymentTexts.payment.add}
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                actions.dismiss();
                entryActions.add(filter.filter.debtId);
              }}
            >
              <Plus className="icon" aria-hidden="true" />
              {balanceEntryTexts.add}
            </Button>
            <DownloadButton
              variant="quiet"
              download={download}
              file={paymentHistoryFile(portfolio)}
            >
              {detail.exportExcel}
            </DownloadButton>
          </div>
        ) : null}
      </div>
      <DownloadOutcome download={download} />
      <OutcomeBanner
        outcome={entryActions.outcome ?? actions.outcome}
        debts={debts}
        onDismiss={() => {
          entryActions.dismiss();
          actions.dismiss();
        }}
      />
      {hasDebts ? (
        <>
          <PaymentFilters debts={debts} state={shownFilter} />
          <Sums portfolioId={id} filter={filter.filter} />
          <History
            portfolioId={id}
            filter={shownFilter}
            actions={actions}
            entryActions={entryActions}
          />
        </>
      ) : (
        <NoDebts portfolioId={id} />
      )}
      {actions.dialog}
      {entryActions.dialog}
    </>
  );
}
