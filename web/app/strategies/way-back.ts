/** Where the back button leads, by where the debts came from. */
import { paths } from '@debt-payoff/contract/paths';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { parsePath } from 'react-router';
import type { StrategiesState } from '../payoff-plan/strategies-state.ts';
import { anyOwnPath } from '../session/own-path.ts';

const { back } = navigationTexts;

export type WayBack = {
  readonly label: string;
  readonly to: { readonly pathname: string; readonly hash?: string; readonly search?: string };
  readonly state: {
    readonly preserveCalculator: true;
    readonly leftEachMonth?: number;
    readonly mark?: string;
  } | null;
};

/** Where results came from, and what goes back with the visitor. */
export type Origin = Pick<StrategiesState, 'origin' | 'leftEachMonth' | 'mark'>;

export const toCalculator: WayBack = {
  label: back.toCalculator,
  to: { pathname: paths.home, hash: '#calculator' },
  state: { preserveCalculator: true },
};

export function wayBack({ origin, leftEachMonth, mark }: Origin): WayBack {
  if (origin.kind === 'portfolio dialog') {
    return { label: back.toPortfolioCreation, to: ownPlace(origin.returnTo), state: null };
  }
  if (origin.kind === 'portfolio') {
    const pathname = `${paths.portfolios}/${encodeURIComponent(origin.portfolioId)}`;
    return { label: back.toPortfolio, to: { pathname }, state: null };
  }
  if (leftEachMonth === undefined || mark === undefined) return toCalculator;
  return { ...toCalculator, state: { preserveCalculator: true, leftEachMonth, mark } };
}

/** What a browser has stored may be anything. */
function ownPlace(returnTo: unknown): WayBack['to'] {
  const { pathname, ...rest } = parsePath(anyOwnPath(returnTo) ?? paths.dashboard);
  return { pathname: pathname ?? paths.dashboard, ...rest };
}
