/** The end of a subscription: at once, or at a time that is set and may be taken back. */

import type { CancellationDetails } from '../objects/cancellation-details.ts';
import type { Subscription } from '../objects/subscription.ts';
import type { Where } from '../store/list-objects.ts';
import type { Transaction } from '../store/transaction.ts';
import { missing } from '../stripe-error.ts';
import { unusedTimeLine } from './billed-lines.ts';
import { withCancellationAt } from './cancel-at.ts';
import { voidInvoice } from './close-invoice.ts';
import { billWhatWaits } from './final-invoice.ts';
import { addProrations } from './proration-items.ts';
import { endedStatuses, saveSubscription } from './save-subscription.ts';

export type Cancellation = {
  readonly reason: CancellationDetails['reason'];
  readonly details?: Partial<CancellationDetails>;
  /** Whether the time that was paid for and is not used any more is credited. */
  readonly isProrated?: boolean;
  /** Whether what waits is billed at once. */
  readonly isInvoicedNow?: boolean;
};

export async function cancelSubscription(
  tx: Transaction,
  subscription: Subscription,
  cancellation: Cancellation,
): Promise<Subscription> {
  if (endedStatuses.has(subscription.status)) throw missing('subscription', subscription.id);
  const { pendingChange } = await tx.internal('subscription', subscription.id);
  if (pendingChange) await voidInvoice(tx, await tx.get('invoice', pendingChange.invoice));
  if (subscription.status === 'incomplete' && subscription.latest_invoice !== null) {
    await voidInvoice(tx, await tx.get('invoice', subscription.latest_invoice));
    return tx.get('subscription', subscription.id);
  }
  await stopCollecting(tx, { parent: { subscription_details: { subscription: subscription.id } } });
  if (cancellation.isProrated) await creditUnusedTime(tx, subscription);
  if (cancellation.isInvoicedNow) await billWhatWaits(tx, subscription);
  return markCanceled(tx, subscription.id, cancellation);
}

/** Every subscription that is not over yet, before its customer goes; nothing is collected either. */
export async function cancelSubscriptionsOf(tx: Transaction, customerId: string): Promise<void> {
  for (const subscription of await tx.all('subscription', { customer: customerId })) {
    if (endedStatuses.has(subscription.status)) continue;
    await cancelSubscription(tx, subscription, { reason: 'cancellation_requested' });
  }
  await stopCollecting(tx, { customer: customerId });
}

/** `cancelAt` null and not at the period's end takes back whichever was set. */
export async function scheduleCancellation(
  tx: Transaction,
  subscription: Subscription,
  schedule: { readonly cancelAt: number | null; readonly isAtPeriodEnd: boolean },
): Promise<Subscription> {
  const now = await tx.now(subscription.test_clock);
  const after = withCancellationAt(subscription, { ...schedule, now });
  return saveSubscription(tx, subscription, { after });
}

async function markCanceled(
  tx: Transaction,
  id: string,
  { reason, details = {} }: Cancellation,
): Promise<Subscription> {
  const subscription = await tx.get('subscription', id);
  const now = await tx.now(subscription.test_clock);
  return saveSubscription(tx, subscription, {
    after: {
      ...subscription,
      canceled_at: subscription.canceled_at ?? now,
      cancellation_details: { ...subscription.cancellation_details, ...details, reason },
      ended_at: now,
      status: 'canceled',
    },
    eventType: 'customer.subscription.deleted',
  });
}

/** Invoices that are not paid stay as they are, and nobody tries to collect them any more. */
async function stopCollecting(tx: Transaction, where: Where): Promise<void> {
  const invoices = await tx.all('invoice', { ...where, auto_advance: true });
  for (const previous of invoices) {
    const invoice = await tx.update('invoice', {
      ...previous,
      auto_advance: false,
      automatically_finalizes_at: null,
      next_payment_attempt: null,
    });
    const now = await tx.now(invoice.test_clock);
    await tx.emit({ type: 'invoice.updated', object: invoice, previous, now });
  }
}

async function creditUnusedTime(tx: Transaction, subscription: Subscription): Promise<void> {
  const now = await tx.now(subscription.test_clock);
  const { debits = [] } = await tx.internal('subscription', subscription.id);
  const credits = debits
    .filter(({ amount }) => amount !== 0)
    .map((debit) => unusedTimeLine(debit, subscription.id, now));
  await addProrations(tx, subscription, credits);
}
