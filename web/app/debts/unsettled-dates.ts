/** The due dates that a payment made now can settle, for all pages that record payments. */
import { scheduleAddresses } from '@debt-payoff/contract/payment-addresses';
import type { unsettledDatesCall } from '@debt-payoff/contract/settled-dates';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { signedInCall } from '../session/signed-in-call.ts';
import { portfolioKeys } from './queries.ts';

export function unsettledQuery(id: number) {
  return queryOptions({
    queryKey: [...portfolioKeys.all, 'unsettled', id],
    queryFn: () =>
      signedInCall<typeof unsettledDatesCall>(scheduleAddresses.unsettled, { params: { id } }),
  });
}

export function useUnsettledDates(id: number) {
  return useQuery(unsettledQuery(id));
}
