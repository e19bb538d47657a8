/** Money that staff give back, of one invoice and as much as they say. */
import { randomUUID } from 'node:crypto';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import type { SubscriptionRow } from '../../entitlements/subscription-tier.ts';
import { DomainError, invalidField } from '../../platform/errors.ts';
import type { BillingDeps, ConnectedProvider } from '../deps.ts';
import type { PaidInvoice } from '../payment-provider.ts';
import { withCustomerLease } from '../sync/customer-lease.ts';
import { findCustomerOf } from '../sync/customers.store.ts';
import { syncCustomer } from '../sync/sync-subscription.ts';

const texts = adminTexts.subscriptions;

export type StaffRefund = {
  readonly userId: number;
  readonly subscription: Pick<SubscriptionRow, 'subscriptionId' | 'startedAt'>;
  readonly invoiceId: string;
  readonly amountPence: number;
  /** What had gone back of it when staff looked; null where they do not say. */
  readonly seenRefundedPence: number | null;
};

/** What has gone back of the invoice in total, before and after. */
export type RefundedSums = { readonly beforePence: number; readonly afterPence: number };

/**
 * Also of a subscription that has ended. Throws `not_found` for an invoice that is not of it, or not paid, and
 * `conflict` where something has gone back since staff looked: the same act that is sent again, for one.
 */
export async function refundByStaff(deps: BillingDeps, act: StaffRefund): Promise<RefundedSums> {
  requireAmount(act.amountPence);
  const connected = await deps.payments.connect();
  const row = await findCustomerOf(deps.db, act.userId);
  const customerId = row?.customerId ?? null;
  if (row === null || customerId === null) throw invoiceNotFound();
  return withCustomerLease(deps, row.id, async (lease) => {
    const invoices = await listPayments(connected, act);
    const beforePence = refundedOf(invoices);
    if (act.seenRefundedPence !== null && act.seenRefundedPence !== beforePence) {
      throw refundedSince();
    }
    for (const part of shareOut(invoices, act.amountPence)) {
      // Of each act: one that has failed at the bank can be made again.
      await connected.provider.refund({ ...part, key: randomUUID() });
    }
    const afterPence = refundedOf(await listPayments(connected, act));
    await syncCustomer(deps, { lease, connected, customerId });
    return { beforePence, afterPence };
  });
}

function requireAmount(amountPence: number): void {
  if (!Number.isSafeInteger(amountPence) || amountPence < 1) {
    throw invalidField('amount', texts.invalidAmount);
  }
}

/** An invoice may have been paid in several parts. */
async function listPayments(
  { provider }: ConnectedProvider,
  { subscription, invoiceId }: StaffRefund,
): Promise<PaidInvoice[]> {
  const { subscriptionId, startedAt: since } = subscription;
  const paid =
    subscriptionId === null ? [] : await provider.listPaidInvoices({ subscriptionId, since });
  const found = paid.filter(({ id }) => id === invoiceId);
  if (found.length === 0) throw invoiceNotFound();
  return found;
}

type RefundPart = { readonly invoice: PaidInvoice; readonly amountPence: number };

function shareOut(invoices: readonly PaidInvoice[], amountPence: number): RefundPart[] {
  let leftPence = amountPence;
  const parts = invoices.map((invoice) => {
    const partPence = Math.min(leftPence, invoice.paidPence - invoice.refundedPence);
    leftPence -= partPence;
    return { invoice, amountPence: partPence };
  });
  if (leftPence > 0) throw invalidField('amount', texts.moreThanIsLeft);
  return parts.filter((part) => part.amountPence > 0);
}

function refundedOf(invoices: readonly PaidInvoice[]): number {
  return invoices.reduce((total, { refundedPence }) => total + refundedPence, 0);
}

function invoiceNotFound(): DomainError {
  return new DomainError('not_found', { message: texts.invoiceNotFound });
}

function refundedSince(): DomainError {
  return new DomainError('conflict', { message: texts.refundedSince });
}
