/** What changes portfolios and their debts. Afterwards all that is shown of them is fetched again. */
import type { CallInput } from '@debt-payoff/contract/call';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import type {
  addDebtCall,
  addDebtsCall,
  createPortfolioCall,
  Debt,
  removeDebtCall,
  removePortfolioCall,
  updateDebtCall,
  updatePortfolioCall,
} from '@debt-payoff/contract/portfolios';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { raiseEvent } from '../analytics/events.ts';
import type { Removal } from '../forms/remove-record.tsx';
import { type KeyedSubmission, useSubmissionKey } from '../forms/submission-key.ts';
import { fetchAgain, untilFetched } from '../session/fetched-data.ts';
import { signedInCall, signedInCallOnce } from '../session/signed-in-call.ts';
import { portfolioKeys, useInvalidateAfterFailure, useInvalidatePortfolios } from './queries.ts';

export function useCreatePortfolio() {
  const invalidate = useInvalidatePortfolios();
  return useMutation({
    mutationFn: ({ body, key }: KeyedSubmission<CallInput<typeof createPortfolioCall>['body']>) =>
      signedInCallOnce(key)<typeof createPortfolioCall>(portfolioAddresses.create, { body }),
    onSuccess: ({ id, debts_count }) => {
      raiseEvent('portfolio_created', { portfolio_id: id, debt_count: debts_count });
      return invalidate();
    },
    onError: useInvalidateAfterFailure(),
  });
}

export function useUpdatePortfolio(id: number) {
  const invalidate = useInvalidatePortfolios();
  return useMutation({
    mutationFn: ({ body }: KeyedSubmission<CallInput<typeof updatePortfolioCall>['body']>) =>
      signedInCall<typeof updatePortfolioCall>(portfolioAddresses.update, { params: { id }, body }),
    onSuccess: ({ debts_count }) => {
      raiseEvent('portfolio_updated', { portfolio_id: id, debt_count: debts_count });
      return invalidate();
    },
  });
}

export function usePortfolioRemoval(): Removal {
  const queries = useQueryClient();
  return {
    mutationFn: async (id) => {
      // The question fetches what goes along; the deletion would overtake it, and it would find nothing.
      await untilFetched(queries, portfolioKeys.all);
      return signedInCall<typeof removePortfolioCall>(portfolioAddresses.remove, {
        params: { id },
      });
    },
    onSuccess: (_, id) => raiseEvent('portfolio_deleted', { portfolio_id: id }),
    // Not the portfolio itself: its page is still open, and would learn that it is gone.
    onSettled: () =>
      Promise.all([
        fetchAgain(queries, portfolioKeys.list),
        fetchAgain(queries, portfolioKeys.withDebts),
      ]),
  };
}

type DebtBody = CallInput<typeof updateDebtCall>['body'];

/** Only a new one says why its monthly payment could not be scheduled. */
type SavedDebt = Debt & { readonly schedule_problem?: string | null };

/** Adds a debt, or changes the one that is given. */
export function useSaveDebt({
  id,
  debtId,
}: {
  readonly id: number;
  readonly debtId: number | null;
}) {
  const invalidate = useInvalidatePortfolios();
  return useMutation({
    mutationFn: ({ body, key }: KeyedSubmission<DebtBody>): Promise<SavedDebt> => {
      const { version, balance_change, ...facts } = body;
      return debtId === null
        ? signedInCallOnce(key)<typeof addDebtCall>(portfolioAddresses.addDebt, {
            params: { id },
            body: facts,
          })
        : signedInCall<typeof updateDebtCall>(portfolioAddresses.updateDebt, {
            params: { id, debtId },
            body: { ...facts, version, balance_change },
          });
    },
    onSuccess: () => {
      if (debtId === null) raiseEvent('debt_added', { debt_count: 1, portfolio_id: id });
      else raiseEvent('portfolio_updated', { portfolio_id: id });
      return invalidate();
    },
    onError: useInvalidateAfterFailure(),
  });
}

/** All of them or none. */
export function useAddDebts({
  id,
  event,
}: {
  readonly id: number;
  /** By which it is known: debts from a file, or those of a calculation, that was told when they were typed. */
  readonly event: 'debt_added' | 'portfolio_updated';
}) {
  const invalidate = useInvalidatePortfolios();
  const submissionKey = useSubmissionKey();
  return useMutation({
    mutationFn: (body: CallInput<typeof addDebtsCall>['body']) =>
      signedInCallOnce(submissionKey.keyFor(body))<typeof addDebtsCall>(
        portfolioAddresses.addDebts,
        { params: { id }, body },
      ),
    onSuccess: (_, { debts }) => {
      submissionKey.renew();
      raiseEvent(event, { debt_count: debts.length, portfolio_id: id });
      return invalidate();
    },
    onError: useInvalidateAfterFailure(),
  });
}

export function useDebtRemoval(id: number): Removal {
  return {
    mutationFn: (debtId) =>
      signedInCall<typeof removeDebtCall>(portfolioAddresses.removeDebt, {
        params: { id, debtId },
      }),
    onSuccess: () => raiseEvent('portfolio_updated', { portfolio_id: id }),
    onSettled: useInvalidatePortfolios(),
  };
}
