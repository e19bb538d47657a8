/** What narrows and orders the list of articles. */
import { FilterField, ListControls } from '../lists/list-controls.tsx';
import { OrderButton } from '../lists/order-button.tsx';
import { SearchField } from '../lists/search-field.tsx';
import type { ArticleListState } from './article-list-query.ts';
import { orderName, sortNames, statusNames, usualOrder } from './article-list-words.ts';

export function ArticleListControls({ list }: { readonly list: ArticleListState }) {
  const {
    search,
    filters,
    sort: { by, order },
  } = list.query;
  return (
    <ListControls>
      <SearchField
        label="Search title, address, category or tag"
        search={search}
        onSearch={list.search}
      />
      <FilterField
        label="Status"
        value={filters.status}
        options={{ '': 'All', ...statusNames }}
        onChoose={(status) => list.filter({ status })}
      />
      <FilterField
        label="Sort by"
        value={by}
        options={sortNames}
        onChoose={(chosen) => list.sort(chosen, usualOrder(chosen))}
      />
      <OrderButton
        order={order}
        label={orderName(by, order)}
        onOrder={(next) => list.sort(by, next)}
      />
    </ListControls>
  );
}
