import { portfolioRoute } from '../../debts/portfolio-route.tsx';
import { privateMeta } from '../../page/private-meta.ts';
import { PortfolioDetail } from '../../portfolios/portfolio-detail.tsx';

export const meta = () => privateMeta('Portfolio');

export default portfolioRoute(PortfolioDetail);
