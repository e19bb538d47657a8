// What bounds portfolios, their forms and their pages.

export const portfolioLimits = {
  nameMaxLength: 200,
  descriptionMaxLength: 2_000,
  /** In one file of debts to import. */
  importRowsMax: 500,
  termMonthsMin: 0,
  termMonthsMax: 1_200,
  dashboardDebtsShownPerPortfolio: 4,
  /** The rough estimate assumes that this share of each payment reduces the balance. */
  roughEstimatePaymentSharePercent: 80,
  progressMinPercent: 0,
  progressMaxPercent: 100,
} as const;

export const dialogWidths = {
  portfolio: '4xl',
  debt: '2xl',
} as const;
