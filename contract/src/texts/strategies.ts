// The words of the strategy comparison and the monthly plan.

import { fieldNames } from './fields.ts';

export const strategyTexts = {
  sample: {
    banner: 'Sample Strategies Shown',
    tryCalculator: 'Try Calculator',
  },
  best: 'Best Strategy',
  identical: 'Identical Strategy Results',
  identicalAvalancheAndSnowball: 'Avalanche and snowball give identical results',
  columns: {
    strategy: 'Strategy',
    monthsToPayoff: 'Months to Payoff',
    yearsToPayoff: 'Years to Payoff',
    totalInterest: 'Total Interest',
    monthlyPayment: 'Monthly Payment (£)',
  },
  tiles: {
    fastestPayoff: 'Fastest Payoff',
    lowestInterest: 'Lowest Interest',
    interestSavings: 'Interest Savings',
  },
  plan: {
    showAllMonths: 'Show all months',
    showRemainingMonths: (count: number) => `Show remaining ${count} months`,
    debtWithoutCreditor: (position: number) => `Debt ${position}`,
    balance: fieldNames.balance,
    paidOff: 'Paid off',
  },
  upgradeToPro: 'Upgrade to Pro',
  back: {
    toPortfolioCreation: 'Continue Portfolio Creation',
    toPortfolio: 'Back to Portfolio',
    toCalculator: 'Back to Calculator',
  },
} as const;
