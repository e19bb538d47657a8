import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { portfolioRoute } from '../../debts/portfolio-route.tsx';
import { privateMeta } from '../../page/private-meta.ts';
import { PortfolioShortfall } from '../../plan/plan-shortfall.tsx';
import { ProgressTracker } from '../../progress/progress-tracker.tsx';

const name = portfolioTexts.detail.progress;

export const meta = () => privateMeta(name);

export default portfolioRoute(
  ({ portfolioId }) => (
    <ProgressTracker
      portfolioId={portfolioId}
      notice={<PortfolioShortfall portfolioId={portfolioId} />}
    />
  ),
  name,
);
