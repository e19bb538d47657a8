/** A page of the history as it is shown: payments and other entries by date, the newest first. */
import type { BalanceEntry } from '@debt-payoff/contract/balance-entries';
import type { Payment } from '@debt-payoff/contract/payments';
import type { HistoryPage } from './queries.ts';

export type HistoryRow =
  | { readonly kind: 'payment'; readonly payment: Payment }
  | { readonly kind: 'entry'; readonly entry: BalanceEntry };

export function rowsOf({ payments, entries = [] }: HistoryPage): HistoryRow[] {
  return [
    ...payments.map((payment) => ({
      on: payment.payment_date,
      order: payment.entry_order,
      row: { kind: 'payment' as const, payment },
    })),
    ...entries.map((entry) => ({
      on: entry.entry_date,
      order: entry.entry_order,
      row: { kind: 'entry' as const, entry },
    })),
  ]
    .sort((one, other) =>
      one.on === other.on ? other.order - one.order : one.on < other.on ? 1 : -1,
    )
    .map(({ row }) => row);
}
