/** Gives money back to the card, with a credit note that says so. */
import type Stripe from 'stripe';
import type { PaymentProvider } from '../payment-provider.ts';
import { idOf, keyMark, pageSize, readingBound } from './stripe-values.ts';

/** Stripe may forget a key after a day, so what was done by it is looked for first. */
export async function refundInvoice(
  stripe: Stripe,
  { invoice, amountPence, key }: Parameters<PaymentProvider['refund']>[0],
): Promise<string | null> {
  const refund =
    (await findRefund(stripe, invoice.paymentIntentId, key)) ??
    (await createRefund(stripe, { intentId: invoice.paymentIntentId, amountPence, key }));
  if (refund === null) return null;
  const { id: refundId, amount } = refund;
  if (!(await hasCreditNote(stripe, { invoiceId: invoice.id, refundId }))) {
    await stripe.creditNotes.create(
      {
        invoice: invoice.id,
        amount,
        // `refund_amount` would give it back a second time.
        refunds: [{ refund: refundId, amount_refunded: amount }],
        email_type: 'none',
      },
      { idempotencyKey: `${key}-note` },
    );
  }
  return refundId;
}

async function findRefund(
  stripe: Stripe,
  intentId: string,
  key: string,
): Promise<Stripe.Refund | null> {
  const refunds = await stripe.refunds
    .list({ payment_intent: intentId, limit: pageSize })
    .autoPagingToArray(readingBound);
  return refunds.find(({ metadata }) => metadata?.[keyMark] === key) ?? null;
}

/** Never more than is left: staff, the bank or Stripe itself may have given something back since it was planned. */
async function createRefund(
  stripe: Stripe,
  {
    intentId,
    amountPence,
    key,
  }: { readonly intentId: string; readonly amountPence: number; readonly key: string },
): Promise<Stripe.Refund | null> {
  const amount = Math.min(amountPence, await leftOf(stripe, intentId));
  if (amount <= 0) return null;
  return stripe.refunds.create(
    { payment_intent: intentId, amount, metadata: { [keyMark]: key } },
    { idempotencyKey: key },
  );
}

async function leftOf(stripe: Stripe, intentId: string): Promise<number> {
  const expand = ['latest_charge'];
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intentId, { expand });
  if (charge === null || typeof charge === 'string') return 0;
  return charge.amount_captured - charge.amount_refunded;
}

async function hasCreditNote(
  stripe: Stripe,
  { invoiceId, refundId }: { readonly invoiceId: string; readonly refundId: string },
): Promise<boolean> {
  const notes = await stripe.creditNotes
    .list({ invoice: invoiceId, limit: pageSize })
    .autoPagingToArray(readingBound);
  return notes.some(({ refunds }) => refunds.some(({ refund }) => idOf(refund) === refundId));
}
