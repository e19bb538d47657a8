/** The portfolios with scheduled payments that were not recorded. */
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import type { MissedPortfolio } from './missed-banner.tsx';

const none: readonly MissedPortfolio[] = [];

/** None until payments can be recorded: before that, every one would count as missed. */
export function useMissedPortfolios(_portfolios: readonly Portfolio[]): readonly MissedPortfolio[] {
  return none;
}
