/** Editing a portfolio: its name, its debts, or the end of it. */
import { paths } from '@debt-payoff/contract/paths';
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Section } from '../profile/section.tsx';
import { Button } from '../ui/button.tsx';
import { formatDay, formatDayAndTime } from '../ui/dates.ts';
import { portfolioPages } from './addresses.ts';
import { BackLink } from './back-link.tsx';
import { isMissing, loadFailureText } from './call-failure.ts';
import { DebtList } from './debt-list.tsx';
import { LoadFailure } from './load-failure.tsx';
import { PortfolioInformation } from './portfolio-information.tsx';
import { PortfolioMissing } from './portfolio-missing.tsx';
import { usePortfolio } from './queries.ts';
import { RemovePortfolio } from './remove-portfolio.tsx';
import { useDebtActions } from './use-debt-actions.tsx';
import { Waiting } from './waiting.tsx';

const { detail: texts, edit } = portfolioTexts;

export function PortfolioEdit({ portfolioId }: { readonly portfolioId: number }) {
  const { data, error, isError, refetch } = usePortfolio(portfolioId);
  if (isMissing(error)) return <PortfolioMissing />;
  return (
    <div className="page portfolio-page">
      <BackLink to={portfolioPages.view(portfolioId)} label={strategyTexts.back.toPortfolio} />
      <h1 className="h2">{texts.editPortfolio}</h1>
      {data === undefined && !isError ? <Waiting text={navigationTexts.loading} /> : null}
      {data === undefined && isError ? (
        <LoadFailure title={loadFailureText(error, texts)} onRetry={() => void refetch()} />
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
        <Ending portfolio={portfolio} />
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

function Ending({ portfolio }: { readonly portfolio: Portfolio }) {
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
