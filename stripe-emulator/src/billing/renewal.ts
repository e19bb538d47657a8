/** The start of the next period: a draft of its invoice, finalised and charged an hour later. */

import { newId } from '../ids.ts';
import type { Subscription } from '../objects/subscription.ts';
import type { Transaction } from '../store/transaction.ts';
import { type BilledLine, debitOf, periodLine } from './billed-lines.ts';
import { createDraftInvoice } from './draft-invoice.ts';
import { cycleOf, nextBoundary } from './periods.ts';
import { productNamesOf } from './product-names.ts';
import { currentPeriodOf, saveSubscription } from './save-subscription.ts';

export async function renew(tx: Transaction, before: Subscription): Promise<void> {
  const { subscription, lines } = await nextPeriodOf(tx, before);
  const invoiceId = newId('in');
  const after = await saveSubscription(tx, before, {
    after: { ...subscription, latest_invoice: invoiceId },
    internal: { debits: lines.map(debitOf) },
  });
  await createDraftInvoice(tx, {
    id: invoiceId,
    billingReason: 'subscription_cycle',
    customer: await tx.get('customer', before.customer),
    subscription: after,
    lines,
    periodStart: currentPeriodOf(before).start,
    periodEnd: currentPeriodOf(before).end,
    // Nothing is collected for somebody who has not paid for long: the draft waits for a person.
    isAutoAdvanced: after.status !== 'unpaid',
  });
}

/** The subscription in the period after the current one, and what that costs. */
export async function nextPeriodOf(
  tx: Transaction,
  before: Subscription,
): Promise<{ readonly subscription: Subscription; readonly lines: readonly BilledLine[] }> {
  const items = before.items.data;
  const start = currentPeriodOf(before).end;
  const end = nextBoundary(before.billing_cycle_anchor, cycleOf(items), start);
  const next = items.map((item) => ({
    ...item,
    current_period_start: start,
    current_period_end: end,
  }));
  const productNames = await productNamesOf(
    tx,
    items.map(({ price }) => price),
  );
  return {
    subscription: {
      ...before,
      cancel_at: before.cancel_at_period_end ? end : before.cancel_at,
      items: { ...before.items, data: next },
      status: before.status === 'trialing' ? 'active' : before.status,
    },
    lines: next.map((item) => periodLine({ item, productNames }, { start, end })),
  };
}
