import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { privateMeta } from '../../page/private-meta.ts';
import { PortfolioList } from '../../portfolios/portfolio-list.tsx';

export const meta = () => privateMeta(portfolioTexts.list.title);

export default PortfolioList;
