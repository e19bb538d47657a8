/** One portfolio: what is owed in it, its debts, and the ways on from there. */
import { paths } from '@debt-payoff/contract/paths';
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import { localStorageKeys } from '@debt-payoff/contract/storage-keys';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { raiseEvent, useViewEvent } from '../analytics/events.ts';
import { Offers } from '../billing/offers.tsx';
import { DebtList } from '../debts/debt-list.tsx';
import { PortfolioMissing } from '../debts/portfolio-missing.tsx';
import { usePortfolio } from '../debts/queries.ts';
import { useSavedNotice } from '../debts/saved-notice.ts';
import { useDebtActions } from '../debts/use-debt-actions.tsx';
import { isMissing, loadFailureText } from '../forms/call-failure.ts';
import { useHasShortfall } from '../plan/queries.ts';
import { forget, keep } from '../session/browser-storage.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Banner } from '../ui/banner.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { DetailActions, DetailHead } from './detail-head.tsx';
import { MissedPayments } from './missed-payments.tsx';
import { PortfolioPlan } from './portfolio-plan.tsx';
import { StrategyCalculator } from './strategy-calculator.tsx';
import { Summary } from './summary.tsx';

const { detail: texts } = portfolioTexts;

export function PortfolioDetail({ portfolioId }: { readonly portfolioId: number }) {
  const { data, error, isError, refetch } = usePortfolio(portfolioId);
  if (isMissing(error)) return <PortfolioMissing />;
  if (data !== undefined) return <Content portfolio={data} />;
  return (
    <div className="page portfolio-page">
      <BackLink to={paths.portfolios} label={texts.back} />
      {isError ? (
        <LoadFailure title={loadFailureText(error, texts)} onRetry={() => refetch()} />
      ) : (
        <Skeleton text={navigationTexts.loading} />
      )}
    </div>
  );
}

function Content({ portfolio }: { readonly portfolio: Portfolio }) {
  const { id, debts_count } = portfolio;
  useViewEvent(
    () => raiseEvent('portfolio_viewed', { portfolio_id: id, debt_count: debts_count }),
    id,
  );
  const debts = useDebtActions({ portfolio, hasTermField: true });
  const { isShown, isAutomatic } = useCalculatorChoice();
  const saved = useSavedNotice(portfolio);
  const hasShortfall = useHasShortfall(id);
  return (
    <Offers areMade={!hasShortfall}>
      <div className="page portfolio-page">
        <BackLink to={paths.portfolios} label={texts.back} />
        <DetailHead portfolio={portfolio} debts={debts} isCalculating={isShown} />
        {saved === null ? null : <Banner kind="success" title={saved} />}
        <MissedPayments portfolioId={portfolio.id} />
        {isShown ? (
          <>
            <StrategyCalculator
              portfolioId={portfolio.id}
              extraPayment={portfolio.extra_payment}
              options={portfolio}
              customOrder={keptOrder(portfolio)}
              isAutomatic={isAutomatic}
              onEdit={debts.edit}
            />
            <DetailActions portfolio={portfolio} debts={debts} isCalculating on="phone" />
          </>
        ) : (
          <>
            <PortfolioPlan portfolio={portfolio} />
            <DetailActions portfolio={portfolio} debts={debts} isCalculating={false} on="phone" />
            <Summary portfolio={portfolio} />
          </>
        )}
        <DebtList debts={portfolio.debts} actions={debts} />
        {debts.dialog}
      </div>
    </Offers>
  );
}

/** Debts that nobody has arranged are paid as they were added, where that is the plan. */
function keptOrder({ strategy, custom_order }: Portfolio): readonly number[] | null {
  return custom_order ?? (strategy === 'custom' ? [] : null);
}

/** By the address. That nothing is to be calculated by itself is remembered until it is asked for again. */
function useCalculatorChoice(): { readonly isShown: boolean; readonly isAutomatic: boolean } {
  const [query] = useSearchParams();
  const isAutomatic = query.get('noAutoCalculate') !== 'true';
  useEffect(() => {
    if (isAutomatic) forget('local', localStorageKeys.noAutoCalculate);
    else keep('local', localStorageKeys.noAutoCalculate, 'true');
  }, [isAutomatic]);
  return { isShown: query.get('showCalculator') === 'true', isAutomatic };
}
