/** What narrows the list of resources. */
import { resourceCategoryLabels } from '@debt-payoff/contract/resource-categories';
import { FilterField, ListControls } from '../lists/list-controls.tsx';
import { SearchField } from '../lists/search-field.tsx';
import type { ListQueryState } from '../lists/use-list-query.ts';
import type { resourceListShape } from './resource-filters.ts';
import { statusNames } from './resource-words.ts';

export function ResourceControls({
  list,
}: {
  readonly list: ListQueryState<(typeof resourceListShape)['filters'], 'created_at'>;
}) {
  const { search, filters } = list.query;
  return (
    <ListControls>
      <SearchField label="Search name or description" search={search} onSearch={list.search} />
      <FilterField
        label="Status"
        value={filters.status}
        options={{ '': 'All', ...statusNames }}
        onChoose={(status) => list.filter({ status })}
      />
      <FilterField
        label="Category"
        value={filters.category}
        options={{ '': 'All', ...resourceCategoryLabels }}
        onChoose={(category) => list.filter({ category })}
      />
    </ListControls>
  );
}
