/** What narrows and orders the list of subscriptions. */

import { FilterField, ListControls, SortField } from '../lists/list-controls.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { planLabel, statusLooks } from './subscription-words.ts';
import type { SubscriptionListState } from './use-subscription-list.ts';

const planOptions = {
  '': 'All',
  free: planLabel('free'),
  basic: planLabel('basic'),
  premium: planLabel('premium'),
} as const;
const statusOptions = {
  '': 'All',
  active: statusLooks.active.label,
  cancelled: statusLooks.cancelled.label,
  expired: statusLooks.expired.label,
} as const;
export const sortNames = {
  'created_at desc': 'Newest first',
  'created_at asc': 'Oldest first',
  'start_date desc': 'Start, latest first',
  'start_date asc': 'Start, earliest first',
  'plan_type asc': 'Plan, smallest first',
  'plan_type desc': 'Plan, biggest first',
  'status asc': 'Status, active first',
  'status desc': 'Status, expired first',
} as const;

export function SubscriptionControls({ list }: { readonly list: SubscriptionListState }) {
  const { search, filters, sort } = list.query;
  return (
    <ListControls>
      <SearchField label="Search username or email" search={search} onSearch={list.search} />
      <FilterField
        label="Plan"
        value={filters.plan_type}
        options={planOptions}
        onChoose={(plan_type) => list.filter({ plan_type })}
      />
      <FilterField
        label="Status"
        value={filters.status}
        options={statusOptions}
        onChoose={(status) => list.filter({ status })}
      />
      <SortField sort={sort} options={sortNames} onSort={list.sort} />
    </ListControls>
  );
}
