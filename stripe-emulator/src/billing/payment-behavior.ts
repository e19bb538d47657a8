/** What becomes of a call whose payment does not succeed. */
import { StripeError } from '../stripe-error.ts';
import type { PaymentOutcome } from './pay-invoice.ts';

export type PaymentBehavior =
  | 'allow_incomplete'
  | 'default_incomplete'
  | 'error_if_incomplete'
  | 'pending_if_incomplete';

/** Throws where the call is to fail with the payment, and then keeps nothing of it. */
export function requireAllowed(
  outcome: PaymentOutcome,
  behavior: PaymentBehavior | undefined,
): void {
  if (outcome.kind === 'declined' && outcome.error.type === 'invalid_request_error') {
    throw outcome.error;
  }
  if (outcome.kind === 'paid' || behavior !== 'error_if_incomplete') return;
  if (outcome.kind === 'requires_action') {
    throw new StripeError(402, 'card_error', 'The payment must be authenticated first.', {
      code: 'subscription_payment_intent_requires_action',
    });
  }
  const { status, type, message, details } = outcome.error;
  throw new StripeError(status, type, message, details);
}
