import { readPortfolioId } from '../portfolios/addresses.ts';
import { PortfolioDetail } from '../portfolios/portfolio-detail.tsx';
import { PortfolioMissing } from '../portfolios/portfolio-missing.tsx';
import { privateMeta } from '../site/private-meta.ts';
import type { Route } from './+types/portfolios-detail';

/** Not the portfolio's name: it is personal, and the title goes into the browser's history. */
export const meta = () => privateMeta('Portfolio');

export default function Detail({ params }: Route.ComponentProps) {
  const id = readPortfolioId(params.portfolioId);
  return id === null ? <PortfolioMissing /> : <PortfolioDetail key={id} portfolioId={id} />;
}
