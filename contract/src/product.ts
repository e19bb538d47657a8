// The facts about the product that appear on screens, in mails and in exported files.

export const product = {
  name: 'Debt Payoff',
  team: 'The Debt Payoff Team',
  currency: 'GBP',
  currencySymbol: '£',
  locale: 'en-GB',
  timeZone: 'Europe/London',
} as const;
