/** What a declined card leaves behind: an error on the payment intent, and one for the caller. */

import type { PaymentIntent } from '../objects/payment-intent.ts';
import type { PaymentMethod } from '../objects/payment-method.ts';
import { cardError, type StripeError } from '../stripe-error.ts';
import type { Decline } from './test-cards.ts';

export const authenticationRequired: Decline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

export const authenticationFailed: Decline = {
  code: 'payment_intent_authentication_failure',
  declineCode: null,
  message: 'We could not authenticate your card. Please try again, or use another card.',
};

/** As the payment intent remembers it. */
export function withError(
  { code, declineCode, message }: Decline,
  more: { readonly charge?: string; readonly paymentMethod: PaymentMethod },
): Pick<PaymentIntent, 'last_payment_error'> {
  return {
    last_payment_error: {
      type: 'card_error',
      code,
      message,
      ...(declineCode !== null && { decline_code: declineCode }),
      ...(more.charge !== undefined && { charge: more.charge }),
      doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`,
      payment_method: more.paymentMethod,
    },
  };
}

/** As the caller gets it; what was made up to then stays. */
export function declineError(
  { code, declineCode, message }: Decline,
  paymentIntent: PaymentIntent,
  paymentMethod: PaymentMethod,
): StripeError {
  const { latest_charge: charge } = paymentIntent;
  return cardError(message, {
    code,
    ...(declineCode !== null && { decline_code: declineCode }),
    ...(charge !== null && { charge }),
    payment_intent: paymentIntent,
    payment_method: paymentMethod,
  });
}
