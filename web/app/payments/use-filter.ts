/** Which payments are looked at. It stands in the address, so that it can be kept and gone back to. */
import { type PaymentType, paymentTypes } from '@debt-payoff/contract/payment-kinds';
import type { Debt } from '@debt-payoff/contract/portfolios';
import { useSearchParams } from 'react-router';

/** Null for all. */
export type Filter = { readonly type: PaymentType | null; readonly debtId: number | null };

export type FilterState = {
  readonly filter: Filter;
  readonly isSet: boolean;
  readonly change: (change: Partial<Filter>) => void;
  readonly clear: () => void;
};

export const allPayments: Filter = { type: null, debtId: null };

/** What the address asks for and nothing can match counts as not asked for. */
export function useFilter(debts: readonly Debt[]): FilterState {
  const [query, setQuery] = useSearchParams();
  const filter: Filter = {
    type: paymentTypes.find((type) => type === query.get('type')) ?? null,
    debtId: debts.find(({ id }) => String(id) === query.get('debt'))?.id ?? null,
  };
  const show = ({ type, debtId }: Filter): void =>
    setQuery(
      {
        ...(type !== null && { type }),
        ...(debtId !== null && { debt: String(debtId) }),
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    filter,
    isSet: filter.type !== null || filter.debtId !== null,
    change: (change) => show({ ...filter, ...change }),
    clear: () => show(allPayments),
  };
}
