/** What is fetched about subscriptions for staff. */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import type {
  getSubscriptionCall,
  listSubscriptionInvoicesCall,
  listSubscriptionsCall,
} from '@debt-payoff/contract/admin-subscriptions';
import type { CallInput } from '@debt-payoff/contract/call';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { quietSignedInCall } from '../../session/signed-in-call.ts';
import { adminKey } from '../lists/admin-queries.ts';

export type SubscriptionListQuery = CallInput<typeof listSubscriptionsCall>['query'];

const noun = 'subscriptions';

export function subscriptionListQuery(query: SubscriptionListQuery) {
  return queryOptions({
    queryKey: adminKey(noun, 'list', query),
    queryFn: () =>
      quietSignedInCall<typeof listSubscriptionsCall>(adminAddresses.listSubscriptions, { query }),
    select: ({ subscriptions, pagination }) => ({ rows: subscriptions, pagination }),
    placeholderData: keepPreviousData,
  });
}

export function subscriptionQuery(id: number) {
  return queryOptions({
    queryKey: adminKey(noun, id, 'detail'),
    queryFn: () =>
      quietSignedInCall<typeof getSubscriptionCall>(adminAddresses.getSubscription, {
        params: { id },
      }),
  });
}

/** Asked at Stripe, which may be away while all else is there. */
export function invoicesQuery(id: number) {
  return queryOptions({
    queryKey: adminKey(noun, id, 'invoices'),
    queryFn: () =>
      quietSignedInCall<typeof listSubscriptionInvoicesCall>(
        adminAddresses.listSubscriptionInvoices,
        { params: { id } },
      ),
  });
}
