import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { PortfolioList } from '../portfolios/portfolio-list.tsx';
import { privateMeta } from '../site/private-meta.ts';

export const meta = () => privateMeta(portfolioTexts.list.title);

export default PortfolioList;
