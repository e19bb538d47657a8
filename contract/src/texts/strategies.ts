// The words of the strategy comparison and the monthly plan.

import { strategyLimits } from '../limits.ts';
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
    totalInterestPaid: 'Total interest paid',
  },
  share: {
    title: 'Share or print',
    copyLink: 'Copy link to this plan',
    copied: 'Link copied.',
    whoSees: 'The link holds your debts, and whoever has it can see them. It is not sent to us.',
    copyByHand: 'Your browser did not allow copying. Copy the link from here:',
    print: 'Print this plan',
  },
  printed: {
    title: (strategy: string) => `Payoff plan, ${strategy}`,
    sampleTitle: (strategy: string) => `Sample payoff plan, ${strategy}`,
    estimate: (day: string) => `An estimate, made on ${day}.`,
    debts: 'The debts',
    debt: 'Debt',
    balance: fieldNames.balance,
    extra: 'Extra payment',
    total: 'Total',
    comparison: 'The strategies',
    months: 'Month by month',
    month: 'Month',
    pay: 'Pay',
    interest: 'Interest',
    left: 'Left',
    cleared: 'cleared',
    readColumns: 'Under each debt: what to pay that month, and below it what is left.',
    readTotals: (debtsMost: number) =>
      `With more than ${debtsMost} debts there is no room for a column each, so these are the sums over all debts. The page itself has the months of each debt.`,
    assumptions: 'What it rests on',
    interestRule:
      'Each month every debt is charged its balance times its yearly rate, divided by 12 and rounded to the penny. Many lenders charge by the day, so their figures differ a little.',
    nothingChanges:
      'Rates and payments stay as they are, every payment is made, and nothing is borrowed or charged on top.',
    rolls: 'When a debt is cleared, its payment goes to the next one.',
    staysFree: 'When a debt is cleared, its payment does not move to another.',
    firstMonth: (month: string) => `The first payments are those of ${month}.`,
    notAdvice:
      'All figures are estimates, not financial advice. Your statements and your lenders have the last word.',
    help: 'Free, confidential debt advice',
  },
  exporting: {
    title: 'Export and save',
    pdf: 'Export PDF',
    excel: 'Export Excel',
    save: 'Save to Portfolio',
  },
  hints: {
    portfolio: 'To see other results, edit your debts in the portfolio and recalculate.',
    calculator: 'To save these debts as a portfolio,',
    returnToCalculator: 'return to the calculator',
  },
  upgradeToPro: 'Upgrade to Pro',
} as const;
