/** What was billed for one subscription, and what went back of it. */
import type Stripe from 'stripe';
import type { SubscriptionBills } from '../payment-provider.ts';
import {
  issued,
  listCharges,
  paymentsOf,
  refundedByIntent,
  sum,
  summaryOf,
  withPayments,
} from './stripe-invoice-facts.ts';
import { idOrNull, instantOf, pageSize, readingBound } from './stripe-values.ts';

export async function listBills(
  stripe: Stripe,
  subscriptionId: string,
): Promise<SubscriptionBills> {
  const all = await stripe.invoices
    .list({ subscription: subscriptionId, ...withPayments })
    .autoPagingToArray(readingBound);
  const invoices = issued(all);
  const customer = idOrNull(invoices[0]?.customer);
  const charges = customer === null ? [] : await listCharges(stripe, customer);
  const refunded = refundedByIntent(charges);
  const refunds = await Promise.all(charges.map((charge) => refundsOf(stripe, charge)));
  return {
    invoices: invoices.map((invoice) => ({
      ...summaryOf(invoice, refunded),
      refundablePence: sum(
        paymentsOf(invoice.payments).map(
          ({ intentId, paidPence }) => paidPence - (refunded.get(intentId) ?? 0),
        ),
      ),
    })),
    refunds: withInvoices(refunds.flat(), invoices),
  };
}

/** A charge brings no more than its newest ten. */
async function refundsOf(stripe: Stripe, { id, refunds }: Stripe.Charge): Promise<Stripe.Refund[]> {
  if (refunds?.has_more !== true) return refunds?.data ?? [];
  return stripe.refunds.list({ charge: id, limit: pageSize }).autoPagingToArray(readingBound);
}

/** Those of the customer's other subscriptions have none among these. */
function withInvoices(
  refunds: readonly Stripe.Refund[],
  invoices: readonly Stripe.Invoice[],
): SubscriptionBills['refunds'] {
  const invoiceOf = new Map(
    invoices.flatMap(({ id, number, payments }) =>
      paymentsOf(payments).map(({ intentId }) => [intentId, { id, number }] as const),
    ),
  );
  return refunds
    .flatMap((refund) => {
      const invoice = invoiceOf.get(idOrNull(refund.payment_intent) ?? '');
      if (invoice === undefined) return [];
      return {
        id: refund.id,
        invoice,
        amountPence: refund.amount,
        currency: refund.currency,
        status: refund.status ?? 'pending',
        createdAt: instantOf(refund.created),
      };
    })
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}
