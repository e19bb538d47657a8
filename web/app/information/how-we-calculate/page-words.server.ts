/** The longer lists of the page about our sums. The server writes them, so that the page's script need not bring them too. */
import { lookAheadsCount } from '@debt-payoff/engine/terms';

export const dealsInWords = {
  items: [
    'A rate that changes, such as a 0% deal: the last whole month that you enter is charged at the rate before, and the month after it at the new one.',
    'A fee is added to the balance before the first month, and bears interest like the rest. It counts as a fee, not as interest.',
    'What a lender asks for: a fixed amount, a percentage of the balance, or a percentage plus the interest, each with a lowest amount. It is worked out again every month, and is never more than you owe.',
    'Priority debts get money beyond the payments before all others, whatever their rate.',
    'A debt to which you send no extra money gets its payments only.',
    'A one-off goes to the debt that you name, or where your strategy sends it. In a paused month only what lenders ask for is paid.',
    'Debt free by a month: an extra that is enough, where a penny less is not, and with which no month asks for more than the budget.',
    'Where lenders ask for more than your budget in a month, we say in which one and how much is missing.',
  ],
  orders: `With rates that change, avalanche tries ${lookAheadsCount} orders that look ahead at your deals and takes the cheapest, of those within your budget where there are any. A cheaper one may exist.`,
} as const;

export const whyFiguresDiffer = [
  'Many lenders charge interest by the day, so the day on which you pay changes it. We count whole months.',
  'A statement has its own dates, and what happened after it is on the next one.',
  'Fees and charges are added to what you owe. We count a fee only where you enter it.',
  'New spending raises the balance. We assume that there is none.',
  'One card can have several rates at a time, for purchases, cash and transfers. We count one for each debt.',
  'The minimum payment of a card usually falls as the balance falls. We keep the payment that you entered, unless you say what the lender asks for.',
  'Some minimums are the highest of three amounts, or ask for double the interest. We do not work these out.',
  'Lenders round in their own ways.',
] as const;

export const whatIsNotKnown = [
  'That a 0% deal ends, or that any other rate changes, unless you enter it.',
  'That a lender ends a deal after a missed or late payment. It assumes that every payment is made.',
  'Charges for paying a loan or a mortgage off early.',
  'How urgent a debt is, unless you mark it as a priority debt. Rent, council tax or energy arrears can matter more than any interest rate.',
] as const;
