/** One portfolio in the list. Each link is named with the portfolio to which it leads. */
import { formatPounds } from '@debt-payoff/contract/money';
import type { PortfolioSummary } from '@debt-payoff/contract/portfolios';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { portfolioPages } from '../debts/portfolio-pages.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { TypedName } from '../ui/typed-name.tsx';
import { formatDay } from '../words/dates.ts';

const { list: texts } = portfolioTexts;
const { actions } = navigationTexts;

export function PortfolioCard({
  portfolio,
  onDelete,
}: {
  readonly portfolio: PortfolioSummary;
  readonly onDelete: () => void;
}) {
  const { id, name, description } = portfolio;
  return (
    <li className="card portfolio-card">
      <div>
        <h2 className="h3 any-name few-lines">
          <TypedName name={name} />
        </h2>
        {description === '' ? null : (
          <p className="muted any-name few-lines">
            <bdi>{description}</bdi>
          </p>
        )}
      </div>
      <dl className="portfolio-facts">
        <Fact label={texts.debts} value={String(portfolio.debts_count)} />
        <Fact label={texts.balance} value={formatPounds(portfolio.total_balance)} />
        <Fact label={texts.created} value={formatDay(portfolio.created_at)} />
      </dl>
      <div className="row">
        <ButtonLink
          size="small"
          variant="secondary"
          to={portfolioPages.view(id)}
          aria-label={`${actions.view}, ${name}`}
        >
          {actions.view}
        </ButtonLink>
        <ButtonLink
          size="small"
          variant="quiet"
          to={portfolioPages.edit(id)}
          aria-label={`${actions.edit}, ${name}`}
        >
          {actions.edit}
        </ButtonLink>
        <Button
          size="small"
          variant="quiet"
          onClick={onDelete}
          aria-label={`${actions.delete}, ${name}`}
        >
          {actions.delete}
        </Button>
      </div>
    </li>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
