import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { readPortfolioId } from '../portfolios/addresses.ts';
import { PortfolioMissing } from '../portfolios/portfolio-missing.tsx';
import { ProgressTracker } from '../progress/progress-tracker.tsx';
import { privateMeta } from '../site/private-meta.ts';
import type { Route } from './+types/portfolios-progress';

export const meta = () => privateMeta(portfolioTexts.detail.progress);

export default function Progress({ params }: Route.ComponentProps) {
  const id = readPortfolioId(params.portfolioId);
  return id === null ? <PortfolioMissing /> : <ProgressTracker key={id} portfolioId={id} />;
}
