/** The scheduled payments of a portfolio: what falls due, what was missed, and recording it. */
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import type { Schedule } from '@debt-payoff/contract/schedules';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { Plus } from 'lucide-react';
import { PortfolioMissing } from '../debts/portfolio-missing.tsx';
import { portfolioPages } from '../debts/portfolio-pages.ts';
import { usePortfolio } from '../debts/queries.ts';
import { failureText, isMissing } from '../forms/call-failure.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TypedName } from '../ui/typed-name.tsx';
import { CalendarLink } from './calendar-link.tsx';
import { MissedPanel } from './missed-panel.tsx';
import { useSchedules } from './queries.ts';
import { ScheduleList } from './schedule-list.tsx';
import { UpcomingPayments } from './upcoming-payments.tsx';
import { useProcessToday } from './use-process-today.tsx';
import { useScheduleActions } from './use-schedule-actions.tsx';
import { useSettlingPlaces } from './use-settling.ts';

const { scheduled: texts } = paymentTexts;

export function ScheduledPayments({ portfolioId }: { readonly portfolioId: number }) {
  const portfolio = usePortfolio(portfolioId);
  const schedules = useSchedules(portfolioId);
  if (isMissing(portfolio.error) || isMissing(schedules.error)) return <PortfolioMissing />;
  const isLoaded = portfolio.data !== undefined && schedules.data !== undefined;
  const hasFailed = portfolio.isError || schedules.isError;
  const retry = (): void => {
    void portfolio.refetch();
    void schedules.refetch();
  };
  return (
    <div className="page portfolio-page">
      <BackLink to={portfolioPages.view(portfolioId)} label={navigationTexts.back.toPortfolio} />
      {isLoaded ? (
        <Content portfolio={portfolio.data} schedules={schedules.data} />
      ) : (
        <>
          <h1 className="h2">{texts.title}</h1>
          {hasFailed ? (
            <LoadFailure title={failureOf(schedules.error)} onRetry={retry} />
          ) : (
            <Skeleton text={navigationTexts.loading} />
          )}
        </>
      )}
    </div>
  );
}

/** Null where it was not the schedules that failed. */
function failureOf(ofSchedules: Error | null): string {
  return ofSchedules === null
    ? portfolioTexts.detail.fetchFailed
    : failureText(ofSchedules, texts.fetchFailed);
}

function Content({
  portfolio,
  schedules,
}: {
  readonly portfolio: Portfolio;
  readonly schedules: readonly Schedule[];
}) {
  const { id, debts } = portfolio;
  const settlingAt = useSettlingPlaces();
  const processing = useProcessToday(id, settlingAt('today', texts.processFailed));
  const actions = useScheduleActions({
    portfolioId: id,
    debts,
    schedules,
    onStart: processing.dismiss,
  });
  const process = (): void => {
    actions.dismiss();
    processing.process();
  };
  const canAdd = debts.some(({ is_paid_off }) => !is_paid_off);
  return (
    <>
      <div className="detail-head">
        <div>
          <h1 className="h2">{texts.title}</h1>
          <p className="muted any-name">
            <TypedName name={portfolio.name} />
          </p>
          <p className="muted">
            No money moves from here. When a payment has left your account, record it, and the
            balance follows.
          </p>
        </div>
        <div className="row">
          {canAdd ? (
            <Button onClick={actions.add}>
              <Plus className="icon" aria-hidden="true" />
              {texts.add}
            </Button>
          ) : (
            <ButtonLink to={portfolioPages.view(id)}>{portfolioTexts.detail.addDebt}</ButtonLink>
          )}
          <Button variant="secondary" busy={processing.isBusy} onClick={process}>
            {processing.isBusy ? navigationTexts.actions.processing : texts.processToday}
          </Button>
        </div>
        {canAdd ? null : (
          <p className="muted">
            A scheduled payment needs a debt that is not paid off. There is none here yet.
          </p>
        )}
      </div>
      {processing.outcome}
      <MissedPanel
        portfolioId={id}
        settling={settlingAt('missed', paymentTexts.missed.processFailed)}
      />
      <ScheduleList
        portfolioId={id}
        debts={debts}
        schedules={schedules}
        actions={actions}
        settling={settlingAt('schedules', texts.processFailed)}
      />
      <UpcomingPayments portfolioId={id} settling={settlingAt('upcoming', texts.processFailed)} />
      <CalendarLink portfolioId={id} />
      {actions.dialog}
    </>
  );
}
