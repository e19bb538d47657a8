// What is said where a plan has a priority debt: that it comes first, and what can follow if it is not paid.

/** The article about them. */
export const priorityArticleSlug = 'priority-and-non-priority-debts';

export const priorityDebtTexts = {
  title: 'Priority debts come first',
  /** Of one debt or several that are named before. */
  byConsequence: (isOne: boolean): string =>
    `${isOne ? 'is a priority debt' : 'are priority debts'}. What can follow if ${isOne ? 'it is' : 'they are'} not paid counts for that, not the rate: a debt of this kind can cost you your home, your liberty, your energy supply, or goods that you cannot do without.`,
  byNation: 'What can follow differs between England, Wales, Scotland and Northern Ireland.',
  extraFirst: 'Extra money goes there first, whatever the strategy.',
  moreAbout: 'More about priority debts',
} as const;
