// The facts about the product that appear on screens, in mails and in exported files.

export const product = {
  name: 'Debt Payoff',
  team: 'The Debt Payoff Team',
  currency: 'GBP',
  currencySymbol: '£',
  locale: 'en-GB',
  timeZone: 'Europe/London',
  contactEmail: 'hello@debtpayoff.example',
  /** The accounts are opened before launch; until then the addresses are reserved names. */
  socialLinks: [
    { name: 'X', url: 'https://x.com/debtpayoff_uk' },
    { name: 'Facebook', url: 'https://www.facebook.com/debtpayoffuk' },
    { name: 'Instagram', url: 'https://www.instagram.com/debtpayoffuk' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/debtpayoffuk' },
  ],
} as const;
