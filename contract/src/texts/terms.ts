// What is said of plans with terms: deals, minimum rules, one-off payments and the like.

export const termsTexts = {
  remove: 'Remove',
  removeOfDebt: (position: number) => `Remove the terms of debt ${position}`,
  removeOfPlan: 'Remove the terms of the plan',
  unreadable:
    'These terms cannot be read. Without them it would be another plan, so there are no figures.',
  notKept:
    'A portfolio cannot keep terms yet, such as an APR, a deal, a minimum rule or a one-off payment, and without them it would be another plan. Remove them in the calculator to save the debts.',
  goal: (month: string) => `Goal: debt free by ${month}`,
} as const;
