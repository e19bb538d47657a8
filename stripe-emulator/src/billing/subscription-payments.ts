/** What the payment of an invoice, or its end without one, means for the subscription. */
import type { Invoice } from '../objects/invoice.ts';
import type { Subscription } from '../objects/subscription.ts';
import type { Transaction } from '../store/transaction.ts';
import { endDunning } from './dunning-end.ts';
import { applyPendingChange, clearPendingChange } from './pending-change.ts';
import { endedStatuses, saveSubscription } from './save-subscription.ts';

export async function afterInvoicePaid(tx: Transaction, invoice: Invoice): Promise<void> {
  const subscription = await findSubscriptionOf(tx, invoice);
  if (subscription === null) return;
  const { pendingChange } = await tx.internal('subscription', subscription.id);
  if (pendingChange?.invoice === invoice.id) {
    await applyPendingChange(tx, subscription, pendingChange);
  } else if (subscription.status === 'incomplete') {
    await activate(tx, subscription, invoice);
  }
  await recover(tx, subscription.id);
}

/** Called for each attempt that failed, and for one that waits for the cardholder. */
export async function afterInvoiceFailed(tx: Transaction, invoice: Invoice): Promise<void> {
  const subscription = await findSubscriptionOf(tx, invoice);
  if (subscription === null) return;
  const { pendingChange } = await tx.internal('subscription', subscription.id);
  if (pendingChange?.invoice === invoice.id) return;
  if (subscription.status === 'active') {
    await saveSubscription(tx, subscription, { after: { ...subscription, status: 'past_due' } });
  }
  // The attempt was made with the time of the next one already set: none means that it was the last.
  const isLast = invoice.auto_advance && invoice.next_payment_attempt === null;
  if (isLast) await endDunning(tx, subscription.id, invoice);
}

export async function afterInvoiceVoided(tx: Transaction, invoice: Invoice): Promise<void> {
  const subscription = await findSubscriptionOf(tx, invoice);
  if (subscription === null) return;
  const { pendingChange } = await tx.internal('subscription', subscription.id);
  if (pendingChange?.invoice === invoice.id) {
    await clearPendingChange(tx, subscription, pendingChange);
    return;
  }
  if (subscription.status === 'incomplete') {
    const now = await tx.now(subscription.test_clock);
    await saveSubscription(tx, subscription, {
      after: { ...subscription, status: 'incomplete_expired', ended_at: now },
    });
    return;
  }
  await recover(tx, subscription.id);
}

export async function afterInvoiceUncollectible(tx: Transaction, invoice: Invoice): Promise<void> {
  const subscription = await findSubscriptionOf(tx, invoice);
  if (subscription !== null) await recover(tx, subscription.id);
}

/** Null for an invoice of its own, and for a subscription that is over. */
async function findSubscriptionOf(tx: Transaction, invoice: Invoice): Promise<Subscription | null> {
  const id = invoice.parent?.subscription_details.subscription;
  const subscription = id === undefined ? null : await tx.find('subscription', id);
  return subscription === null || endedStatuses.has(subscription.status) ? null : subscription;
}

async function activate(tx: Transaction, subscription: Subscription, invoice: Invoice) {
  const isSaved = subscription.payment_settings.save_default_payment_method === 'on_subscription';
  const paidWith = isSaved ? await findPaymentMethodOf(tx, invoice) : null;
  await saveSubscription(tx, subscription, {
    after: {
      ...subscription,
      default_payment_method: paidWith ?? subscription.default_payment_method,
      status: 'active',
    },
  });
}

async function findPaymentMethodOf(tx: Transaction, invoice: Invoice): Promise<string | null> {
  const [payment] = await tx.all('invoice_payment', { invoice: invoice.id, status: 'paid' });
  if (payment === undefined) return null;
  const intent = await tx.find('payment_intent', payment.payment.payment_intent);
  return intent?.payment_method ?? null;
}

/** An overdue subscription is active again once its newest invoice that counts is settled. */
async function recover(tx: Transaction, id: string): Promise<void> {
  const subscription = await tx.get('subscription', id);
  if (subscription.status !== 'past_due' && subscription.status !== 'unpaid') return;
  const invoices = await tx.all('invoice', {
    parent: { subscription_details: { subscription: id } },
  });
  const newest = invoices.findLast(({ status }) => status !== 'void' && status !== 'draft');
  if (newest?.status === 'open') return;
  await saveSubscription(tx, subscription, { after: { ...subscription, status: 'active' } });
}
