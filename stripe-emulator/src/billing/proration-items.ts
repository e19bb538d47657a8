/** Prorations as invoice items, which wait for the next invoice of their subscription. */
import type { Subscription } from '../objects/subscription.ts';
import type { Transaction } from '../store/transaction.ts';
import type { BilledLine } from './billed-lines.ts';
import { waitingItemOf } from './invoice-lines.ts';

/** Gives the ids of the items. */
export async function addProrations(
  tx: Transaction,
  subscription: Subscription,
  prorations: readonly BilledLine[],
): Promise<readonly string[]> {
  const customer = await tx.get('customer', subscription.customer);
  const now = await tx.now(subscription.test_clock);
  const ids: string[] = [];
  for (const line of prorations) {
    const { item, lineId } = waitingItemOf(line, { customer, now });
    await tx.insert('invoiceitem', item, {
      internal: { lineId },
      testClock: customer.test_clock,
    });
    await tx.emit({ type: 'invoiceitem.created', object: item, now });
    ids.push(item.id);
  }
  return ids;
}
