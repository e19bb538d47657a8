import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { readPortfolioId } from '../portfolios/addresses.ts';
import { PortfolioEdit } from '../portfolios/portfolio-edit.tsx';
import { PortfolioMissing } from '../portfolios/portfolio-missing.tsx';
import { privateMeta } from '../site/private-meta.ts';
import type { Route } from './+types/portfolios-edit';

export const meta = () => privateMeta(portfolioTexts.detail.editPortfolio);

export default function Edit({ params }: Route.ComponentProps) {
  const id = readPortfolioId(params.portfolioId);
  return id === null ? <PortfolioMissing /> : <PortfolioEdit key={id} portfolioId={id} />;
}
