// What the plan of a portfolio says of debts with rules, deals and the like, of its goal, and of its one-offs and pauses.

import { shortfallTexts } from './shortfall.ts';

export const keptTermsTexts = {
  dealCanEnd: 'A lender can end a deal after a missed or late payment.',
  priority: 'Priority debt',
  noExtra: 'No extra goes here',
  asksForAtLeast: 'Your lender asks for at least',
  noMinimum: 'Your lender sets no minimum',
  enoughAlready: 'What you pay already gets you there',
  shortfall: {
    title: shortfallTexts.title({ isLeft: false, isForSome: false }),
    titleNow: 'Your lenders ask for more than your budget',
    titleRecorded: 'Your lenders asked for more than your budget this month',
    paidAllTheSame: shortfallTexts.paidAllTheSame({ isLeft: false, isForSome: false }),
    raise: 'If you can pay more each month, add it to your extra payment.',
  },
  debtFreeBy: 'Debt free by',
  toBeDebtFreeBy: (month: string) => `To be debt free by ${month}`,
  goalHint: 'A month to aim for. This page will then say what it takes to get there.',
  goalChanged:
    'A goal does not change any payment. Once you have saved it, this page says what it takes.',
  goalIncomplete: 'Choose both a month and a year',
  goalPast: 'Choose this month or a later one',
  clearGoal: 'Clear the goal',
  oneOffs: 'One-off payments',
  pauses: 'Pauses',
  alsoPlanned: 'Also planned',
  moreAhead: (more: number, button: string) =>
    `${more} more ${more === 1 ? 'is' : 'are'} under '${button}'.`,
  removed: 'Will be removed when you save',
  putBack: 'Put back',
} as const;
