import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { PortfolioMissing } from '../../debts/portfolio-missing.tsx';
import { readPortfolioId } from '../../debts/portfolio-pages.ts';
import { privateMeta } from '../../page/private-meta.ts';
import { ProgressTracker } from '../../progress/progress-tracker.tsx';
import type { Route } from './+types/progress';

export const meta = () => privateMeta(portfolioTexts.detail.progress);

export default function Progress({ params }: Route.ComponentProps) {
  const id = readPortfolioId(params.portfolioId);
  return id === null ? <PortfolioMissing /> : <ProgressTracker key={id} portfolioId={id} />;
}
