/** The invoice that would come of a change, or comes next without one; nothing is written. */

import { newId } from '../ids.ts';
import type { Customer } from '../objects/customer.ts';
import type { Invoice } from '../objects/invoice.ts';
import type { Subscription } from '../objects/subscription.ts';
import type { Transaction } from '../store/transaction.ts';
import { StripeError } from '../stripe-error.ts';
import type { EndChange } from './cancel-at.ts';
import { chargeableAmountOf } from './chargeable-amount.ts';
import { buildSubscription, type NewSubscriptionInput } from './create-subscription.ts';
import { buildInvoice, type DraftInput, draftSeconds } from './draft-invoice.ts';
import { findWaitingItems, waitingItemOf } from './invoice-lines.ts';
import { withoutPendingChange } from './pending-updates.ts';
import { planChange } from './plan-subscription-change.ts';
import { nextPeriodOf } from './renewal.ts';
import { currentPeriodOf, endedStatuses } from './save-subscription.ts';
import type { BillingChange, ChangePlan } from './subscription-change.ts';
import { withFields } from './subscription-fields.ts';

export type PreviewMode = 'next' | 'recurring';

type PreviewedChange = BillingChange & EndChange;

type Asked = { readonly change: PreviewedChange; readonly mode: PreviewMode };

export async function previewChange(
  tx: Transaction,
  subscription: Subscription,
  asked: Asked,
): Promise<Invoice> {
  if (endedStatuses.has(subscription.status)) throw noUpcomingInvoice();
  // A change that waits gives way to the next invoice, and sets free the credit that it holds.
  await tx.client.query('SAVEPOINT preview');
  const preview = await previewOf(tx, await withoutPendingChange(tx, subscription), asked);
  await tx.client.query('ROLLBACK TO SAVEPOINT preview');
  return preview;
}

async function previewOf(
  tx: Transaction,
  subscription: Subscription,
  { change, mode }: Asked,
): Promise<Invoice> {
  const now = await tx.now(subscription.test_clock);
  const customer = await tx.get('customer', subscription.customer);
  const plan = await planChange(tx, subscription, change);
  const after = withFields(
    plan.subscription,
    { ...change, isOnSession: false, isAuthenticated: false },
    now,
  );
  const waiting = await waitingFor(tx, { customer, subscription, plan, now });
  if (mode === 'recurring') return recurring(tx, { customer, subscription: after });
  if (plan.isInvoicedNow && waiting.length + plan.periodLines.length > 0) {
    return upcoming(now, {
      customer,
      subscription: after,
      waiting,
      lines: plan.periodLines,
      periodStart: currentPeriodOf(subscription).start,
      prorationDate: plan.prorationDate,
    });
  }
  const { start, end } = currentPeriodOf(after);
  const isLast = after.cancel_at !== null && after.cancel_at <= end;
  const lines = isLast ? [] : (await nextPeriodOf(tx, after)).lines;
  if (waiting.length + lines.length === 0) throw noUpcomingInvoice();
  return upcomingRenewal(end, {
    customer,
    subscription: after,
    waiting,
    lines,
    periodStart: start,
    prorationDate: plan.prorations.length > 0 ? plan.prorationDate : undefined,
  });
}

/** The first invoice of a subscription that does not exist yet. */
export async function previewNewSubscription(
  tx: Transaction,
  input: NewSubscriptionInput,
  mode: PreviewMode,
): Promise<Invoice> {
  const { customer } = input;
  const now = await tx.now(customer.test_clock);
  const { subscription, lines } = await buildSubscription(tx, input, now);
  if (mode === 'recurring') return recurring(tx, { customer, subscription });
  const waiting = await findWaitingItems(tx, customer.id, null);
  return withoutSubscription(upcoming(now, { customer, subscription, waiting, lines }));
}

/** What every period costs from the next one on. */
async function recurring(
  tx: Transaction,
  { customer, subscription }: { readonly customer: Customer; readonly subscription: Subscription },
): Promise<Invoice> {
  const { start, end } = currentPeriodOf(subscription);
  const { lines } = await nextPeriodOf(tx, subscription);
  return upcomingRenewal(end, { customer, subscription, lines, periodStart: start });
}

async function waitingFor(
  tx: Transaction,
  {
    customer,
    subscription,
    plan,
    now,
  }: {
    readonly customer: Customer;
    readonly subscription: Subscription;
    readonly plan: ChangePlan;
    readonly now: number;
  },
) {
  const waiting = await findWaitingItems(tx, customer.id, subscription.id);
  return [...waiting, ...plan.prorations.map((line) => waitingItemOf(line, { customer, now }))];
}

function upcoming(at: number, input: Omit<DraftInput, 'billingReason'>): Invoice {
  const invoice = buildInvoice(
    { ...input, id: newId('upcoming_in'), billingReason: 'upcoming', periodEnd: at },
    at,
  );
  const amountDue = chargeableAmountOf(invoice.amount_due);
  return {
    ...invoice,
    amount_due: amountDue,
    amount_remaining: amountDue,
    auto_advance: false,
    next_payment_attempt: at,
  };
}

/** Charged once its draft has been open to changes for an hour. */
function upcomingRenewal(at: number, input: Omit<DraftInput, 'billingReason'>): Invoice {
  return { ...upcoming(at, input), next_payment_attempt: at + draftSeconds };
}

/** Nothing may point to a subscription that nobody can retrieve. */
function withoutSubscription(invoice: Invoice): Invoice {
  return { ...invoice, parent: null };
}

function noUpcomingInvoice(): StripeError {
  return new StripeError(404, 'invalid_request_error', 'No upcoming invoices for customer', {
    code: 'invoice_upcoming_none',
  });
}
