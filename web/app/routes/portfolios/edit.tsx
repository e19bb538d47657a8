import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { PortfolioMissing } from '../../debts/portfolio-missing.tsx';
import { readPortfolioId } from '../../debts/portfolio-pages.ts';
import { privateMeta } from '../../page/private-meta.ts';
import { PortfolioEdit } from '../../portfolios/portfolio-edit.tsx';
import type { Route } from './+types/edit';

export const meta = () => privateMeta(portfolioTexts.detail.editPortfolio);

export default function Edit({ params }: Route.ComponentProps) {
  const id = readPortfolioId(params.portfolioId);
  return id === null ? <PortfolioMissing /> : <PortfolioEdit key={id} portfolioId={id} />;
}
