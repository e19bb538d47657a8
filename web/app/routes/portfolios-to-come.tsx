/** Stands for payments, scheduled payments and progress until they are built, and says so. */
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import { useLocation } from 'react-router';
import { portfolioPages, readPortfolioId } from '../portfolios/addresses.ts';
import { PortfolioMissing } from '../portfolios/portfolio-missing.tsx';
import { privateMeta } from '../site/private-meta.ts';
import { Scene } from '../site/scene.tsx';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/portfolios-to-come';

const { detail: texts } = portfolioTexts;

export const meta = ({ location }: Route.MetaArgs) => privateMeta(nameOf(location.pathname));

export default function ToCome({ params }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const id = readPortfolioId(params.portfolioId);
  if (id === null) return <PortfolioMissing />;
  return (
    <div className="page lone-message">
      <Scene />
      <h1 className="h2">{nameOf(pathname)}</h1>
      <p>This page is being built and is not here yet. Your portfolio and its debts are safe.</p>
      <ButtonLink to={portfolioPages.view(id)}>{strategyTexts.back.toPortfolio}</ButtonLink>
    </div>
  );
}

function nameOf(pathname: string): string {
  if (pathname.endsWith('/payments')) return texts.trackPayments;
  return pathname.endsWith('/progress') ? texts.progress : texts.autoPayments;
}
