/** Whether the last automatic payment of a customer failed. */
import type { Invoice } from '../objects/invoice.ts';
import type { Transaction } from '../store/transaction.ts';

export async function setDelinquent(
  tx: Transaction,
  invoice: Invoice,
  isDelinquent: boolean,
): Promise<void> {
  // A deleted customer's invoices may still be paid.
  const previous = await tx.find('customer', invoice.customer);
  if (previous === null || previous.delinquent === isDelinquent) return;
  const customer = await tx.update('customer', { ...previous, delinquent: isDelinquent });
  const now = await tx.now(previous.test_clock);
  await tx.emit({ type: 'customer.updated', object: customer, previous, now });
}
