/** Calls about the balance of a customer, which is changed by transactions only. */
import { applyBalance } from '../billing/customer-balance.ts';
import { type Call, defineCall, listReply } from '../http/call.ts';
import {
  amountMax,
  changeMetadata,
  createdParameter,
  integer,
  listParameters,
  metadata,
  oneOf,
  text,
  unsettable,
} from '../http/parameters.ts';
import type { CustomerBalanceTransaction } from '../objects/customer-balance-transaction.ts';
import type { Transaction } from '../store/transaction.ts';
import { missing } from '../stripe-error.ts';

export const customerBalanceCalls: readonly Call[] = [
  defineCall({
    method: 'POST',
    path: '/v1/customers/:customer/balance_transactions',
    parameters: {
      amount: integer({ min: -amountMax, max: amountMax }),
      currency: oneOf('gbp'),
      description: text().optional(),
      metadata: metadata().optional(),
    },
    run: async ({ tx, path: { customer = '' }, params }) => {
      await tx.get('customer', customer);
      return applyBalance(tx, {
        customerId: customer,
        amount: params.amount,
        type: 'adjustment',
        currency: params.currency,
        description: params.description,
        metadata: changeMetadata({}, params.metadata),
      });
    },
  }),
  defineCall({
    method: 'GET',
    path: '/v1/customers/:customer/balance_transactions',
    parameters: { ...listParameters(), ...createdParameter(), invoice: text().optional() },
    run: async ({ tx, path: { customer = '' }, params: { invoice, ...page } }) => {
      await tx.get('customer', customer);
      const found = await tx.page('customer_balance_transaction', { customer, invoice }, page);
      return listReply(`/v1/customers/${customer}/balance_transactions`, found);
    },
  }),
  defineCall({
    method: 'GET',
    path: '/v1/customers/:customer/balance_transactions/:id',
    parameters: {},
    run: ({ tx, path }) => getTransaction(tx, path),
  }),
  defineCall({
    method: 'POST',
    path: '/v1/customers/:customer/balance_transactions/:id',
    parameters: { description: unsettable(text()).optional(), metadata: metadata().optional() },
    run: async ({ tx, path, params }) => {
      const current = await getTransaction(tx, path);
      return tx.update('customer_balance_transaction', {
        ...current,
        description: params.description === undefined ? current.description : params.description,
        metadata: changeMetadata(current.metadata, params.metadata),
      });
    },
  }),
];

async function getTransaction(
  tx: Transaction,
  { customer = '', id = '' }: Readonly<Record<string, string>>,
): Promise<CustomerBalanceTransaction> {
  const transaction = await tx.get('customer_balance_transaction', id);
  if (transaction.customer === customer) return transaction;
  throw missing('customer_balance_transaction', id);
}
