/** What is wanted of a Stripe account in tests, and what a run of the set-up came to. */
import type { SetupMode, SetupStep } from '../../server/src/billing/stripe/setup-step.ts';
import { wantedStripe } from '../../server/src/billing/stripe/wanted-stripe.ts';

export const wanted = wantedStripe({ publicUrl: 'https://debts.example', canBeReached: true });

export const plain: SetupMode = {
  isCheckOnly: false,
  replacesPrices: false,
  replacesWebhook: false,
};

export function outcomesOf(steps: readonly SetupStep[]): string[] {
  return steps.map(({ outcome }) => outcome);
}
