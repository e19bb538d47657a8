// The words that only the PDF files have. What they share with the screen stands in the contract.
import { count } from '@debt-payoff/contract/counts';
import { product } from '@debt-payoff/contract/product';

/** Where people find what a report leaves out. */
export type ElsewhereTexts = { readonly names: string; readonly months: string };

export const elsewhereTexts = {
  calculation: {
    names: 'The app has the full names, and so do the Excel and CSV files.',
    months: 'The Excel and CSV files have every month.',
  },
  portfolio: { names: 'The app has the full names.', months: 'The app has every month.' },
} as const satisfies Record<string, ElsewhereTexts>;

export const reportTexts = {
  footer: (madeOn: string) => `${product.name}. An estimate, not advice. Made on ${madeOn}.`,
  pageOf: ({ page, pages }: { readonly page: number; readonly pages: number }) =>
    `Page ${page} of ${pages}`,
  namesReplaced: (elsewhere: ElsewhereTexts) =>
    `Some names contain characters that this file cannot print, so those debts are listed by type and number. ${elsewhere.names}`,
  preparedFor: (name: string) => `Prepared for ${name}.`,
  reference: (reference: string) => `Reference: ${reference}.`,
  debtFreeMonth: 'Debt free in',
  type: 'Type',
  firstPayments: (month: string) => `What to pay in ${month}`,
  firstPaymentsNote:
    'Every debt gets its monthly payment. Anything on top goes where the strategy says.',
  debtsOf: ({ first, last }: { readonly first: number; readonly last: number }) =>
    first === last ? `Debt ${first}` : `Debts ${first} to ${last}`,
  sameMonths: 'With a single debt, the months are the same with every strategy.',
  /** In a row that ends the months which are told one by one, where years follow. */
  toHere: 'Total so far',
  yearByYear: (month: string) => `Year by year, from ${month}`,
  addedUp: (month: string, elsewhere: ElsewhereTexts) =>
    `From ${month}, payments to all debts are added up by calendar year: every month of every debt would fill hundreds of pages. ${elsewhere.months}`,
  year: 'Year',
  yearFrom: ({ year, month }: { readonly year: number; readonly month: string }) =>
    `${year}, from ${month}`,
  inTotal: 'In total',
} as const;

export const portfolioReportTexts = {
  combinedTitle: 'All your portfolios',
  portfolio: 'Portfolio',
  portfolioNumber: (number: number) => `Portfolio ${number}`,
  portfolios: (portfolios: number) => `Your ${count(portfolios, 'portfolio')}`,
  owed: 'Owed',
  monthly: 'A month',
  debtFree: 'Could be debt free in',
  paidOff: 'Paid off',
  notWithThese: 'Not with these payments',
  noDebts: {
    title: 'No debts yet',
    how: 'Add your debts in the app: who you owe, how much, at what rate, and what you pay each month. This report can then say when you could be debt free, and what to pay to each lender.',
    empty: 'No debts yet',
  },
  madeOn: (day: string) => `Made on ${day}.`,
  isNow: 'This portfolio is',
  youAre: 'You are',
  allPaidOff: 'Every debt in your portfolios is paid off.',
  lastPaidOff: (month: string) => `The last debt was paid off in ${month}.`,
  withoutMortgage: (month: string) => `Without the mortgage: ${month}.`,
  from: (month: string) => `From ${month}`,
  due: 'Due',
  wasDue: (day: string) => `Was due ${day}`,
  missed: (dates: number) =>
    dates === 1
      ? '1 scheduled payment has not been recorded. If it was made, the balances are lower than shown here.'
      : `${count(dates, 'scheduled payment')} have not been recorded. If they were made, the balances are lower than shown here.`,
  planned: 'Planned',
  paidSoFar: 'Paid so far',
  toPay: 'Still to pay',
  toPayIn: (month: string) => `Still to pay in ${month}`,
  countsFrom: (month: string) => `Counts from ${month}`,
  rate: 'Rate',
  atTheStart: 'At the start',
  now: 'Now',
  repaid: 'Repaid',
  goneIn: 'Could be gone in',
  paidOffOn: 'Paid off on',
  /** Where a figure no longer counts. */
  none: '–',
  restOfMonth: (month: string) => `The first row is what is left to pay in ${month}.`,
  interestDue:
    'The interest in the first row has fallen due since your last entries, so it is not yet in the balances above.',
  progress: 'Progress since your first plan',
  begun: (day: string) => `Your first plan dates from ${day}.`,
  repaidOf: (sums: {
    readonly repaid: string;
    readonly original: string;
    readonly percent: number;
  }) => `You have repaid ${sums.repaid} of ${sums.original}, which is ${sums.percent}%.`,
  owedMore: (sum: string) => `You owe ${sum} more than at the start.`,
  paidInterest: ({
    interest,
    principal,
  }: {
    readonly interest: string;
    readonly principal: string;
  }) =>
    `Of what you have paid, ${interest} was interest and ${principal} brought your balances down.`,
  paidOther: (sum: string) =>
    `The other ${sum} was more than was owed, or does not count towards a balance.`,
  payments: 'Payments by month',
  number: 'Number',
  principal: 'Principal',
  other: 'Other',
  spending: 'Spending and charges',
  refunds: 'Refunds',
  schedules: 'Scheduled payments',
  amount: 'Amount',
  dayOfMonth: 'Day of the month',
  nextDue: 'Next due',
  paused: 'Inactive',
  nothingDue: 'None',
  fromToday: (day: string) =>
    `The plan starts from your balances on ${day}, with what is still to be paid this month.`,
} as const;
