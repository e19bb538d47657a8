/** A visit to the customer portal with all that its pages show, found by the secret in its address. */

import { endedStatuses } from '../billing/save-subscription.ts';
import { hostedAddress } from '../http/address.ts';
import type { BillingPortalConfiguration } from '../objects/billing-portal-configuration.ts';
import type { BillingPortalSession } from '../objects/billing-portal-session.ts';
import type { Customer } from '../objects/customer.ts';
import type { Invoice } from '../objects/invoice.ts';
import type { PaymentMethod } from '../objects/payment-method.ts';
import type { Subscription } from '../objects/subscription.ts';
import type { PortalVisit } from '../store/portal-visit.ts';
import type { Transaction } from '../store/transaction.ts';
import { missing } from '../stripe-error.ts';

export type ShownSubscription = {
  readonly subscription: Subscription;
  readonly productName: string;
  /** The invoice whose payment failed or waits; null where nothing is owed. */
  readonly openInvoice: Invoice | null;
};

export type Portal = {
  readonly secret: string;
  readonly session: BillingPortalSession;
  readonly visit: PortalVisit;
  readonly configuration: BillingPortalConfiguration;
  readonly customer: Customer;
  readonly subscriptions: readonly ShownSubscription[];
  readonly card: PaymentMethod | null;
  readonly invoices: readonly Invoice[];
  readonly isExpired: boolean;
};

const unusedSecondsMax = 60 * 60;
const invoicesMax = 24;

export async function getPortal(tx: Transaction, secret: string): Promise<Portal> {
  const [session] = await tx.all('billing_portal.session', {
    url: hostedAddress(`/p/session/${secret}`),
  });
  if (session === undefined) throw missing('billing_portal.session', secret);
  const visit = await tx.internal('billing_portal.session', session.id);
  const customer = await tx.get('customer', session.customer);
  const all = await tx.all('subscription', { customer: customer.id });
  const living = all.filter(({ status }) => !endedStatuses.has(status));
  const { data: invoices } = await tx.page(
    'invoice',
    { customer: customer.id },
    { limit: invoicesMax },
  );
  const cardId =
    living.find(({ default_payment_method: id }) => id !== null)?.default_payment_method ??
    customer.invoice_settings.default_payment_method;
  return {
    secret,
    session,
    visit,
    configuration: await tx.get('billing_portal.configuration', session.configuration),
    customer,
    subscriptions: await Promise.all(living.map((one) => shownSubscription(tx, one))),
    card: cardId === null ? null : await tx.find('payment_method', cardId),
    invoices: invoices.filter(({ status }) => status !== 'draft'),
    isExpired: (await tx.now()) > (visit.lastUsedAt ?? session.created) + unusedSecondsMax,
  };
}

/** Each use keeps the address alive for another hour. */
export async function touchPortal(tx: Transaction, { session, visit }: Portal): Promise<void> {
  const now = await tx.now();
  if (now === visit.lastUsedAt) return;
  await changeVisit(tx, session, { lastUsedAt: now });
}

export async function changeVisit(
  tx: Transaction,
  session: BillingPortalSession,
  change: PortalVisit,
): Promise<void> {
  const visit = await tx.internal('billing_portal.session', session.id);
  await tx.update('billing_portal.session', session, { ...visit, ...change });
}

async function shownSubscription(
  tx: Transaction,
  subscription: Subscription,
): Promise<ShownSubscription> {
  const productId = subscription.items.data[0]?.price.product;
  const product = productId ? await tx.find('product', productId) : null;
  const latest = subscription.latest_invoice
    ? await tx.find('invoice', subscription.latest_invoice)
    : null;
  return {
    subscription,
    productName: product?.name ?? 'Subscription',
    openInvoice: latest?.status === 'open' ? latest : null,
  };
}
