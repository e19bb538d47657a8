// The words of the strategy comparison and the monthly plan.

import { strategyLimits } from '../strategy-limits.ts';
import { fieldNames } from './fields.ts';

export const strategyTexts = {
  title: 'Payoff strategies compared',
  sample: {
    banner: 'Sample Strategies Shown',
    explanation: 'These figures are for four example debts, not for yours.',
    tryCalculator: 'Try Calculator',
  },
  best: 'Best Strategy',
  bestMark: 'Best',
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
  neverClears: {
    title: 'These payments do not clear the debts',
    advice: 'If more is out of reach, free and confidential debt advice is there for you:',
  },
  plan: {
    title: 'Monthly plan',
    see: 'See the monthly plan',
    month: (position: number) => `Month ${position}`,
    showAllMonths: 'Show all months',
    showRemainingMonths: (count: number) =>
      count === 1 ? 'Show remaining month' : `Show remaining ${count} months`,
    showFirstMonths: `Show first ${strategyLimits.monthlyPlanMonthsShown} months`,
    debtWithoutCreditor: (position: number) => `Debt ${position}`,
    interestRate: 'Interest rate',
    openingBalance: 'Opening balance',
    interest: 'Interest',
    monthlyPayment: fieldNames.monthlyPayment,
    balanceLeft: `${fieldNames.balance} left`,
    paidOff: 'Paid off',
    paidOffThisMonth: 'Paid off this month',
    totalBalance: 'Total balance',
    extraAvailable: 'Extra available',
    interestSoFar: 'Interest paid so far',
  },
  share: {
    title: 'Share or print',
    copyLink: 'Copy link to this plan',
    copied: 'Link copied.',
    whoSees: 'The link holds your debts, and anyone who has it can see them. It is not sent to us.',
    copyByHand: 'Your browser did not allow copying. Copy the link from here:',
    print: 'Print this plan',
  },
  exporting: {
    title: 'Export and save',
    pdf: 'Export PDF',
    excel: 'Export Excel',
    save: 'Save to Portfolio',
  },
  hints: {
    portfolio: 'To see other results, edit your debts in the portfolio and recalculate.',
    returnToCalculator: 'Return to the calculator',
    calculator: 'to change these debts, or to save them there as a portfolio.',
    /** Of debts with terms, which a portfolio cannot keep. */
    calculatorOnly: 'to change these debts.',
  },
  upgradeToPro: 'Upgrade to Pro',
} as const;
