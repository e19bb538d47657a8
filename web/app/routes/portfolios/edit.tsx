import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { portfolioRoute } from '../../debts/portfolio-route.tsx';
import { privateMeta } from '../../page/private-meta.ts';
import { PortfolioEdit } from '../../portfolios/portfolio-edit.tsx';

const name = portfolioTexts.detail.editPortfolio;

export const meta = () => privateMeta(name);

export default portfolioRoute(PortfolioEdit, name);
