/** Money that staff give back, of one invoice and as much as they say. */
import { listSubscriptionsOf } from '../../entitlements/subscriptions.store.ts';
import { DomainError, invalidField } from '../../platform/errors.ts';
import type { BillingDeps, ConnectedProvider } from '../deps.ts';
import type { PaidInvoice } from '../payment-provider.ts';
import { withCustomerLease } from '../sync/customer-lease.ts';
import { findCustomerOf } from '../sync/customers.store.ts';
import { syncCustomer } from '../sync/sync-subscription.ts';

/** Also of a subscription that has ended. Throws `not_found` for an invoice that is not theirs, or not paid. */
export async function refundByStaff(
  deps: BillingDeps,
  {
    userId,
    invoiceId,
    amountPence,
  }: { readonly userId: number; readonly invoiceId: string; readonly amountPence: number },
): Promise<void> {
  const connected = await deps.payments.connect();
  const row = await findCustomerOf(deps.db, userId);
  const customerId = row?.customerId ?? null;
  if (row === null || customerId === null) throw new DomainError('not_found');
  await withCustomerLease(deps, row.id, async (lease) => {
    const invoices = await listPaymentsOf(deps, { connected, userId, invoiceId });
    for (const part of shareOut(invoices, amountPence)) {
      await connected.provider.refund({ ...part, key: keyOf(part) });
    }
    await syncCustomer(deps, { lease, connected, customerId });
  });
}

/** An invoice may have been paid in several parts. */
async function listPaymentsOf(
  { db }: Pick<BillingDeps, 'db'>,
  {
    connected,
    userId,
    invoiceId,
  }: {
    readonly connected: ConnectedProvider;
    readonly userId: number;
    readonly invoiceId: string;
  },
): Promise<PaidInvoice[]> {
  for (const { subscriptionId, startedAt } of await listSubscriptionsOf(db, userId)) {
    if (subscriptionId === null) continue;
    const paid = await connected.provider.listPaidInvoices({ subscriptionId, since: startedAt });
    const found = paid.filter(({ id }) => id === invoiceId);
    if (found.length > 0) return found;
  }
  throw new DomainError('not_found');
}

type RefundPart = { readonly invoice: PaidInvoice; readonly amountPence: number };

function shareOut(invoices: readonly PaidInvoice[], amountPence: number): RefundPart[] {
  if (!Number.isInteger(amountPence) || amountPence < 1) {
    throw invalidField('amount', 'Enter how much to give back.');
  }
  let leftPence = amountPence;
  const parts = invoices.map((invoice) => {
    const partPence = Math.min(leftPence, invoice.paidPence - invoice.refundedPence);
    leftPence -= partPence;
    return { invoice, amountPence: partPence };
  });
  if (leftPence > 0) throw invalidField('amount', 'That is more than is left of this payment.');
  return parts.filter((part) => part.amountPence > 0);
}

/** By what had been given back before: the same act sent twice at once is done once. */
function keyOf({ invoice, amountPence }: RefundPart): string {
  return `staff-${invoice.paymentIntentId}-${invoice.refundedPence}-${amountPence}`;
}
