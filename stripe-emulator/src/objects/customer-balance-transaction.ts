/** One change of a customer's balance, and what it came to. */
import { newId } from '../ids.ts';
import type { Metadata } from './metadata.ts';
import type { Optional } from './optional.ts';

export type CustomerBalanceTransactionType =
  | 'adjustment'
  | 'applied_to_invoice'
  | 'credit_note'
  | 'initial'
  | 'invoice_overpaid'
  | 'invoice_too_large'
  | 'invoice_too_small'
  | 'migration'
  | 'unapplied_from_invoice'
  | 'unspent_receiver_credit';

export type CustomerBalanceTransaction = typeof unusedFields & {
  readonly id: string;
  readonly amount: number;
  readonly created: number;
  readonly credit_note: string | null;
  readonly currency: string;
  readonly customer: string;
  readonly description: string | null;
  readonly ending_balance: number;
  readonly invoice: string | null;
  readonly metadata: Metadata;
  readonly type: CustomerBalanceTransactionType;
};

export type CustomerBalanceTransactionInput = {
  readonly now: number;
  readonly id?: string | undefined;
  readonly amount: number;
  readonly creditNote?: Optional<string>;
  readonly currency: string;
  readonly customer: string;
  readonly description?: Optional<string>;
  readonly endingBalance: number;
  readonly invoice?: Optional<string>;
  readonly metadata?: Optional<Metadata>;
  readonly type?: Optional<CustomerBalanceTransactionType>;
};

const unusedFields = {
  object: 'customer_balance_transaction',
  checkout_session: null,
  customer_account: null,
  livemode: false,
} as const;

export function newCustomerBalanceTransaction(
  input: CustomerBalanceTransactionInput,
): CustomerBalanceTransaction {
  return {
    ...unusedFields,
    id: input.id ?? newId('cbtxn'),
    amount: input.amount,
    created: input.now,
    credit_note: input.creditNote ?? null,
    currency: input.currency,
    customer: input.customer,
    description: input.description ?? null,
    ending_balance: input.endingBalance,
    invoice: input.invoice ?? null,
    metadata: input.metadata ?? {},
    type: input.type ?? 'adjustment',
  };
}
