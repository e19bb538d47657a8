/** The portfolios, each with its first debts and the ways into it. */

import { formatPence, formatPounds, penceFromPounds } from '@debt-payoff/contract/money';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import { portfolioLimits } from '@debt-payoff/contract/portfolio-limits';
import type { Debt, Portfolio } from '@debt-payoff/contract/portfolios';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { Link } from 'react-router';
import { portfolioPages } from '../debts/portfolio-pages.ts';
import { RepaidBar } from '../debts/repaid-bar.tsx';
import { useCombinedReport } from '../exports/use-combined-report.tsx';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { TypedName } from '../ui/typed-name.tsx';

const { detail, list, dashboard } = portfolioTexts;
const { actions } = navigationTexts;

/** Of more than these, the ones out of view are not laid out. */
const fewMost = 20;

export function PortfolioCards({ portfolios }: { readonly portfolios: readonly Portfolio[] }) {
  const combined = useCombinedReport();
  return (
    <section className="stack" aria-labelledby="portfolios">
      <div className="row justify-between">
        <h2 id="portfolios" className="h3">
          Your portfolios
        </h2>
        {combined.button}
      </div>
      {combined.outcome}
      <ul className={`portfolio-overviews${portfolios.length > fewMost ? ' many-overviews' : ''}`}>
        {portfolios.map((portfolio) => (
          <li key={portfolio.id}>
            <PortfolioCard portfolio={portfolio} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PortfolioCard({ portfolio }: { readonly portfolio: Portfolio }) {
  const { id, name, description } = portfolio;
  const titleId = `portfolio-${id}`;
  return (
    <article className="card card-tight portfolio-overview" aria-labelledby={titleId}>
      <header>
        <h3 id={titleId} className="h4">
          <TypedName name={name} />
        </h3>
        {description === '' ? null : (
          <p className="small muted description">
            <bdi>{description}</bdi>
          </p>
        )}
      </header>
      <RepaidBar
        label={`Repaid in ${nameInSentence(name)}`}
        balancePence={penceFromPounds(portfolio.total_balance)}
        originalPence={penceFromPounds(portfolio.original_balance)}
      />
      <Debts portfolio={portfolio} />
      <CardActions portfolioId={id} portfolioName={name} />
    </article>
  );
}

function Debts({ portfolio }: { readonly portfolio: Portfolio }) {
  const { debts } = portfolio;
  const shown = debts.slice(0, portfolioLimits.dashboardDebtsShownPerPortfolio);
  const more = debts.slice(shown.length);
  if (debts.length === 0) return <p className="muted">No debts yet</p>;
  return (
    <dl className="ledger">
      {shown.map((debt) => (
        <DebtLine key={debt.id} debt={debt} />
      ))}
      {more.length === 0 ? null : (
        <div>
          <dt>{dashboard.moreDebts(more.length)}</dt>
          <dd>{formatPence(owedIn(more))}</dd>
        </div>
      )}
      <div className="total">
        <dt>{list.balance}</dt>
        <dd>{formatPence(owedIn(debts))}</dd>
      </div>
    </dl>
  );
}

function owedIn(debts: readonly Debt[]): number {
  return debts.reduce((sum, { balance }) => sum + penceFromPounds(balance), 0);
}

function DebtLine({ debt }: { readonly debt: Debt }) {
  return (
    <div>
      <dt>
        <TypedName name={debt.creditor} />
        {debt.is_paid_off ? <Badge kind="go">{detail.paidOff}</Badge> : null}
      </dt>
      <dd>{formatPounds(debt.balance)}</dd>
    </div>
  );
}

/** Each link is named with the portfolio to which it leads. */
function CardActions(props: { readonly portfolioId: number; readonly portfolioName: string }) {
  const { portfolioId, portfolioName } = props;
  const links = [
    { label: actions.edit, to: portfolioPages.edit(portfolioId) },
    { label: detail.trackPayments, to: portfolioPages.payments(portfolioId) },
    { label: detail.autoPayments, to: portfolioPages.scheduledPayments(portfolioId) },
    { label: detail.progress, to: portfolioPages.progress(portfolioId) },
  ];
  return (
    <div className="row overview-links screen-only">
      <ButtonLink
        variant="secondary"
        size="small"
        to={portfolioPages.view(portfolioId)}
        aria-label={`${actions.view}, ${portfolioName}`}
      >
        {actions.view}
      </ButtonLink>
      {links.map(({ label, to }) => (
        <Link key={label} to={to} aria-label={`${label}, ${portfolioName}`}>
          {label}
        </Link>
      ))}
    </div>
  );
}
