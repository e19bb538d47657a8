// What is said of plans with terms: deals, minimum rules, one-off payments and the like.

export const termsTexts = {
  remove: 'Remove',
  removeOfPlan: 'Remove the terms of the plan',
  unreadable:
    'These terms cannot be read. Without them it would be another plan, so there are no figures.',
  unreadableOfDebt: (position: number) =>
    `The terms of debt ${position} cannot be read. Remove them to save the debts.`,
  unreadableOfPlan: 'The terms of the plan cannot be read. Remove them to save the debts.',
  optionsReplaced:
    'The one-off payments, pauses and goal of the portfolio are replaced by those of this plan.',
  goal: (month: string) => `Goal: debt free by ${month}`,
} as const;
