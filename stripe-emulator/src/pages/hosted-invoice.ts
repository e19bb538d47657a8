/** An invoice with all that its page shows, found by the secret part of its address. */
import { findDefaultPaymentMethod } from '../billing/pay-invoice.ts';
import { hostedAddress } from '../http/address.ts';
import type { Charge } from '../objects/charge.ts';
import type { Invoice } from '../objects/invoice.ts';
import type { PaymentMethod } from '../objects/payment-method.ts';
import type { Transaction } from '../store/transaction.ts';
import { missing } from '../stripe-error.ts';
import { type TypedCard, typedCardOf } from './card-form.ts';

export type HostedInvoice = {
  readonly token: string;
  readonly invoice: Invoice;
  /** The card that is charged unless another is typed in. */
  readonly storedCard: PaymentMethod | null;
  readonly charge: Charge | null;
  /** The payment that waits for the payer's bank. */
  readonly waitingPaymentIntent: string | null;
  /** What was typed in for it; null where the stored card is to pay. */
  readonly waitingCard: TypedCard | null;
  /** Until when a change of plan waits for this payment. */
  readonly pendingUntil: number | null;
};

export async function getHostedInvoice(tx: Transaction, token: string): Promise<HostedInvoice> {
  const [invoice] = await tx.all('invoice', { hosted_invoice_url: hostedAddress(`/i/${token}`) });
  if (invoice === undefined) throw missing('invoice', token);
  const paymentIntents = await Promise.all(
    (await tx.all('invoice_payment', { invoice: invoice.id })).map(({ payment }) =>
      tx.find('payment_intent', payment.payment_intent),
    ),
  );
  const paid = paymentIntents.find((intent) => intent?.status === 'succeeded');
  const waiting = paymentIntents.find((intent) => intent?.status === 'requires_action');
  const storedCard = await findDefaultPaymentMethod(tx, invoice);
  return {
    token,
    invoice,
    storedCard,
    charge: paid?.latest_charge ? await tx.find('charge', paid.latest_charge) : null,
    waitingPaymentIntent: waiting?.id ?? null,
    waitingCard:
      waiting?.payment_method && waiting.payment_method !== storedCard?.id
        ? await findTypedCard(tx, waiting.payment_method)
        : null,
    pendingUntil: await findPendingUntil(tx, invoice),
  };
}

async function findTypedCard(tx: Transaction, id: string): Promise<TypedCard | null> {
  const paymentMethod = await tx.find('payment_method', id);
  if (paymentMethod === null) return null;
  const { exp_month: expMonth, exp_year: expYear } = paymentMethod.card;
  const { cardNumber: number = '' } = await tx.internal('payment_method', id);
  const name = paymentMethod.billing_details.name ?? '';
  return typedCardOf({ number, expMonth, expYear, name });
}

async function findPendingUntil(tx: Transaction, invoice: Invoice): Promise<number | null> {
  const subscriptionId = invoice.parent?.subscription_details.subscription;
  const subscription = subscriptionId ? await tx.find('subscription', subscriptionId) : null;
  if (subscription?.latest_invoice !== invoice.id) return null;
  return subscription.pending_update?.expires_at ?? null;
}
