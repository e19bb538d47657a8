/** What people do next from the dashboard. */
import { paths } from '@debt-payoff/contract/paths';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { Button, ButtonLink } from '../ui/button.tsx';

const { create, dashboard } = portfolioTexts;

export function DashboardActions({ onCreate }: { readonly onCreate: () => void }) {
  return (
    <div className="row two-abreast dashboard-actions">
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
