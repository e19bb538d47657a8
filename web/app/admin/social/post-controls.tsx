/** What narrows and orders the list of posts. */
import { socialPlatformLabels } from '@debt-payoff/contract/content-vocabulary';
import { FilterField, ListControls } from '../lists/list-controls.tsx';
import { OrderButton } from '../lists/order-button.tsx';
import { SearchField } from '../lists/search-field.tsx';
import type { PostListState } from './post-list-query.ts';
import { orderName, sortNames, statusNames } from './post-words.ts';

export function PostControls({ list }: { readonly list: PostListState }) {
  const {
    search,
    filters,
    sort: { by, order },
  } = list.query;
  return (
    <ListControls>
      <SearchField label="Search content or hashtags" search={search} onSearch={list.search} />
      <FilterField
        label="Status"
        value={filters.status}
        options={{ '': 'All', ...statusNames }}
        onChoose={(status) => list.filter({ status })}
      />
      <FilterField
        label="Platform"
        value={filters.platform}
        options={{ '': 'All', ...socialPlatformLabels }}
        onChoose={(platform) => list.filter({ platform })}
      />
      <FilterField
        label="Sort by"
        value={by}
        options={sortNames}
        onChoose={(chosen) => list.sort(chosen, 'desc')}
      />
      <OrderButton
        order={order}
        label={orderName(by, order)}
        onOrder={(next) => list.sort(by, next)}
      />
    </ListControls>
  );
}
