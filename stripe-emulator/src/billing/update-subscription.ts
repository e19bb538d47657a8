/** Changes a subscription: at once, with an invoice where one is due, or once that invoice is paid. */
import { newId } from '../ids.ts';
import type { CancellationDetails } from '../objects/cancellation-details.ts';
import type { Invoice } from '../objects/invoice.ts';
import type { MetadataChange } from '../objects/metadata.ts';
import type { MissingPaymentMethod, Subscription } from '../objects/subscription.ts';
import type { Transaction } from '../store/transaction.ts';
import { type EndChange, requireFutureEnd } from './cancel-at.ts';
import type { SubscriptionResult } from './create-subscription.ts';
import { createDraftInvoice } from './draft-invoice.ts';
import { finalizeInvoice } from './finalize-invoice.ts';
import { type PaymentOutcome, payInvoice } from './pay-invoice.ts';
import { type PaymentBehavior, requireAllowed } from './payment-behavior.ts';
import { payThenChange, withoutPendingChange } from './pending-updates.ts';
import { planChange } from './plan-subscription-change.ts';
import { addProrations } from './proration-items.ts';
import { currentPeriodOf, saveSubscription } from './save-subscription.ts';
import type { BillingChange, ChangePlan } from './subscription-change.ts';
import { withFields } from './subscription-fields.ts';
import { tellOfTrialEnd } from './trial.ts';

export type SubscriptionChange = BillingChange &
  EndChange & {
    readonly paymentBehavior?: PaymentBehavior | undefined;
    readonly isOnSession: boolean;
    readonly isAuthenticated: boolean;
    readonly metadata?: MetadataChange | undefined;
    readonly description?: string | null | undefined;
    readonly defaultPaymentMethod?: string | null | undefined;
    readonly cancellationDetails?:
      | Partial<Pick<CancellationDetails, 'comment' | 'feedback'>>
      | undefined;
    readonly invoiceSettings?:
      | {
          readonly description?: string | null | undefined;
          readonly footer?: string | null | undefined;
        }
      | undefined;
    readonly missingPaymentMethod?: MissingPaymentMethod | undefined;
    readonly saveDefaultPaymentMethod?: 'off' | 'on_subscription' | undefined;
  };

export async function updateSubscription(
  tx: Transaction,
  subscription: Subscription,
  change: SubscriptionChange,
): Promise<SubscriptionResult> {
  const before = isOfBilling(change) ? await withoutPendingChange(tx, subscription) : subscription;
  const plan = await planChange(tx, before, change);
  const isBilled = plan.isInvoicedNow && [...plan.prorations, ...plan.periodLines].length > 0;
  if (isBilled && change.paymentBehavior === 'pending_if_incomplete') {
    return payThenChange(tx, before, { plan, change });
  }
  const result = await changeThenBill(tx, before, { plan, change, isBilled });
  await tellOfTrialEnd(tx, before.id);
  return result;
}

function isOfBilling({ items, trialEnd, anchor }: SubscriptionChange): boolean {
  return items !== undefined || trialEnd !== undefined || anchor === 'now';
}

async function changeThenBill(
  tx: Transaction,
  before: Subscription,
  {
    plan,
    change,
    isBilled,
  }: {
    readonly plan: ChangePlan;
    readonly change: SubscriptionChange;
    readonly isBilled: boolean;
  },
): Promise<SubscriptionResult> {
  const now = await tx.now(before.test_clock);
  const invoiceId = newId('in');
  const changed = withFields(plan.subscription, change, now);
  requireFutureEnd(changed, now);
  await saveSubscription(tx, before, {
    after: isBilled ? { ...changed, latest_invoice: invoiceId } : changed,
    internal: { debits: plan.debits },
  });
  await addProrations(tx, before, plan.prorations);
  const paid = isBilled ? await billChange(tx, before, { plan, change, invoiceId }) : null;
  return {
    subscription: await tx.get('subscription', before.id),
    invoice: paid?.invoice ?? null,
    outcome: paid?.outcome ?? null,
  };
}

async function billChange(
  tx: Transaction,
  before: Subscription,
  {
    plan,
    change,
    invoiceId,
  }: {
    readonly plan: ChangePlan;
    readonly change: SubscriptionChange;
    readonly invoiceId: string;
  },
): Promise<{ readonly invoice: Invoice; readonly outcome: PaymentOutcome | null }> {
  const draft = await createDraftInvoice(tx, {
    id: invoiceId,
    billingReason: 'subscription_update',
    customer: await tx.get('customer', before.customer),
    subscription: await tx.get('subscription', before.id),
    lines: plan.periodLines,
    periodStart: currentPeriodOf(before).start,
    prorationDate: plan.prorationDate,
  });
  const invoice = await finalizeInvoice(tx, draft);
  if (invoice.status !== 'open') return { invoice, outcome: null };
  if (change.paymentBehavior === 'default_incomplete') {
    await markOverdue(tx, before.id);
    return { invoice, outcome: null };
  }
  const outcome = await payInvoice(tx, invoice, change);
  requireAllowed(outcome, change.paymentBehavior);
  return { invoice: outcome.invoice, outcome };
}

async function markOverdue(tx: Transaction, id: string): Promise<void> {
  const subscription = await tx.get('subscription', id);
  await saveSubscription(tx, subscription, { after: { ...subscription, status: 'past_due' } });
}
