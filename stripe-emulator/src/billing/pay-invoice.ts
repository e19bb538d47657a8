/** Pays an open invoice with a card, and records what came of it on the invoice. */

import type { Invoice } from '../objects/invoice.ts';
import type { PaymentIntent } from '../objects/payment-intent.ts';
import type { PaymentMethod } from '../objects/payment-method.ts';
import type { Transaction } from '../store/transaction.ts';
import { invalidRequest, type StripeError } from '../stripe-error.ts';
import { chargeCard, failAuthentication } from './charge-card.ts';
import { setDelinquent } from './delinquency.ts';
import { ensurePaymentIntent, invoiceOfPaymentIntent } from './invoice-payment-intent.ts';
import { markInvoicePaid } from './mark-invoice-paid.ts';
import { requirePaymentMethodOf } from './payment-methods.ts';
import { afterInvoiceFailed } from './subscription-payments.ts';

export type PaymentOutcome =
  | { readonly kind: 'paid'; readonly invoice: Invoice }
  | { readonly kind: 'declined'; readonly invoice: Invoice; readonly error: StripeError }
  | {
      readonly kind: 'requires_action';
      readonly invoice: Invoice;
      readonly paymentIntent: PaymentIntent;
    };

export type PaymentOptions = {
  /** Left out: the default of the invoice, of its subscription, or of the customer. */
  readonly paymentMethodId?: string | undefined;
  readonly isOnSession: boolean;
  readonly isAuthenticated: boolean;
};

export async function payInvoice(
  tx: Transaction,
  invoice: Invoice,
  options: PaymentOptions,
): Promise<PaymentOutcome> {
  requirePayable(invoice);
  const { isOnSession, isAuthenticated } = options;
  const paymentMethod = await choosePaymentMethod(tx, invoice, options.paymentMethodId);
  const { payment, paymentIntent } = await ensurePaymentIntent(tx, invoice);
  if (paymentMethod === null) {
    return declined(tx, invoice, { error: noPaymentMethod(), isOnSession });
  }
  const now = await tx.now(invoice.test_clock);
  const result = await chargeCard(tx, paymentIntent, {
    paymentMethod,
    isOnSession,
    isAuthenticated,
    hostedUrl: invoice.hosted_invoice_url,
    now,
  });
  if (result.kind === 'failed') {
    return declined(tx, invoice, { error: result.error, isOnSession });
  }
  if (result.kind === 'requires_action') {
    return actionRequired(tx, invoice, { paymentIntent: result.paymentIntent, isOnSession });
  }
  const counted = { ...invoice, attempt_count: attemptCount(invoice, isOnSession) };
  const paid = await markInvoicePaid(tx, invoice, { paid: counted, payment });
  return { kind: 'paid', invoice: paid };
}

/** What came of the bank's question to the cardholder. */
export async function completeAuthentication(
  tx: Transaction,
  paymentIntentId: string,
  { isSuccessful }: { readonly isSuccessful: boolean },
): Promise<PaymentOutcome> {
  const paymentIntent = await tx.get('payment_intent', paymentIntentId);
  const { payment_method: paymentMethodId, status } = paymentIntent;
  if (status !== 'requires_action' || paymentMethodId === null) {
    throw invalidRequest(`This PaymentIntent does not wait for authentication; it is ${status}.`, {
      code: 'payment_intent_unexpected_state',
    });
  }
  const invoice = await invoiceOfPaymentIntent(tx, paymentIntentId);
  if (isSuccessful) {
    return payInvoice(tx, invoice, { paymentMethodId, isOnSession: true, isAuthenticated: true });
  }
  const { error } = await failAuthentication(tx, paymentIntent, {
    paymentMethod: await tx.get('payment_method', paymentMethodId),
    now: await tx.now(invoice.test_clock),
  });
  return declined(tx, invoice, { error, isOnSession: true });
}

/** What was given up as uncollectible can still be paid. */
export function isPayable(status: Invoice['status']): boolean {
  return status === 'open' || status === 'uncollectible';
}

function requirePayable({ status, amount_remaining }: Invoice): void {
  if (status === 'paid') throw invalidRequest('Invoice is already paid');
  if (!isPayable(status)) {
    throw invalidRequest(`You can only pay an open invoice. This invoice is ${status}.`);
  }
  // Such as the credit at the end of a subscription, which was given up.
  if (amount_remaining <= 0) throw invalidRequest('There is nothing to pay on this invoice.');
}

function choosePaymentMethod(
  tx: Transaction,
  invoice: Invoice,
  given: string | undefined,
): Promise<PaymentMethod | null> {
  return given === undefined
    ? findDefaultPaymentMethod(tx, invoice)
    : requirePaymentMethodOf(tx, invoice.customer, given);
}

/** The card that is charged unless another is named: of the invoice, its subscription, or the customer. */
export async function findDefaultPaymentMethod(
  tx: Transaction,
  invoice: Invoice,
): Promise<PaymentMethod | null> {
  const details = invoice.parent?.subscription_details;
  const subscription = details ? await tx.find('subscription', details.subscription) : null;
  const customer = await tx.find('customer', invoice.customer);
  const defaults = [
    invoice.default_payment_method,
    subscription?.default_payment_method,
    customer?.invoice_settings.default_payment_method,
  ];
  for (const id of defaults) {
    const paymentMethod = id ? await tx.find('payment_method', id) : null;
    if (paymentMethod?.customer === invoice.customer) return paymentMethod;
  }
  return null;
}

async function declined(
  tx: Transaction,
  previous: Invoice,
  { error, isOnSession }: { readonly error: StripeError; readonly isOnSession: boolean },
): Promise<PaymentOutcome> {
  const now = await tx.now(previous.test_clock);
  const invoice = await tx.update('invoice', {
    ...previous,
    attempt_count: attemptCount(previous, isOnSession),
    attempted: true,
  });
  await tx.emit({ type: 'invoice.payment_failed', object: invoice, now });
  await tx.emit({ type: 'invoice.updated', object: invoice, previous, now });
  if (!isOnSession) await setDelinquent(tx, invoice, true);
  await afterInvoiceFailed(tx, invoice);
  return { kind: 'declined', invoice: await tx.get('invoice', invoice.id), error };
}

/** An attempt that waits for a customer who is there does not count as one yet. */
async function actionRequired(
  tx: Transaction,
  previous: Invoice,
  {
    paymentIntent,
    isOnSession,
  }: { readonly paymentIntent: PaymentIntent; readonly isOnSession: boolean },
): Promise<PaymentOutcome> {
  const now = await tx.now(previous.test_clock);
  const invoice = await tx.update('invoice', {
    ...previous,
    attempt_count: isOnSession ? previous.attempt_count : attemptCount(previous, isOnSession),
    attempted: true,
  });
  await tx.emit({ type: 'invoice.payment_action_required', object: invoice, now });
  if (!isOnSession) await tx.emit({ type: 'invoice.payment_failed', object: invoice, now });
  await tx.emit({ type: 'invoice.updated', object: invoice, previous, now });
  if (!isOnSession) await setDelinquent(tx, invoice, true);
  await afterInvoiceFailed(tx, invoice);
  return { kind: 'requires_action', invoice: await tx.get('invoice', invoice.id), paymentIntent };
}

/** The first attempt counts in any case; after it, only those that nobody asked for. */
function attemptCount({ attempt_count: count }: Invoice, isOnSession: boolean): number {
  return count === 0 || !isOnSession ? count + 1 : count;
}

function noPaymentMethod(): StripeError {
  return invalidRequest(
    'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
    { code: 'resource_missing' },
  );
}
