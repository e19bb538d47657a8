/** A change that waits for its payment: made once the invoice is paid, forgotten when it is void. */
import { changeMetadata } from '../objects/metadata.ts';
import type { Subscription } from '../objects/subscription.ts';
import type { PendingChange } from '../store/billing-internals.ts';
import type { Transaction } from '../store/transaction.ts';
import { withEnd } from './cancel-at.ts';
import { currentPeriodOf, saveSubscription } from './save-subscription.ts';

export async function applyPendingChange(
  tx: Transaction,
  subscription: Subscription,
  change: PendingChange,
): Promise<Subscription> {
  const now = await tx.now(subscription.test_clock);
  const { status, ...fields } = change.after;
  const isTrialChanged = status === 'trialing' || subscription.status === 'trialing';
  const applied: Subscription = {
    ...subscription,
    ...fields,
    latest_invoice: change.invoice,
    metadata: changeMetadata(subscription.metadata, change.metadata),
    pending_update: null,
    status: isTrialChanged ? status : subscription.status,
  };
  const isShown = subscription.pending_update !== null;
  const saved = await saveSubscription(tx, subscription, {
    after: withCancellation(applied, change, now),
    internal: { debits: change.debits, pendingChange: null },
  });
  if (isShown) {
    const type = 'customer.subscription.pending_update_applied';
    await tx.emit({ type, object: saved, now });
  }
  return saved;
}

export async function clearPendingChange(
  tx: Transaction,
  subscription: Subscription,
  change: PendingChange,
): Promise<Subscription> {
  await releaseItems(tx, change);
  return saveSubscription(tx, subscription, {
    after: { ...subscription, pending_update: null },
    internal: { pendingChange: null },
  });
}

/** An end that follows the period follows it into the new one, too. */
function withCancellation(
  subscription: Subscription,
  { isCancelledAtPeriodEnd }: PendingChange,
  now: number,
): Subscription {
  if (isCancelledAtPeriodEnd !== null) {
    return withEnd(subscription, { isCancelledAtPeriodEnd }, now);
  }
  if (!subscription.cancel_at_period_end) return subscription;
  return { ...subscription, cancel_at: currentPeriodOf(subscription).end };
}

/** What had waited before the change waits again; the change's own prorations go with it. */
async function releaseItems(tx: Transaction, change: PendingChange): Promise<void> {
  const own = new Set(change.invoiceItems);
  for (const item of await tx.all('invoiceitem', { invoice: change.invoice })) {
    if (!own.has(item.id)) await tx.update('invoiceitem', { ...item, invoice: null });
  }
}
