// What is said where lenders would ask for more than the budget, or than what is left each month.

type Sort = {
  /** Whether it is what is left that is passed; otherwise the budget. */
  readonly isLeft: boolean;
  /** Whether it concerns some strategies, but not the best. */
  readonly isForSome: boolean;
};

/** A link in pages, and plain text elsewhere. */
const freeAdvice = 'Free and confidential debt advice';
const isThereForYou = 'is there for you';

export const shortfallTexts = {
  title: ({ isLeft, isForSome }: Sort): string => {
    if (isForSome) {
      return `With some strategies your lenders would ask for more than ${isLeft ? 'you have left' : 'your budget'}`;
    }
    return isLeft
      ? 'What you have left would not cover what your lenders ask for'
      : 'Your lenders would ask for more than your budget';
  },
  inShort: (isLeft: boolean) =>
    [
      'Your lenders would ask for',
      isLeft ? 'More than you have left' : 'More than your budget',
    ] as const,
  firstMonth: 'That is the first month in which they do.',
  firstMonthLeft: 'That is the first month in which they ask for more than that.',
  paidAllTheSame: ({ isLeft, isForSome }: Sort): string =>
    `${isForSome ? 'Such a plan' : 'The plan'} pays what they ask all the same, so it would take more than you have ${isLeft ? 'left' : 'set aside'}.`,
  notAdvice: 'We are not a debt advice service.',
  freeAdvice,
  isThereForYou,
  advice: `${freeAdvice} ${isThereForYou}:`,
  covered:
    'What you have left each month covers what your lenders ask for in every month of this plan.',
  coveredWith: (strategies: string) =>
    `${strategies}: what you have left each month covers what your lenders ask for in every month.`,
  budgetIsMore: (budget: string) =>
    `Your budget, which is your monthly payments plus any extra, is more than that: ${budget} in the first month.`,
} as const;
