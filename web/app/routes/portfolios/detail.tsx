import { portfolioRoute } from '../../debts/portfolio-route.tsx';
import { privateMeta } from '../../page/private-meta.ts';
import { PortfolioDetail } from '../../portfolios/portfolio-detail.tsx';

/** Not the portfolio's name: it is personal, and the title goes into the browser's history. */
export const meta = () => privateMeta('Portfolio');

export default portfolioRoute(PortfolioDetail);
