/** The categories of resources. In a file of their own, because every page loads some of the other fixed words. */

export const resourceCategories = [
  'budgeting',
  'credit-monitoring',
  'cashback-savings',
  'debt-consolidation',
  'side-hustle',
] as const;
export type ResourceCategory = (typeof resourceCategories)[number];
export const resourceCategoryDefault = 'budgeting' satisfies ResourceCategory;

export const resourceCategoryLabels = {
  budgeting: 'Budgeting',
  'credit-monitoring': 'Credit Monitoring',
  'cashback-savings': 'Cashback & Savings',
  'debt-consolidation': 'Debt Consolidation',
  'side-hustle': 'Side Hustle',
} as const satisfies Record<ResourceCategory, string>;
