/** What is fetched about the payments of a portfolio. */
import type { CallReply } from '@debt-payoff/contract/call';
import { paymentAddresses } from '@debt-payoff/contract/payment-addresses';
import { paymentLimits } from '@debt-payoff/contract/payment-limits';
import type {
  listPaymentsCall,
  Payment,
  paymentHistoryCall,
  paymentSummaryCall,
} from '@debt-payoff/contract/payments';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { portfolioKeys } from '../debts/queries.ts';
import { signedInCall } from '../session/signed-in-call.ts';
import type { Filter } from './use-filter.ts';

/** Under the portfolios' own, so that whatever changes a debt makes its payments be fetched again. */
export const paymentKeys = {
  histories: (id: number) => [...portfolioKeys.all, 'payments', id, 'history'],
  history: (id: number, filter: Filter) => [...paymentKeys.histories(id), filter],
  summary: (id: number, filter: Filter) => [
    ...portfolioKeys.all,
    'payments',
    id,
    'summary',
    filter,
  ],
} as const;

export type HistoryPage = CallReply<typeof paymentHistoryCall>;

/** Page by page, the newest first. The former filter's stay until the new one's are there. */
export function useHistory(id: number, filter: Filter) {
  return useInfiniteQuery({
    queryKey: paymentKeys.history(id, filter),
    queryFn: ({ pageParam }) =>
      signedInCall<typeof paymentHistoryCall>(paymentAddresses.history, {
        params: { id },
        query: {
          ...queryOf(filter),
          include: 'entries',
          limit: paymentLimits.historyPage,
          ...(pageParam !== null && { before: pageParam }),
        },
      }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

const firstPage: string | null = null;

export function useSummary(id: number, filter: Filter) {
  return useQuery({
    queryKey: paymentKeys.summary(id, filter),
    queryFn: () =>
      signedInCall<typeof paymentSummaryCall>(paymentAddresses.summary, {
        params: { id },
        query: queryOf(filter),
      }),
    placeholderData: keepPreviousData,
  });
}

/** There is no call for one alone, and this is seldom needed. */
export async function findPayment(
  portfolioId: number,
  isWanted: (payment: Payment) => boolean,
): Promise<Payment | null> {
  const payments = await signedInCall<typeof listPaymentsCall>(paymentAddresses.list, {
    params: { id: portfolioId },
  });
  return payments.find(isWanted) ?? null;
}

function queryOf({ type, debtId }: Filter) {
  return { ...(type !== null && { type }), ...(debtId !== null && { debt_id: debtId }) };
}
