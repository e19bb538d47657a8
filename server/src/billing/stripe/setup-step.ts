/** What was found and done about one object in the Stripe account. */
import Stripe from 'stripe';
import type { WantedStripe } from './wanted-stripe.ts';

export type SetupMode = {
  /** Nothing is written. */
  readonly isCheckOnly: boolean;
  readonly replacesPrices: boolean;
  readonly replacesWebhook: boolean;
};

export type SetupContext = {
  readonly stripe: Stripe;
  readonly wanted: WantedStripe;
  readonly mode: SetupMode;
};

export type SetupStep = {
  /** Such as `product Basic Plan`. */
  readonly subject: string;
  readonly id: string | null;
  /** `differs`: it is not as wanted, and was left so. */
  readonly outcome: 'made' | 'unchanged' | 'changed' | 'differs';
  readonly details: readonly string[];
  /** Of a new webhook endpoint: Stripe tells it once. */
  readonly secret?: string;
};

/** What Stripe refuses about one object is told of that object. What concerns all of them is thrown. */
export async function orRefusal(
  subject: string,
  work: () => Promise<SetupStep>,
): Promise<SetupStep> {
  try {
    return await work();
  } catch (error) {
    const isOfOne =
      error instanceof Stripe.errors.StripeInvalidRequestError ||
      error instanceof Stripe.errors.StripePermissionError;
    if (!isOfOne) throw error;
    return { subject, id: null, outcome: 'differs', details: [`Stripe refused: ${error.message}`] };
  }
}

export function missingStep(subject: string): SetupStep {
  return { subject, id: null, outcome: 'differs', details: ['is missing'] };
}
