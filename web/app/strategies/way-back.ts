/** Where the back button leads, by where the debts came from. */
import { paths } from '@debt-payoff/contract/paths';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import type { StrategiesState } from '../plan/strategies-state.ts';

const { back } = strategyTexts;

export type WayBack = {
  readonly label: string;
  readonly to: { readonly pathname: string; readonly hash?: string; readonly search?: string };
  readonly state: { readonly preserveCalculator: true } | null;
};

export const toCalculator: WayBack = {
  label: back.toCalculator,
  to: { pathname: paths.home, hash: '#calculator' },
  state: { preserveCalculator: true },
};

export function wayBack(origin: StrategiesState['origin']): WayBack {
  if (origin.kind === 'portfolio dialog') {
    return { label: back.toPortfolioCreation, to: ownPlace(origin.returnTo), state: null };
  }
  if (origin.kind === 'portfolio') {
    const pathname = `${paths.portfolios}/${encodeURIComponent(origin.portfolioId)}`;
    return { label: back.toPortfolio, to: { pathname }, state: null };
  }
  return toCalculator;
}

const anyOrigin = 'https://our.invalid';

/** Only a place of our own site: what a browser has stored may be anything. */
function ownPlace(address: string | null): WayBack['to'] {
  const elsewhere = { pathname: paths.dashboard };
  if (typeof address !== 'string' || !URL.canParse(address, anyOrigin)) return elsewhere;
  const { origin, pathname, search, hash } = new URL(address, anyOrigin);
  const isOurs = origin === anyOrigin && !pathname.startsWith('//');
  return isOurs ? { pathname, search, hash } : elsewhere;
}
