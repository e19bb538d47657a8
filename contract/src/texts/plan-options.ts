// What is said in the options of a plan, which stand beside the extra payment.

import { keptTermsTexts } from './kept-terms.ts';

export const planOptionsTexts = {
  closedHint:
    'A month to aim for, one-off payments, pauses, your own order, what is left each month',
  debtFreeBy: keptTermsTexts.debtFreeBy,
  clearGoal: keptTermsTexts.clearGoal,
  goalHint: 'A month to aim for. Your answer then says what it takes to get there.',
  goalAboveAsked: ({ month, extra }: { month: string; extra: string }) =>
    `${keptTermsTexts.toBeDebtFreeBy(month)}, you need an extra payment of ${extra} a month above what your lenders ask.`,
  goalSearched: 'Working it out...',
  goalsTitle: keptTermsTexts.toBeDebtFreeBy,
  order: {
    title: 'Your own order',
    start: 'Arrange the debts yourself',
    hint: 'What is left after the monthly payments goes to the first debt; once it is paid off, to the next. Drag the debts, or move them up and down.',
    compared: 'Your order stands beside the other strategies once you calculate.',
    tooFew: 'With two or more debts you can arrange them yourself.',
    remove: 'Remove my order',
    inShort: (name: string) => `Your own order, ${name} first`,
  },
  left: {
    title: 'Left each month after bills and essentials',
    inShort: (amount: string) => `Left each month: ${amount}`,
    hint: 'What you could put towards your debts. It is not sent to us, and no link or saved draft has it.',
    name: 'Left each month',
  },
} as const;
