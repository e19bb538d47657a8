/** What is said about resources: what the page holds, and who pays us for what. */
import type { ResourceCategory } from '@debt-payoff/contract/resource-categories';
import { contentTexts } from '@debt-payoff/contract/texts/content';
import type { ShownResource } from './shown-resources.ts';

export const resourcesLead =
  'Tools and services for budgeting, credit reports, saving and earning, by what they are for.';

export const categoryDescriptions = {
  budgeting: 'Apps and planners that show where the money goes.',
  'credit-monitoring': 'Where to see what lenders see about you.',
  'cashback-savings': 'Ways to get some of what you spend back, and to put money aside.',
  'debt-consolidation': 'Where to read about putting several debts into one, before you borrow.',
  'side-hustle': 'Ways to earn a little extra.',
} as const satisfies Record<ResourceCategory, string>;

/** True to the links that are shown: null where there is none. */
export function disclosureOf(resources: readonly ShownResource[]): string | null {
  const links = resources.filter(({ url }) => url !== null);
  const paid = links.filter(({ affiliate }) => affiliate);
  if (links.length === 0) return null;
  if (paid.length === 0)
    return 'None of these links pays us. A place in this list is not a recommendation.';
  const rest = paid.length === links.length ? '' : ' The other links do not pay us.';
  return `Links marked ‘${contentTexts.resources.adMark}’ are adverts: we may be paid a commission if you follow one and then sign up or buy.${rest} A place in this list is not a recommendation.`;
}
