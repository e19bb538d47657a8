// What the calculator and the plans page say of portfolios; apart, so that they need not load the rest.

export const createPortfolioTexts = {
  open: 'Create Portfolio',
  failed: 'Failed to create portfolio',
} as const;
