// The words of the plan on paper. They come with it, later than the page.

import { fieldNames } from './fields.ts';

export const printedPlanTexts = {
  title: (strategy: string) => `Payoff plan, ${strategy}`,
  sampleTitle: (strategy: string) => `Sample payoff plan, ${strategy}`,
  estimate: (day: string) => `An estimate, made on ${day}.`,
  debts: 'The debts',
  debt: 'Debt',
  balance: fieldNames.balance,
  extra: 'Extra payment',
  total: 'Total',
  comparison: 'The strategies',
  never: 'Never',
  months: 'Month by month',
  month: 'Month',
  pay: 'Pay in total',
  interest: 'Interest',
  left: 'Left in total',
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
} as const;
