// The words of plans whose debts have terms: rates of a kind, deals, minimum rules. They come with such a plan only.

import { estimateByMonth } from './estimate.ts';
import { keptTermsTexts } from './kept-terms.ts';

export const termedPlanTexts = {
  estimateByMonth,
  dealCanEnd: keptTermsTexts.dealCanEnd,
  ownPaymentNeverClears: 'Its own payment does not clear this debt.',
  onlyAskedNeverClears: 'Paying only what is asked would not clear this',
  enoughAlready: keptTermsTexts.enoughAlready,
  fees: 'Fees',
  month: {
    rateCharged: 'Rate charged',
    oneOffsToDebts: 'One-offs to named debts',
  },
  terms: { list: 'What this plan counts', plan: 'The plan' },
  askedFor: 'Asked for',
  askedForNote:
    'Every debt gets what its lender asks for. Anything on top goes where the strategy says.',
  askedForPriorityNote:
    'Every debt gets what its lender asks for. Anything on top goes to priority debts first, then where the strategy says.',
  moreAbout: 'More about this debt',
  goal: {
    title: keptTermsTexts.toBeDebtFreeBy,
    extra: 'Of it above what is asked',
    difference: 'Compared with now',
    noSum: 'No sum is enough',
  },
  oneOffs: keptTermsTexts.oneOffs,
  pauses: keptTermsTexts.pauses,
  interestRule:
    'Each month every debt is charged its balance times its rate for one month, rounded to the penny. Of an APR or EAR that is the rate which comes to it over twelve months; a simple yearly rate is divided by 12. Many lenders charge by the day, so their figures differ a little.',
  nothingElseChanges:
    'Rates and payments change only as listed here, every payment is made, and nothing else is borrowed or charged.',
  priorityFirst: 'Whatever the strategy, extra money goes to priority debts first.',
  noExtra: "Debts marked 'No extra money' get none of it.",
  minimumPaysAsked: 'Only what lenders ask is paid, with any extra money split evenly.',
  feesFirst: "Fees are added to the balances before the first month's interest.",
} as const;
