/** The categories of resources and their addresses. */

import { paths } from '@debt-payoff/contract/paths';
import {
  type ResourceCategory,
  resourceCategories,
  resourceCategoryDefault,
} from '@debt-payoff/contract/resource-categories';

/** The first one has the address of the page itself, so that it has one only. */
export function categoryPath(category: ResourceCategory): string {
  return category === resourceCategoryDefault
    ? paths.resources
    : `${paths.resources}?category=${category}`;
}

export function readCategory(query: URLSearchParams): ResourceCategory {
  return findCategory(query) ?? resourceCategoryDefault;
}

/** Whether the address names a category, or none at all; anyone can make up others. */
export function isKnownCategory(query: URLSearchParams): boolean {
  return !query.has('category') || findCategory(query) !== undefined;
}

function findCategory(query: URLSearchParams): ResourceCategory | undefined {
  return resourceCategories.find((known) => known === query.get('category'));
}
