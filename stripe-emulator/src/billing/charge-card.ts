/** One attempt to take the sum of a payment intent from a card, with all that can come of it. */
import { hostedAddress } from '../http/address.ts';
import { randomText } from '../ids.ts';
import { businessName } from '../objects/account.ts';
import { type Charge, newCharge } from '../objects/charge.ts';
import type { NextAction } from '../objects/intent.ts';
import type { PaymentIntent } from '../objects/payment-intent.ts';
import type { PaymentMethod } from '../objects/payment-method.ts';
import type { Transaction } from '../store/transaction.ts';
import type { StripeError } from '../stripe-error.ts';
import {
  authenticationFailed,
  authenticationRequired,
  declineError,
  withError,
} from './declines.ts';
import { markSetUp, testCardOf } from './payment-methods.ts';
import type { Decline } from './test-cards.ts';

export type Attempt = {
  readonly paymentMethod: PaymentMethod;
  /** Whether the customer is there to authenticate. */
  readonly isOnSession: boolean;
  readonly isAuthenticated: boolean;
  /** The page on which the customer can finish the payment. */
  readonly hostedUrl: string | null;
  readonly now: number;
};

export type ChargeResult =
  | { readonly kind: 'succeeded'; readonly paymentIntent: PaymentIntent }
  | {
      readonly kind: 'failed';
      readonly paymentIntent: PaymentIntent;
      readonly error: StripeError;
    }
  | { readonly kind: 'requires_action'; readonly paymentIntent: PaymentIntent };

export async function chargeCard(
  tx: Transaction,
  paymentIntent: PaymentIntent,
  attempt: Attempt,
): Promise<ChargeResult> {
  const { paymentMethod, isOnSession, isAuthenticated } = attempt;
  const { testCard, isSetUp } = await testCardOf(tx, paymentMethod);
  if (!isAuthenticated && needsAuthentication(testCard.authentication, { isOnSession, isSetUp })) {
    return requireAction(tx, paymentIntent, attempt);
  }
  // Anyone who authenticates the payment of an invoice agrees to those that follow.
  if (isAuthenticated) await markSetUp(tx, paymentMethod);
  return testCard.chargeDecline === null
    ? succeed(tx, paymentIntent, attempt)
    : fail(tx, paymentIntent, { ...attempt, decline: testCard.chargeDecline });
}

function needsAuthentication(
  rule: { readonly onSession: boolean; readonly offSession: 'never' | 'unless_set_up' | 'always' },
  { isOnSession, isSetUp }: { readonly isOnSession: boolean; readonly isSetUp: boolean },
): boolean {
  if (isOnSession) return rule.onSession;
  return rule.offSession === 'always' || (rule.offSession === 'unless_set_up' && !isSetUp);
}

async function succeed(
  tx: Transaction,
  paymentIntent: PaymentIntent,
  attempt: Attempt,
): Promise<ChargeResult> {
  const { now, paymentMethod } = attempt;
  const charge = await recordCharge(tx, paymentIntent, attempt);
  const succeeded = await tx.update('payment_intent', {
    ...paymentIntent,
    amount_received: paymentIntent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: paymentMethod.id,
    status: 'succeeded',
  });
  await tx.emit({ type: 'charge.succeeded', object: charge, now });
  await tx.emit({ type: 'payment_intent.succeeded', object: succeeded, now });
  return { kind: 'succeeded', paymentIntent: succeeded };
}

async function fail(
  tx: Transaction,
  paymentIntent: PaymentIntent,
  attempt: Attempt & { readonly decline: Decline },
): Promise<ChargeResult> {
  const { now, decline, paymentMethod } = attempt;
  const charge = await recordCharge(tx, paymentIntent, attempt, decline);
  const failed = await tx.update('payment_intent', {
    ...paymentIntent,
    ...withError(decline, { charge: charge.id, paymentMethod }),
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  await tx.emit({ type: 'charge.failed', object: charge, now });
  await tx.emit({ type: 'payment_intent.payment_failed', object: failed, now });
  return {
    kind: 'failed',
    paymentIntent: failed,
    error: declineError(decline, failed, paymentMethod),
  };
}

/** With nobody there the bank refuses the charge, and the customer finishes it on a page later. */
async function requireAction(
  tx: Transaction,
  paymentIntent: PaymentIntent,
  attempt: Attempt,
): Promise<ChargeResult> {
  const { now, paymentMethod, isOnSession } = attempt;
  const charge = isOnSession
    ? null
    : await recordCharge(tx, paymentIntent, attempt, authenticationRequired);
  const waiting = await tx.update('payment_intent', {
    ...paymentIntent,
    ...(charge === null
      ? { last_payment_error: null }
      : withError(authenticationRequired, { charge: charge.id, paymentMethod })),
    latest_charge: charge?.id ?? paymentIntent.latest_charge,
    next_action: nextActionOf(attempt.hostedUrl),
    payment_method: paymentMethod.id,
    status: 'requires_action',
  });
  if (charge !== null) await tx.emit({ type: 'charge.failed', object: charge, now });
  await tx.emit({ type: 'payment_intent.requires_action', object: waiting, now });
  return { kind: 'requires_action', paymentIntent: waiting };
}

/** The bank could not tell that it was the cardholder: no charge is made. */
export async function failAuthentication(
  tx: Transaction,
  paymentIntent: PaymentIntent,
  { paymentMethod, now }: { readonly paymentMethod: PaymentMethod; readonly now: number },
): Promise<{ readonly paymentIntent: PaymentIntent; readonly error: StripeError }> {
  const failed = await tx.update('payment_intent', {
    ...paymentIntent,
    ...withError(authenticationFailed, { paymentMethod }),
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  await tx.emit({ type: 'payment_intent.payment_failed', object: failed, now });
  return {
    paymentIntent: failed,
    error: declineError(authenticationFailed, failed, paymentMethod),
  };
}

async function recordCharge(
  tx: Transaction,
  paymentIntent: PaymentIntent,
  { now, paymentMethod }: Attempt,
  decline: Decline | null = null,
): Promise<Charge> {
  const token = randomText(32);
  const charge = newCharge({
    now,
    amount: paymentIntent.amount,
    calculatedStatementDescriptor: businessName.toUpperCase(),
    currency: paymentIntent.currency,
    customer: paymentIntent.customer,
    description: paymentIntent.description,
    failure:
      decline === null ? null : { ...decline, declineCode: decline.declineCode ?? decline.code },
    metadata: paymentIntent.metadata,
    paymentIntent: paymentIntent.id,
    paymentMethod,
    receiptEmail: paymentIntent.receipt_email,
    receiptUrl: hostedAddress(`/receipts/${token}`),
  });
  return tx.insert('charge', charge, { internal: { token } });
}

function nextActionOf(hostedUrl: string | null): NextAction {
  if (hostedUrl === null) {
    return { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } };
  }
  return { type: 'redirect_to_url', redirect_to_url: { return_url: null, url: hostedUrl } };
}
