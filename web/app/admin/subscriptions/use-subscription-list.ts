/** The list of subscriptions that the address asks for. */
import {
  adminSubscriptionStatuses,
  subscriptionSortOptions,
} from '@debt-payoff/contract/content-vocabulary';
import { tiers } from '@debt-payoff/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { useListQuery } from '../lists/use-list-query.ts';
import { type SubscriptionListQuery, subscriptionListQuery } from './queries.ts';

const shape = {
  filters: { plan_type: ['', ...tiers], status: ['', ...adminSubscriptionStatuses] },
  sort: { options: subscriptionSortOptions, by: 'created_at', order: 'desc' },
} as const;

export function useSubscriptionList() {
  const list = useListQuery(shape);
  const { search, filters, sort, page } = list.query;
  const { plan_type, status } = filters;
  const asked: SubscriptionListQuery = {
    search,
    ...(plan_type !== '' && { plan_type }),
    ...(status !== '' && { status }),
    sort_by: sort.by,
    sort_order: sort.order,
    page,
  };
  return { list, result: useQuery(subscriptionListQuery(asked)) };
}

export type SubscriptionListState = ReturnType<typeof useSubscriptionList>['list'];
