/** What happens to a subscription whose invoice could not be collected, however often it was tried. */
import type { Invoice } from '../objects/invoice.ts';
import { readSettings } from '../store/settings.ts';
import type { Transaction } from '../store/transaction.ts';
import { cancelSubscription } from './cancellation.ts';
import { saveSubscription } from './save-subscription.ts';

export async function endDunning(
  tx: Transaction,
  subscriptionId: string,
  invoice: Invoice,
): Promise<void> {
  const now = await tx.now(invoice.test_clock);
  const left = await tx.update('invoice', { ...invoice, auto_advance: false });
  await tx.emit({ type: 'invoice.updated', object: left, previous: invoice, now });
  const subscription = await tx.get('subscription', subscriptionId);
  const settings = await readSettings(tx.client);
  if (settings.finally === 'cancel') {
    await cancelSubscription(tx, subscription, { reason: 'payment_failed' });
  } else if (settings.finally === 'mark_unpaid') {
    await saveSubscription(tx, subscription, { after: { ...subscription, status: 'unpaid' } });
  }
}
