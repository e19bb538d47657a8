/** The addresses of the pages of one portfolio. */
import { paths } from '@debt-payoff/contract/paths';

export const portfolioPages = {
  view: (id: number) => `${paths.portfolios}/${id}`,
  edit: (id: number) => `${paths.portfolios}/${id}/edit`,
  payments: (id: number) => `${paths.portfolios}/${id}/payments`,
  /** Opens the form for a payment that clears the debt. */
  payOff: (id: number, debtId: number) => `${paths.portfolios}/${id}/payments?payOff=${debtId}`,
  /** Opens the form for a payment of that amount. */
  recordPayment: (of: {
    readonly portfolioId: number;
    readonly debtId: number;
    readonly amountPence: number;
  }) =>
    `${paths.portfolios}/${of.portfolioId}/payments?pay=${of.debtId}&amount=${(of.amountPence / 100).toFixed(2)}`,
  scheduledPayments: (id: number) => `${paths.portfolios}/${id}/scheduled-payments`,
  progress: (id: number) => `${paths.portfolios}/${id}/progress`,
  /** Calculates at once; with `noAutoCalculate`, when asked to. */
  strategies: (id: number) => `${paths.portfolios}/${id}?showCalculator=true`,
  strategiesOnDemand: (id: number) =>
    `${paths.portfolios}/${id}?showCalculator=true&noAutoCalculate=true`,
} as const;

/** Null for what no portfolio can have: such an address is mistyped. */
export function readPortfolioId(given: string | undefined): number | null {
  return given !== undefined && /^[1-9]\d{0,8}$/.test(given) ? Number(given) : null;
}
