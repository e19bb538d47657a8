// What is said about a person's own order of debts.

export const customOrderTexts = {
  twice: 'Each debt can stand in your order once',
  notADebt: 'Choose one of the debts',
  premiumRequired: 'Your own payoff order is part of Premium.',
} as const;
