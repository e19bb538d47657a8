/** The end of a customer, and of all that lives by them. */
import type { Customer } from '../objects/customer.ts';
import type { Transaction } from '../store/transaction.ts';
import { cancelSubscriptionsOf } from './cancellation.ts';

export async function deleteCustomer(tx: Transaction, customer: Customer): Promise<void> {
  const { id } = customer;
  const now = await tx.now(customer.test_clock);
  await cancelSubscriptionsOf(tx, id);
  for (const previous of await tx.all('payment_method', { customer: id })) {
    const detached = await tx.update('payment_method', { ...previous, customer: null });
    await tx.emit({ type: 'payment_method.detached', object: detached, previous, now });
  }
  await tx.remove('customer', id);
  await tx.emit({ type: 'customer.deleted', object: customer, now });
}
