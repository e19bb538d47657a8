/** Editing a portfolio: its name, its debts, or the end of it. */
import { paths } from '@debt-payoff/contract/paths';
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DebtList } from '../debts/debt-list.tsx';
import { PortfolioMissing } from '../debts/portfolio-missing.tsx';
import { portfolioPages } from '../debts/portfolio-pages.ts';
import { usePortfolio } from '../debts/queries.ts';
import { useDebtActions } from '../debts/use-debt-actions.tsx';
import { isMissing, loadFailureText } from '../forms/call-failure.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Button } from '../ui/button.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Section } from '../ui/section.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { formatDay, formatDayAndTime } from '../words/dates.ts';
import { PortfolioInformation } from './portfolio-information.tsx';
import { RemovePortfolio } from './remove-portfolio.tsx';

const { detail: texts, edit } = portfolioTexts;

export function PortfolioEdit({ portfolioId }: { readonly portfolioId: number }) {
  const { data, error, isError, refetch } = usePortfolio(portfolioId);
  if (isMissing(error)) return <PortfolioMissing />;
  return (
    <div className="page portfolio-page">
      <BackLink to={portfolioPages.view(portfolioId)} label={navigationTexts.back.toPortfolio} />
      <h1 className="h2">{texts.editPortfolio}</h1>
      {data === undefined && !isError ? <Skeleton text={navigationTexts.loading} /> : null}
      {data === undefined && isError ? (
        <LoadFailure title={loadFailureText(error, texts)} onRetry={() => refetch()} />
      ) : null}
      {data === undefined ? null : <Content portfolio={data} />}
    </div>
  );
}

/** The forms for debts have no term here; the term of a debt stays as it is. */
function Content({ portfolio }: { readonly portfolio: Portfolio }) {
  const debts = useDebtActions({ portfolio, hasTermField: false });
  return (
    <>
      <div className="edit-columns">
        <PortfolioInformation portfolio={portfolio} />
        <AboutPortfolio portfolio={portfolio} />
      </div>
      <DebtList debts={portfolio.debts} actions={debts} />
      <div className="row">
        <Button variant="secondary" busy={debts.isChecking} onClick={debts.add}>
          <Plus className="icon" aria-hidden="true" />
          {texts.addDebt}
        </Button>
      </div>
      {debts.dialog}
    </>
  );
}

function AboutPortfolio({ portfolio }: { readonly portfolio: Portfolio }) {
  const [isLeaving, setIsLeaving] = useState(false);
  const navigate = useNavigate();
  return (
    <Section title="About this portfolio">
      <dl className="facts">
        <div>
          <dt>{portfolioTexts.list.created}</dt>
          <dd>{formatDay(portfolio.created_at)}</dd>
        </div>
        <div>
          <dt>Last updated</dt>
          <dd>{formatDayAndTime(portfolio.updated_at)}</dd>
        </div>
      </dl>
      <p className="muted">Deleting the portfolio deletes its debts and their payments.</p>
      <div className="row">
        <Button variant="secondary" onClick={() => setIsLeaving(true)}>
          {edit.delete}
        </Button>
      </div>
      {isLeaving ? (
        <RemovePortfolio
          portfolio={portfolio}
          onClose={() => setIsLeaving(false)}
          onRemoved={(said) => navigate(paths.portfolios, { replace: true, state: { said } })}
        />
      ) : null}
    </Section>
  );
}
