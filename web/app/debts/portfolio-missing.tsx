/** For an address that leads to no portfolio of this person. */
import { paths } from '@debt-payoff/contract/paths';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { ButtonLink } from '../ui/button.tsx';
import { Scene } from '../ui/scene.tsx';

export function PortfolioMissing() {
  return (
    <div className="page lone-message">
      <Scene />
      <h1 className="h2">{portfolioTexts.detail.notFound}</h1>
      <p className="muted">{portfolioTexts.edit.notFound}</p>
      <ButtonLink to={paths.portfolios}>{portfolioTexts.detail.back}</ButtonLink>
    </div>
  );
}
