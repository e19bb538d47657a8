/** Updates by `pending_if_incomplete`: nothing about the subscription changes before the money is there. */
import type { Invoice } from '../objects/invoice.ts';
import { changeMetadata } from '../objects/metadata.ts';
import type { PendingUpdate } from '../objects/pending-update.ts';
import type { Subscription } from '../objects/subscription.ts';
import type { PendingChange } from '../store/billing-internals.ts';
import type { Transaction } from '../store/transaction.ts';
import { billedOn } from './billed-lines.ts';
import { voidInvoice } from './close-invoice.ts';
import type { SubscriptionResult } from './create-subscription.ts';
import { createDraftInvoice } from './draft-invoice.ts';
import { finalizeInvoice } from './finalize-invoice.ts';
import { payInvoice } from './pay-invoice.ts';
import { requireAllowed } from './payment-behavior.ts';
import { addProrations } from './proration-items.ts';
import { currentPeriodOf, saveSubscription } from './save-subscription.ts';
import type { ChangePlan } from './subscription-change.ts';
import type { SubscriptionChange } from './update-subscription.ts';

const pendingSeconds = 23 * 60 * 60;

type Update = { readonly plan: ChangePlan; readonly change: SubscriptionChange };

export async function payThenChange(
  tx: Transaction,
  subscription: Subscription,
  update: Update,
): Promise<SubscriptionResult> {
  const { plan, change } = update;
  const draft = await draftOf(tx, subscription, update);
  const invoice = await finalizeInvoice(tx, draft);
  if (invoice.status !== 'open') {
    const changed = await tx.get('subscription', subscription.id);
    return { subscription: changed, invoice, outcome: null };
  }
  const outcome = await payInvoice(tx, invoice, change);
  requireAllowed(outcome, change.paymentBehavior);
  if (outcome.kind !== 'paid') {
    const before = await tx.get('subscription', subscription.id);
    const pending = pendingUpdateOf(before, { plan, change });
    const now = await tx.now(before.test_clock);
    await saveSubscription(tx, before, {
      after: {
        ...before,
        latest_invoice: invoice.id,
        pending_update: { ...pending, expires_at: expiryOf(before, now) },
      },
    });
  }
  return {
    subscription: await tx.get('subscription', subscription.id),
    invoice: outcome.invoice,
    outcome,
  };
}

export async function expirePendingChange(
  tx: Transaction,
  subscription: Subscription,
): Promise<void> {
  const { pendingChange } = await tx.internal('subscription', subscription.id);
  if (!pendingChange) throw new Error(`${subscription.id} shows a change that is not there`);
  const now = await tx.now(subscription.test_clock);
  const type = 'customer.subscription.pending_update_expired';
  await tx.emit({ type, object: subscription, now });
  await voidInvoice(tx, await tx.get('invoice', pendingChange.invoice));
}

/** A change of what is billed takes the place of one that still waits. */
export async function withoutPendingChange(
  tx: Transaction,
  subscription: Subscription,
): Promise<Subscription> {
  const { pendingChange } = await tx.internal('subscription', subscription.id);
  if (!pendingChange) return subscription;
  await voidInvoice(tx, await tx.get('invoice', pendingChange.invoice));
  return tx.get('subscription', subscription.id);
}

/** The invoice, with the change remembered for the moment at which it is paid. */
async function draftOf(
  tx: Transaction,
  subscription: Subscription,
  { plan, change }: Update,
): Promise<Invoice> {
  const invoiceItems = await addProrations(tx, subscription, plan.prorations);
  const draft = await createDraftInvoice(tx, {
    billingReason: 'subscription_update',
    customer: await tx.get('customer', subscription.customer),
    subscription,
    lines: plan.periodLines,
    periodStart: currentPeriodOf(subscription).start,
    prorationDate: plan.prorationDate,
  });
  const { billing_cycle_anchor, items, status, trial_end, trial_start } = plan.subscription;
  const lineIds = new Set(draft.lines.data.map(({ id }) => id));
  const pendingChange: PendingChange = {
    invoice: draft.id,
    invoiceItems,
    after: { billing_cycle_anchor, items, status, trial_end, trial_start },
    isCancelledAtPeriodEnd: change.isCancelledAtPeriodEnd ?? null,
    metadata: change.metadata,
    debits: billedOn(plan.debits, { id: draft.id, lineIds }),
  };
  const internal = await tx.internal('subscription', subscription.id);
  const current = await tx.get('subscription', subscription.id);
  await tx.update('subscription', current, { ...internal, pendingChange });
  return draft;
}

function expiryOf(subscription: Subscription, now: number): number {
  const { status, trial_end } = subscription;
  const ends = [currentPeriodOf(subscription).end, now + pendingSeconds];
  return Math.min(...ends, ...(status === 'trialing' && trial_end !== null ? [trial_end] : []));
}

function pendingUpdateOf(
  before: Subscription,
  { plan, change }: Update,
): Omit<PendingUpdate, 'expires_at'> {
  const after = plan.subscription;
  const isAnchorChanged = after.billing_cycle_anchor !== before.billing_cycle_anchor;
  return {
    billing_cycle_anchor: isAnchorChanged ? after.billing_cycle_anchor : null,
    cancel_at_period_end: change.isCancelledAtPeriodEnd ?? null,
    discount: null,
    discounts: null,
    metadata: change.metadata === undefined ? null : changeMetadata({}, change.metadata),
    subscription_items: change.items === undefined ? null : after.items.data,
    trial_end: after.trial_end === before.trial_end ? null : after.trial_end,
    trial_from_plan: null,
  };
}
