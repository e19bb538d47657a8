/** What a person was billed. */

import type { BillingDeps } from './deps.ts';
import type { InvoiceSummary, SubscriptionBills } from './payment-provider.ts';
import { findCustomerOf } from './sync/customers.store.ts';

/** Newest first. */
export async function listInvoices(
  { db, payments }: BillingDeps,
  userId: number,
): Promise<readonly InvoiceSummary[]> {
  const { provider } = await payments.connect();
  const customerId = (await findCustomerOf(db, userId))?.customerId ?? null;
  return customerId === null ? [] : provider.listInvoices(customerId);
}

export async function listBills(
  { payments }: Pick<BillingDeps, 'payments'>,
  { subscriptionId }: { readonly subscriptionId: string | null },
): Promise<SubscriptionBills> {
  const { provider } = await payments.connect();
  return subscriptionId === null
    ? { invoices: [], refunds: [] }
    : provider.listBills(subscriptionId);
}
