/** The balance of a customer: negative is credit. Every change of it is a transaction. */
import {
  type CustomerBalanceTransaction,
  type CustomerBalanceTransactionType,
  newCustomerBalanceTransaction,
} from '../objects/customer-balance-transaction.ts';
import type { Metadata } from '../objects/metadata.ts';
import type { Transaction } from '../store/transaction.ts';

export type BalanceChange = {
  readonly customerId: string;
  /** Added to the balance: negative gives credit, positive uses it up. */
  readonly amount: number;
  readonly type: CustomerBalanceTransactionType;
  readonly currency?: string;
  readonly invoiceId?: string | undefined;
  readonly creditNoteId?: string | undefined;
  readonly description?: string | undefined;
  readonly metadata?: Metadata | undefined;
};

export async function applyBalance(
  tx: Transaction,
  change: BalanceChange,
): Promise<CustomerBalanceTransaction> {
  const previous = await tx.get('customer', change.customerId, 'customer');
  const now = await tx.now(previous.test_clock);
  const currency = change.currency ?? previous.currency ?? 'gbp';
  const customer = await tx.update('customer', {
    ...previous,
    balance: previous.balance + change.amount,
    currency,
  });
  const transaction = await tx.insert(
    'customer_balance_transaction',
    newCustomerBalanceTransaction({
      now,
      amount: change.amount,
      creditNote: change.creditNoteId,
      currency,
      customer: customer.id,
      description: change.description,
      endingBalance: customer.balance,
      invoice: change.invoiceId,
      metadata: change.metadata,
      type: change.type,
    }),
  );
  await tx.emit({ type: 'customer.updated', object: customer, previous, now });
  return transaction;
}
