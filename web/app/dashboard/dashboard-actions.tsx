/** What people do next from the dashboard. */
import { paths } from '@debt-payoff/contract/paths';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { Button, ButtonLink } from '../ui/button.tsx';

const { create, dashboard } = portfolioTexts;

/** On a phone they come after what to pay this month, and beside the title elsewhere. */
export function DashboardActions(props: {
  readonly onCreate: () => void;
  /** Everywhere without it. */
  readonly on?: 'phone' | 'wide';
}) {
  const { onCreate, on } = props;
  return (
    <div className={`row two-abreast dashboard-actions${on === undefined ? '' : ` ${on}-only`}`}>
      <Button onClick={onCreate}>{create.open}</Button>
      <ButtonLink variant="secondary" to={paths.calculator}>
        {dashboard.newCalculation}
      </ButtonLink>
      <ButtonLink variant="quiet" to={paths.portfolios}>
        {dashboard.viewAll}
      </ButtonLink>
    </div>
  );
}
