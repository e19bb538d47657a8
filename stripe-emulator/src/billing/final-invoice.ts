/** The last invoice of a subscription that ends while amounts still wait to be billed. */
import type { Invoice } from '../objects/invoice.ts';
import type { Subscription } from '../objects/subscription.ts';
import type { Transaction } from '../store/transaction.ts';
import { createDraftInvoice } from './draft-invoice.ts';
import { finalizeInvoice } from './finalize-invoice.ts';
import { findWaitingItems } from './invoice-lines.ts';
import { payInvoice } from './pay-invoice.ts';
import { currentPeriodOf } from './save-subscription.ts';

/** Without anything to bill there is none. */
export async function billWhatWaits(tx: Transaction, subscription: Subscription): Promise<void> {
  const waiting = await findWaitingItems(tx, subscription.customer, subscription.id);
  if (waiting.length === 0) return;
  const draft = await createDraftInvoice(tx, {
    billingReason: 'subscription_cycle',
    customer: await tx.get('customer', subscription.customer),
    subscription,
    waiting,
    periodStart: currentPeriodOf(subscription).start,
  });
  const latest = await tx.get('subscription', subscription.id);
  await tx.update('subscription', { ...latest, latest_invoice: draft.id });
  if (draft.total < 0) {
    await giveUp(tx, draft);
    return;
  }
  const invoice = await finalizeInvoice(tx, draft);
  if (invoice.status !== 'open') return;
  await payInvoice(tx, invoice, { isOnSession: false, isAuthenticated: false });
}

/** Recorded so: a credit at the very end has no number and does not reach the balance. */
async function giveUp(tx: Transaction, draft: Invoice): Promise<void> {
  const now = await tx.now(draft.test_clock);
  const marked = await tx.update('invoice', {
    ...draft,
    status: 'uncollectible',
    status_transitions: { ...draft.status_transitions, marked_uncollectible_at: now },
  });
  await tx.emit({ type: 'invoice.marked_uncollectible', object: marked, now });
}
