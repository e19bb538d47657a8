/** The calls about customers. */
import { applyBalance } from '../billing/customer-balance.ts';
import { deleteCustomer } from '../billing/delete-customer.ts';
import { attachTestPaymentMethod } from '../billing/payment-methods.ts';
import { defineCall, listReply } from '../http/call.ts';
import type { IncludedFields } from '../http/expansion.ts';
import { createdParameter, email, listParameters, text } from '../http/parameters.ts';
import { type Customer, newCustomer } from '../objects/customer.ts';
import { newCustomerBalanceTransaction } from '../objects/customer-balance-transaction.ts';
import { listOf } from '../objects/list.ts';
import { schemaName } from '../store/schema.ts';
import type { Transaction } from '../store/transaction.ts';
import { type CustomerChange, customerParameters, withChange } from './customer-change.ts';
import { saveChange } from './save-change.ts';

const createCustomer = defineCall({
  method: 'POST',
  path: '/v1/customers',
  parameters: {
    ...customerParameters(),
    payment_method: text().optional(),
    test_clock: text().optional(),
  },
  run: async ({ tx, params }) => {
    const testClock = params.test_clock ?? null;
    if (testClock !== null) await tx.get('test_helpers.test_clock', testClock, 'test_clock');
    const now = await tx.now(testClock);
    const made = await insertCustomer(tx, { now, testClock, balance: params.balance ?? 0 });
    const token = params.payment_method;
    const paymentMethod =
      token === undefined
        ? undefined
        : await attachTestPaymentMethod(tx, { token, customerId: made.id });
    const change = withTokenAsId(params, token, paymentMethod?.id);
    const attached = await tx.get('customer', made.id);
    const customer = await tx.update('customer', await withChange(tx, attached, change));
    await tx.emit({ type: 'customer.created', object: customer, now });
    return customer;
  },
});

const retrieveCustomer = defineCall({
  method: 'GET',
  path: '/v1/customers/:id',
  parameters: {},
  run: async ({ tx, id }) => ((await isDeleted(tx, id)) ? deletion(id) : tx.get('customer', id)),
});

const updateCustomer = defineCall({
  method: 'POST',
  path: '/v1/customers/:id',
  parameters: customerParameters(),
  run: async ({ tx, id, params }) => {
    const { balance } = await tx.get('customer', id);
    if (params.balance !== undefined && params.balance !== balance) {
      const amount = params.balance - balance;
      await applyBalance(tx, { customerId: id, amount, type: 'adjustment' });
    }
    const previous = await tx.get('customer', id);
    const next = await withChange(tx, previous, params);
    const now = await tx.now(previous.test_clock);
    return saveChange(tx, 'customer', { previous, next, type: 'customer.updated', now });
  },
});

const deleteCustomerCall = defineCall({
  method: 'DELETE',
  path: '/v1/customers/:id',
  parameters: {},
  run: async ({ tx, id }) => {
    await deleteCustomer(tx, await tx.get('customer', id));
    return deletion(id);
  },
});

const listCustomers = defineCall({
  method: 'GET',
  path: '/v1/customers',
  parameters: {
    ...listParameters(),
    ...createdParameter(),
    email: email().optional(),
    test_clock: text().optional(),
  },
  run: async ({ tx, params }) => {
    if (params.test_clock !== undefined) {
      await tx.get('test_helpers.test_clock', params.test_clock, 'test_clock');
    }
    const where = {
      // Customers on a test clock are shown only to those who ask for that clock.
      test_clock: params.test_clock ?? null,
      ...(params.email !== undefined && { email: params.email }),
    };
    return listReply('/v1/customers', await tx.page('customer', where, params));
  },
});

export const customerCalls = [
  createCustomer,
  retrieveCustomer,
  updateCustomer,
  deleteCustomerCall,
  listCustomers,
];

export const customerFields: IncludedFields = {
  'customer.subscriptions': async (tx, { id }) => {
    const subscriptions = await tx.all('subscription', { customer: id });
    const current = subscriptions.filter(({ status }) => status !== 'canceled');
    return listOf(`/v1/customers/${id}/subscriptions`, current.toReversed());
  },
};

async function insertCustomer(
  tx: Transaction,
  {
    now,
    testClock,
    balance,
  }: { readonly now: number; readonly testClock: string | null; readonly balance: number },
): Promise<Customer> {
  const currency = balance === 0 ? null : 'gbp';
  const made = newCustomer({ now, testClock, balance, currency });
  await tx.insert('customer', made, { testClock });
  if (currency !== null) {
    await tx.insert(
      'customer_balance_transaction',
      newCustomerBalanceTransaction({
        now,
        amount: balance,
        currency,
        customer: made.id,
        endingBalance: balance,
        type: 'initial',
      }),
    );
  }
  return made;
}

/** The default may be named by the same token as the card that is attached. */
function withTokenAsId(
  change: CustomerChange,
  token: string | undefined,
  id: string | undefined,
): CustomerChange {
  const settings = change.invoice_settings;
  if (id === undefined || settings?.default_payment_method !== token) return change;
  return { ...change, invoice_settings: { ...settings, default_payment_method: id } };
}

async function isDeleted(tx: Transaction, id: string): Promise<boolean> {
  const { rows } = await tx.client.query(
    `SELECT 1 FROM ${schemaName}.objects WHERE id = $1 AND kind = 'customer' AND is_deleted`,
    [id],
  );
  return rows.length > 0;
}

function deletion(id: string): object {
  return { id, object: 'customer', deleted: true };
}
