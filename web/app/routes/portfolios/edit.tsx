import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { portfolioRoute } from '../../debts/portfolio-route.tsx';
import { privateMeta } from '../../page/private-meta.ts';
import { PortfolioEdit } from '../../portfolios/portfolio-edit.tsx';

export const meta = () => privateMeta(portfolioTexts.detail.editPortfolio);

export default portfolioRoute(PortfolioEdit);
