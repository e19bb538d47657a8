/** The one payment intent of an invoice: made for the first attempt, and reused until it is paid. */
import type { BillingReason, Invoice } from '../objects/invoice.ts';
import { type InvoicePayment, newInvoicePayment } from '../objects/invoice-payment.ts';
import { newPaymentIntent, type PaymentIntent } from '../objects/payment-intent.ts';
import type { Transaction } from '../store/transaction.ts';

export type InvoicePaymentParts = {
  readonly payment: InvoicePayment;
  readonly paymentIntent: PaymentIntent;
};

/** Gives the payment intent that collects what remains of an open invoice. */
export async function ensurePaymentIntent(
  tx: Transaction,
  invoice: Invoice,
): Promise<InvoicePaymentParts> {
  const open = await findOpenPayment(tx, invoice.id);
  if (open !== null) return withAmount(tx, open, invoice.amount_remaining);
  const now = await tx.now(invoice.test_clock);
  const { currency } = invoice;
  const paymentIntent = await tx.insert(
    'payment_intent',
    newPaymentIntent({
      now,
      amount: invoice.amount_remaining,
      currency,
      customer: invoice.customer,
      description: descriptions[invoice.billing_reason],
      receiptEmail: invoice.customer_email,
      setupFutureUsage: invoice.billing_reason === 'subscription_create' ? 'off_session' : null,
    }),
  );
  const payment = await tx.insert(
    'invoice_payment',
    newInvoicePayment({
      now,
      amountRequested: invoice.amount_remaining,
      currency,
      invoice: invoice.id,
      paymentIntent: paymentIntent.id,
    }),
  );
  await tx.emit({ type: 'payment_intent.created', object: paymentIntent, now });
  return { payment, paymentIntent };
}

/** For an invoice that will not be paid any more: voided, or credited as a whole. */
export async function cancelPaymentOf(
  tx: Transaction,
  invoice: Invoice,
  reason: 'void_invoice' | 'automatic' = 'void_invoice',
): Promise<void> {
  const open = await findOpenPayment(tx, invoice.id);
  if (open === null) return;
  const now = await tx.now(invoice.test_clock);
  const { payment, paymentIntent } = open;
  await tx.update('invoice_payment', {
    ...payment,
    status: 'canceled',
    status_transitions: { ...payment.status_transitions, canceled_at: now },
  });
  const canceled = await tx.update('payment_intent', {
    ...paymentIntent,
    canceled_at: now,
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  });
  await tx.emit({ type: 'payment_intent.canceled', object: canceled, now });
}

/** The invoice that a payment intent collects; there are no others here. */
export async function invoiceOfPaymentIntent(
  tx: Transaction,
  paymentIntentId: string,
): Promise<Invoice> {
  const where = { payment: { payment_intent: paymentIntentId } };
  const [payment] = await tx.all('invoice_payment', where);
  if (payment === undefined) throw new Error(`${paymentIntentId} belongs to no invoice`);
  return tx.get('invoice', payment.invoice, 'invoice');
}

/** Null where nothing was tried yet, and where the invoice is paid or void. */
export async function findOpenPayment(
  tx: Transaction,
  invoiceId: string,
): Promise<InvoicePaymentParts | null> {
  const [payment] = await tx.all('invoice_payment', { invoice: invoiceId, status: 'open' });
  if (payment === undefined) return null;
  const paymentIntent = await tx.get('payment_intent', payment.payment.payment_intent);
  return { payment, paymentIntent };
}

/** A credit note may have lowered what remains. */
async function withAmount(
  tx: Transaction,
  { payment, paymentIntent }: InvoicePaymentParts,
  amount: number,
): Promise<InvoicePaymentParts> {
  if (paymentIntent.amount === amount) return { payment, paymentIntent };
  return {
    payment: await tx.update('invoice_payment', { ...payment, amount_requested: amount }),
    paymentIntent: await tx.update('payment_intent', { ...paymentIntent, amount }),
  };
}

const descriptions: Readonly<Record<BillingReason, string>> = {
  manual: 'Payment for Invoice',
  subscription_create: 'Subscription creation',
  subscription_cycle: 'Subscription update',
  subscription_update: 'Subscription update',
  upcoming: 'Subscription update',
};
