/** What the list of resources can be narrowed to, in the browser, and as its address says it. */
import { resourceStatuses } from '@debt-payoff/contract/content-vocabulary';
import { resourceCategories } from '@debt-payoff/contract/resource-categories';
import type { Resource } from '@debt-payoff/contract/resources';
import type { ListPage } from '../lists/fetched-list.tsx';
import type { ListQuery } from '../lists/list-query.ts';

/** Empty stands for all. There is one order: the newest first. */
export const resourceListShape = {
  filters: { status: ['', ...resourceStatuses], category: ['', ...resourceCategories] },
  sort: { options: ['created_at'], by: 'created_at', order: 'desc' },
} as const;

type ResourceListQuery = Pick<
  ListQuery<(typeof resourceListShape)['filters'], 'created_at'>,
  'search' | 'filters'
>;

export function narrowed(
  resources: readonly Resource[],
  { search, filters: { status, category } }: ResourceListQuery,
): ListPage<Resource> {
  const sought = search.toLocaleLowerCase('en-GB');
  const rows = resources
    .filter(
      (resource) =>
        (status === '' || resource.status === status) &&
        (category === '' || resource.category === category) &&
        `${resource.name}\n${resource.description}`.toLocaleLowerCase('en-GB').includes(sought),
    )
    .toSorted((one, other) => other.id - one.id);
  return { rows, pagination: { ...onePage, per_page: rows.length, total: rows.length } };
}

const onePage = { page: 1, pages: 1, has_prev: false, has_next: false };
