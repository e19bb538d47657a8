// What is said where a plan has a priority debt: that it comes first, and what can follow if it is not paid.

/** The article about them. */
export const priorityArticleSlug = 'priority-and-non-priority-debts';

export const priorityDebtTexts = {
  title: 'Priority debts come first',
  /** Of one debt or several that are named before. */
  byConsequence: (isOne: boolean): string =>
    `${isOne ? 'is a priority debt, because of what can follow if it is' : 'are priority debts, because of what can follow if they are'} not paid, not because of the rate. Debts like this can cost you your home, your liberty, your energy supply, or goods that you cannot do without.`,
  byNation: 'What can follow differs between the nations of the UK.',
  extraFirst: 'Extra money goes there first, whatever the strategy.',
  moreAbout: 'More about priority debts',
} as const;
