/** The portfolios with scheduled payments that were not recorded. */
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import { type MissedState, useMissedPayments } from '../schedules/use-missed-payments.ts';
import type { MissedPortfolio } from './missed-banner.tsx';

/** Each portfolio is asked about once. */
export function useMissedPortfolios(portfolios: readonly Portfolio[]): {
  readonly state: MissedState;
  readonly missed: readonly MissedPortfolio[];
} {
  const state = useMissedPayments(portfolios.map(({ id }) => id));
  const names = new Map(portfolios.map(({ id, name }) => [id, name]));
  return {
    state,
    missed: state.missed.map(({ portfolioId, missed }) => ({
      id: portfolioId,
      name: names.get(portfolioId) ?? '',
      missedCount: missed.total_missed_count,
    })),
  };
}
