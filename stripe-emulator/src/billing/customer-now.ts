/** The time of whatever belongs to a customer: that of their test clock, if they live by one. */
import type { Transaction } from '../store/transaction.ts';

/** By the product's clock for what has no customer, or one that has been deleted. */
export async function customerNow(tx: Transaction, customerId: string | null): Promise<number> {
  const customer = customerId === null ? null : await tx.find('customer', customerId);
  return tx.now(customer?.test_clock);
}
