import { PortfolioMissing } from '../../debts/portfolio-missing.tsx';
import { readPortfolioId } from '../../debts/portfolio-pages.ts';
import { privateMeta } from '../../page/private-meta.ts';
import { PortfolioDetail } from '../../portfolios/portfolio-detail.tsx';
import type { Route } from './+types/detail';

/** Not the portfolio's name: it is personal, and the title goes into the browser's history. */
export const meta = () => privateMeta('Portfolio');

export default function Detail({ params }: Route.ComponentProps) {
  const id = readPortfolioId(params.portfolioId);
  return id === null ? <PortfolioMissing /> : <PortfolioDetail key={id} portfolioId={id} />;
}
