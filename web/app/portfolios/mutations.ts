/** What changes portfolios and their debts. Afterwards all that is shown of them is asked again. */
import { analyticsEvents } from '@debt-payoff/contract/analytics-events';
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
import { raiseEvent } from '../analytics.ts';
import { signedInCall } from '../session/signed-in-call.ts';
import { portfolioKeys } from './queries.ts';

export function useCreatePortfolio() {
  const askAgain = useAskAgain();
  return useMutation({
    mutationFn: (body: CallInput<typeof createPortfolioCall>['body']) =>
      signedInCall<typeof createPortfolioCall>(portfolioAddresses.create, { body }),
    onSuccess: ({ id }) => {
      raiseEvent(analyticsEvents.portfolioCreated, { portfolio_id: id });
      return askAgain();
    },
  });
}

export function useUpdatePortfolio(id: number) {
  const askAgain = useAskAgain();
  return useMutation({
    mutationFn: (body: CallInput<typeof updatePortfolioCall>['body']) =>
      signedInCall<typeof updatePortfolioCall>(portfolioAddresses.update, { params: { id }, body }),
    onSuccess: () => {
      raiseEvent(analyticsEvents.portfolioUpdated, { portfolio_id: id });
      return askAgain();
    },
  });
}

export function useRemovePortfolio() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      signedInCall<typeof removePortfolioCall>(portfolioAddresses.remove, { params: { id } }),
    onSuccess: (_, id) => raiseEvent(analyticsEvents.portfolioDeleted, { portfolio_id: id }),
    // Not the portfolio itself: its page is still open, and would learn that it is gone.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: portfolioKeys.list }),
        queries.invalidateQueries({ queryKey: portfolioKeys.withDebts }),
      ]),
  });
}

type DebtBody = CallInput<typeof updateDebtCall>['body'];

/** Adds a debt, or changes the one that is given. */
/** Only a new one says why its monthly payment could not be scheduled. */
type SavedDebt = Debt & { readonly schedule_problem?: string | null };

export function useSaveDebt({
  id,
  debtId,
}: {
  readonly id: number;
  readonly debtId: number | null;
}) {
  return useMutation({
    mutationFn: ({ version, ...facts }: DebtBody): Promise<SavedDebt> =>
      debtId === null
        ? signedInCall<typeof addDebtCall>(portfolioAddresses.addDebt, {
            params: { id },
            body: facts,
          })
        : signedInCall<typeof updateDebtCall>(portfolioAddresses.updateDebt, {
            params: { id, debtId },
            body: { ...facts, version },
          }),
    onSuccess: useAskAgain(),
  });
}

/** All of them or none. */
export function useAddDebts(id: number) {
  return useMutation({
    mutationFn: (body: CallInput<typeof addDebtsCall>['body']) =>
      signedInCall<typeof addDebtsCall>(portfolioAddresses.addDebts, { params: { id }, body }),
    onSuccess: useAskAgain(),
  });
}

export function useRemoveDebt(id: number) {
  return useMutation({
    mutationFn: (debtId: number) =>
      signedInCall<typeof removeDebtCall>(portfolioAddresses.removeDebt, {
        params: { id, debtId },
      }),
    onSettled: useAskAgain(),
  });
}

function useAskAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: portfolioKeys.all });
}
