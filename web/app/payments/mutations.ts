/** What changes payments. Afterwards all that is shown of the portfolio is fetched again. */
import type { CallInput } from '@debt-payoff/contract/call';
import { paymentAddresses } from '@debt-payoff/contract/payment-addresses';
import type {
  addPaymentCall,
  Payment,
  removePaymentCall,
  updatePaymentCall,
} from '@debt-payoff/contract/payments';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  portfolioKeys,
  useInvalidateAfterFailure,
  useInvalidatePortfolios,
} from '../debts/queries.ts';
import type { Removal } from '../forms/remove-record.tsx';
import type { KeyedSubmission } from '../forms/submission-key.ts';
import { signedInCall, signedInCallOnce } from '../session/signed-in-call.ts';
import { type HistoryPage, paymentKeys } from './queries.ts';

type PaymentSubmission = KeyedSubmission<
  CallInput<typeof updatePaymentCall>['body'] & CallInput<typeof addPaymentCall>['body']
>;

/** Adds a payment, or changes the one that is given. */
export function useSavePayment({
  portfolioId,
  paymentId,
}: {
  readonly portfolioId: number;
  readonly paymentId: number | null;
}) {
  const changeHistory = useHistoryChange(portfolioId);
  const invalidateAll = useInvalidatePortfolios();
  const invalidate = useInvalidateHistory(portfolioId);
  return useMutation({
    mutationFn: ({ body, key }: PaymentSubmission) => {
      const { version, settles, ...facts } = body;
      return paymentId === null
        ? signedInCallOnce(key)<typeof addPaymentCall>(paymentAddresses.add, {
            params: { id: portfolioId },
            body: { ...facts, settles },
          })
        : signedInCallOnce(key)<typeof updatePaymentCall>(paymentAddresses.update, {
            params: { id: portfolioId, paymentId },
            body: { ...facts, version, is_balance_stated: true },
          });
    },
    onSuccess: (saved) => {
      if (paymentId === null) {
        // People who add one stand at the top: there it is to be seen.
        changeHistory(firstPage);
        return invalidateAll();
      }
      changeHistory(
        eachPage((payments) => payments.map((one) => (one.id === saved.id ? saved : one))),
      );
      return invalidate();
    },
    onError: useInvalidateAfterFailure(),
  });
}

export function usePaymentRemoval(portfolioId: number): Removal {
  const changeHistory = useHistoryChange(portfolioId);
  const invalidate = useInvalidateHistory(portfolioId);
  return {
    mutationFn: (paymentId) =>
      signedInCall<typeof removePaymentCall>(paymentAddresses.remove, {
        params: { id: portfolioId, paymentId },
      }),
    onSuccess: (_, paymentId) =>
      changeHistory(eachPage((payments) => payments.filter(({ id }) => id !== paymentId))),
    onSettled: invalidate,
  };
}

type History = InfiniteData<HistoryPage>;

/** What is known of a change is shown at once, whichever filter it is looked at through. */
function useHistoryChange(portfolioId: number) {
  const queries = useQueryClient();
  return (change: (history: History) => History): void => {
    queries.setQueriesData<History>(
      { queryKey: paymentKeys.histories(portfolioId) },
      (history) => history && change(history),
    );
  };
}

function eachPage(change: (payments: Payment[]) => Payment[]): (history: History) => History {
  return ({ pages, pageParams }) => ({
    pages: pages.map((page) => ({ ...page, payments: change(page.payments) })),
    pageParams,
  });
}

function firstPage({ pages, pageParams }: History): History {
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}

/** Only the portfolio is waited for: a long history is read again page by page. */
function useInvalidateHistory(portfolioId: number): () => Promise<void> {
  const queries = useQueryClient();
  const invalidateAll = useInvalidatePortfolios();
  return () => {
    void invalidateAll();
    return queries.invalidateQueries(
      { queryKey: portfolioKeys.one(portfolioId) },
      { cancelRefetch: false },
    );
  };
}
