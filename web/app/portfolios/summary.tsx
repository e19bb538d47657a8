/** A portfolio in four figures, the pages that follow it, and its reports. */
import { formatPounds } from '@debt-payoff/contract/money';
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { portfolioPages } from '../debts/portfolio-pages.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Tile } from '../ui/tile.tsx';
import { ExportActions } from './export-actions.tsx';

const { detail: texts } = portfolioTexts;

export function Summary({ portfolio }: { readonly portfolio: Portfolio }) {
  const { id, debts_count, paid_off_count, auto_payments_count } = portfolio;
  return (
    <>
      <dl className="tiles four-tiles">
        <Tile
          label={texts.totalDebts}
          figure={String(debts_count)}
          note={paid_off_count === 0 ? null : `${paid_off_count} paid off`}
        />
        <Tile label={texts.totalBalance} figure={formatPounds(portfolio.total_balance)} />
        <Tile
          label={texts.monthlyPayments}
          figure={formatPounds(portfolio.monthly_payments)}
          note={
            debts_count === paid_off_count || portfolio.extra_payment > 0 ? null : (
              <Link to={portfolioPages.strategiesOnDemand(id)}>Add an extra payment</Link>
            )
          }
        />
        <Tile label={texts.autoPayments} figure={String(auto_payments_count)} />
      </dl>
      <div className="portfolio-actions">
        <nav aria-label="This portfolio">
          <ul className="row">
            <PageLink to={portfolioPages.payments(id)}>{texts.trackPayments}</PageLink>
            <PageLink to={portfolioPages.scheduledPayments(id)}>{texts.autoPayments}</PageLink>
            <PageLink to={portfolioPages.progress(id)}>{texts.progress}</PageLink>
          </ul>
        </nav>
        <ExportActions portfolio={portfolio} />
      </div>
    </>
  );
}

function PageLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <li>
      <ButtonLink variant="secondary" size="small" to={to}>
        {children}
      </ButtonLink>
    </li>
  );
}
