/** What changes spending, charges, refunds and stated balances. Afterwards all that is shown of the portfolio is fetched again. */
import type {
  addBalanceEntryCall,
  BalanceEntry,
  BalanceEntryInput,
  listBalanceEntriesCall,
  removeBalanceEntryCall,
  updateBalanceEntryCall,
} from '@debt-payoff/contract/balance-entries';
import { balanceEntryAddresses } from '@debt-payoff/contract/payment-addresses';
import { useMutation } from '@tanstack/react-query';
import { useInvalidateAfterFailure, useInvalidatePortfolios } from '../debts/queries.ts';
import type { Removal } from '../forms/remove-record.tsx';
import type { KeyedSubmission } from '../forms/submission-key.ts';
import { signedInCall, signedInCallOnce } from '../session/signed-in-call.ts';

type EntrySubmission = KeyedSubmission<BalanceEntryInput & { readonly version?: number }>;

/** Adds an entry, or changes the one that is given. */
export function useSaveEntry({
  portfolioId,
  entry,
}: {
  readonly portfolioId: number;
  readonly entry: BalanceEntry | null;
}) {
  return useMutation({
    mutationFn: ({ body, key }: EntrySubmission) => {
      const { version, ...facts } = body;
      if (entry === null) {
        return signedInCallOnce(key)<typeof addBalanceEntryCall>(balanceEntryAddresses.add, {
          params: { id: portfolioId },
          body: facts,
        });
      }
      const { debt_id: _, ...changes } = facts;
      const entry_type = entry.entry_type === 'opening' ? entry.entry_type : changes.entry_type;
      return signedInCallOnce(key)<typeof updateBalanceEntryCall>(balanceEntryAddresses.update, {
        params: { id: portfolioId, entryId: entry.id },
        body: { ...changes, entry_type, version },
      });
    },
    onSuccess: useInvalidatePortfolios(),
    onError: useInvalidateAfterFailure(),
  });
}

export function useEntryRemoval(portfolioId: number): Removal {
  return {
    mutationFn: (entryId) =>
      signedInCall<typeof removeBalanceEntryCall>(balanceEntryAddresses.remove, {
        params: { id: portfolioId, entryId },
      }),
    onSettled: useInvalidatePortfolios(),
  };
}

/** There is no call for one alone, and this is seldom needed. */
export async function findEntry(portfolioId: number, id: number): Promise<BalanceEntry | null> {
  const entries = await signedInCall<typeof listBalanceEntriesCall>(balanceEntryAddresses.list, {
    params: { id: portfolioId },
    query: {},
  });
  return entries.find((entry) => entry.id === id) ?? null;
}
