// What is said around the calendar of one-offs and pauses, in the calculator and in a portfolio's plan alike.

import { termLimits } from '../term-limits.ts';

export const planCalendarTexts = {
  title: 'One-off payments and pauses',
  hint: 'Choose a month to add a payment or to pause in it.',
  previousYear: (year: number) => `Previous year, ${year}`,
  nextYear: (year: number) => `Next year, ${year}`,
  oneOff: (amount: string) => `${amount} one-off`,
  oneOffs: (count: number, amount: string) => `${count} one-offs of ${amount} in total`,
  oneOffUnfinished: 'one-off without an amount',
  paused: 'paused',
  addOneOff: 'Add a one-off',
  removeOneOff: 'Remove',
  amount: 'Amount',
  goesTo: 'Goes to',
  anywhere: 'Where the strategy says',
  debtGone: 'A debt that is no longer here',
  notCounted: 'Not counted yet',
  pause: 'Pause: pay only what lenders ask',
  pauseHint: 'Extra and freed payments are kept in a pause. One-offs are still paid.',
  inMonth: (month: string) => `in ${month}`,
  oneOffIn: (month: string) => `One-off in ${month}`,
  kept: 'Already planned',
  keptElsewhere: 'To take one away, use the lists above.',
  oneOffsFull: `A plan can have at most ${termLimits.oneOffsMax} one-offs. Remove one to add another.`,
  pausesFull: `A plan can have at most ${termLimits.pausesMax} pauses. Pause a month next to another pause, or end one first.`,
} as const;
