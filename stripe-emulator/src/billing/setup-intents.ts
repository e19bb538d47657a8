/** Storing a card for later without a charge, with the bank's consent where it asks for it. */

import type { Metadata } from '../objects/metadata.ts';
import type { PaymentMethod } from '../objects/payment-method.ts';
import { newSetupIntent, type SetupIntent } from '../objects/setup-intent.ts';
import type { Transaction } from '../store/transaction.ts';
import { invalidRequest, type StripeError } from '../stripe-error.ts';
import { customerNow } from './customer-now.ts';
import { authenticationFailed } from './declines.ts';
import { markSetUp, requirePaymentMethodOf, testCardOf } from './payment-methods.ts';

export async function createSetupIntent(
  tx: Transaction,
  input: {
    readonly customerId: string;
    readonly paymentMethodId?: string | undefined;
    readonly description?: string | undefined;
    readonly metadata?: Metadata | undefined;
    readonly usage?: SetupIntent['usage'] | undefined;
  },
): Promise<SetupIntent> {
  const customer = await tx.get('customer', input.customerId, 'customer');
  if (input.paymentMethodId !== undefined) {
    await requirePaymentMethodOf(tx, customer.id, input.paymentMethodId);
  }
  const now = await tx.now(customer.test_clock);
  const setupIntent = newSetupIntent({
    now,
    customer: customer.id,
    description: input.description,
    metadata: input.metadata,
    paymentMethod: input.paymentMethodId,
    usage: input.usage,
  });
  await tx.insert('setup_intent', setupIntent);
  await tx.emit({ type: 'setup_intent.created', object: setupIntent, now });
  return setupIntent;
}

/** For a card that a page has stored, and authenticated where that was needed. */
export async function createSucceededSetupIntent(
  tx: Transaction,
  input: { readonly customerId: string; readonly paymentMethodId: string },
): Promise<SetupIntent> {
  const setupIntent = await createSetupIntent(tx, input);
  return succeed(tx, setupIntent, input.paymentMethodId);
}

/** Whether the cardholder must authenticate before the card can be kept for later payments. */
export async function needsAuthenticationToSetUp(
  tx: Transaction,
  paymentMethod: PaymentMethod,
): Promise<boolean> {
  const { testCard } = await testCardOf(tx, paymentMethod);
  return testCard.authentication.onSetup;
}

export async function confirmSetupIntent(
  tx: Transaction,
  setupIntent: SetupIntent,
  paymentMethodId: string | null,
): Promise<SetupIntent> {
  const { status } = setupIntent;
  if (status === 'succeeded' || status === 'canceled') throw unexpectedState(status);
  if (paymentMethodId === null) {
    throw invalidRequest('You cannot confirm this SetupIntent because it has no payment method.', {
      code: 'setup_intent_unexpected_state',
    });
  }
  const customerId = setupIntent.customer ?? '';
  const paymentMethod = await requirePaymentMethodOf(tx, customerId, paymentMethodId);
  if (!(await needsAuthenticationToSetUp(tx, paymentMethod))) {
    return succeed(tx, setupIntent, paymentMethodId);
  }
  const waiting = await tx.update('setup_intent', {
    ...setupIntent,
    last_setup_error: null,
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect' },
    },
    payment_method: paymentMethodId,
    status: 'requires_action',
  });
  return emitChange(tx, 'setup_intent.requires_action', waiting);
}

/** What came of the bank's question to the cardholder. A failure is on the intent, not thrown. */
export async function completeSetupAuthentication(
  tx: Transaction,
  setupIntentId: string,
  { isSuccessful }: { readonly isSuccessful: boolean },
): Promise<SetupIntent> {
  const setupIntent = await tx.get('setup_intent', setupIntentId);
  const { payment_method: paymentMethodId, status } = setupIntent;
  if (status !== 'requires_action' || paymentMethodId === null) throw unexpectedState(status);
  if (isSuccessful) return succeed(tx, setupIntent, paymentMethodId);
  const failed = await tx.update('setup_intent', {
    ...setupIntent,
    last_setup_error: {
      type: 'card_error',
      code: 'setup_intent_authentication_failure',
      message: authenticationFailed.message,
      payment_method: await tx.get('payment_method', paymentMethodId),
    },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  return emitChange(tx, 'setup_intent.setup_failed', failed);
}

export async function cancelSetupIntent(
  tx: Transaction,
  setupIntent: SetupIntent,
  reason: SetupIntent['cancellation_reason'],
): Promise<SetupIntent> {
  const { status } = setupIntent;
  if (status === 'succeeded' || status === 'canceled') throw unexpectedState(status);
  const canceled = await tx.update('setup_intent', {
    ...setupIntent,
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  });
  return emitChange(tx, 'setup_intent.canceled', canceled);
}

async function succeed(
  tx: Transaction,
  setupIntent: SetupIntent,
  paymentMethodId: string,
): Promise<SetupIntent> {
  await markSetUp(tx, await tx.get('payment_method', paymentMethodId));
  const succeeded = await tx.update('setup_intent', {
    ...setupIntent,
    last_setup_error: null,
    next_action: null,
    payment_method: paymentMethodId,
    status: 'succeeded',
  });
  return emitChange(tx, 'setup_intent.succeeded', succeeded);
}

async function emitChange(
  tx: Transaction,
  type: string,
  setupIntent: SetupIntent,
): Promise<SetupIntent> {
  const now = await customerNow(tx, setupIntent.customer);
  await tx.emit({ type, object: setupIntent, now });
  return setupIntent;
}

function unexpectedState(status: string): StripeError {
  return invalidRequest(`This cannot be done with a SetupIntent that is ${status}.`, {
    code: 'setup_intent_unexpected_state',
  });
}
