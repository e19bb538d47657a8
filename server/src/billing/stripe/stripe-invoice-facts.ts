/** Invoices, what was paid for them and what went back, in the words of the port. */
import type Stripe from 'stripe';
import type { InvoiceSummary, PaidInvoice, ProviderRefund } from '../payment-provider.ts';
import { idOrNull, instantOf, pageSize, readingBound, secondsOf } from './stripe-values.ts';

export const withPayments = { limit: pageSize, expand: ['data.payments'] };

/** One for each payment, should there be several for an invoice. Newest first. */
export async function listPaidInvoices(
  stripe: Stripe,
  { subscriptionId, since }: { readonly subscriptionId: string; readonly since: Date },
): Promise<readonly PaidInvoice[]> {
  const created = { gte: secondsOf(since) };
  const invoices = await stripe.invoices
    .list({ subscription: subscriptionId, status: 'paid', created, ...withPayments })
    .autoPagingToArray(readingBound);
  const customer = idOrNull(invoices[0]?.customer);
  if (customer === null) return [];
  const refunded = refundedByIntent(await listCharges(stripe, customer));
  return invoices.flatMap(({ id, payments }) =>
    paymentsOf(payments).map(({ intentId, paidPence }) => ({
      id,
      paymentIntentId: intentId,
      paidPence,
      refundedPence: refunded.get(intentId) ?? 0,
    })),
  );
}

/** Newest first, without those that are not issued yet. */
export async function listInvoices(
  stripe: Stripe,
  customerId: string,
): Promise<readonly InvoiceSummary[]> {
  const [invoices, charges] = await Promise.all([
    stripe.invoices.list({ customer: customerId, ...withPayments }).autoPagingToArray(readingBound),
    listCharges(stripe, customerId),
  ]);
  const refunded = refundedByIntent(charges);
  return issued(invoices).map((invoice) => summaryOf(invoice, refunded));
}

export function issued(invoices: readonly Stripe.Invoice[]): Stripe.Invoice[] {
  return invoices.filter(({ status }) => status !== 'draft');
}

export function summaryOf(
  invoice: Stripe.Invoice,
  refunded: ReadonlyMap<string, number>,
): InvoiceSummary {
  return {
    id: invoice.id,
    number: invoice.number,
    status: invoice.status ?? 'open',
    totalPence: invoice.total,
    paidPence: invoice.amount_paid,
    refundedPence: sum(
      paymentsOf(invoice.payments).map(({ intentId }) => refunded.get(intentId) ?? 0),
    ),
    currency: invoice.currency,
    createdAt: instantOf(invoice.created),
    pageUrl: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
  };
}

/** Newest first. A charge does not name its subscription: its invoice does, which is asked only where money went back. */
export async function listRefunds(
  stripe: Stripe,
  customerId: string,
): Promise<readonly ProviderRefund[]> {
  const charges = await listCharges(stripe, customerId);
  const refunds = charges.flatMap((charge) => charge.refunds?.data ?? []);
  if (refunds.length === 0) return [];
  const subscriptions = await subscriptionsByIntent(stripe, customerId);
  return refunds
    .map((refund) => ({
      id: refund.id,
      subscriptionId: subscriptions.get(idOrNull(refund.payment_intent) ?? '') ?? null,
      amountPence: refund.amount,
      createdAt: instantOf(refund.created),
      hasFailed: refund.status === 'failed' || refund.status === 'canceled',
    }))
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}

export function listCharges(stripe: Stripe, customerId: string): Promise<Stripe.Charge[]> {
  return stripe.charges
    .list({ customer: customerId, limit: pageSize, expand: ['data.refunds'] })
    .autoPagingToArray(readingBound);
}

async function subscriptionsByIntent(
  stripe: Stripe,
  customerId: string,
): Promise<ReadonlyMap<string, string | null>> {
  const invoices = await stripe.invoices
    .list({ customer: customerId, ...withPayments })
    .autoPagingToArray(readingBound);
  return new Map(
    invoices.flatMap(({ payments, parent }) =>
      paymentsOf(payments).map(
        ({ intentId }) => [intentId, idOrNull(parent?.subscription_details?.subscription)] as const,
      ),
    ),
  );
}

export function refundedByIntent(charges: readonly Stripe.Charge[]): ReadonlyMap<string, number> {
  return new Map(
    charges
      .filter(({ paid }) => paid)
      .map(({ payment_intent: intent, amount_refunded: amount }) => [
        idOrNull(intent) ?? '',
        amount,
      ]),
  );
}

/** What was really paid by card: credit of the customer has no payment. */
export function paymentsOf(payments: Stripe.ApiList<Stripe.InvoicePayment> | undefined) {
  return (payments?.data ?? []).flatMap(({ status, amount_paid: paid, payment }) => {
    const intentId = idOrNull(payment.payment_intent);
    const isPaid = status === 'paid' && paid !== null && paid > 0;
    return isPaid && intentId !== null ? [{ intentId, paidPence: paid }] : [];
  });
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
