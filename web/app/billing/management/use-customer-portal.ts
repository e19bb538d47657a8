/** Leads to the page at Stripe where the card is changed. */
import type { TierName } from '@debt-payoff/contract/plans';
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { raiseEvent } from '../../analytics/events.ts';
import { callFailure, failsWith } from '../../forms/call-failure.ts';
import { useSubmission } from '../../forms/submission.ts';
import type { Outcome } from '../outcome-banner.tsx';
import { usePortal } from '../queries.ts';
import { useStripeRedirect } from '../use-stripe-redirect.ts';

const { management } = billingTexts;
const texts = { failed: management.portalFailed, networkError: management.portalNetworkError };

export function useCustomerPortal({
  plan,
  onOutcome,
}: {
  readonly plan: TierName;
  readonly onOutcome: (outcome: Outcome | null) => void;
}): {
  readonly isBusy: boolean;
  readonly open: () => void;
} {
  const { mutateAsync } = usePortal();
  const { isBusy, run } = useSubmission();
  const { isRedirecting, redirect } = useStripeRedirect();
  const open = async (): Promise<void> => {
    onOutcome(null);
    try {
      const { url } = await mutateAsync();
      raiseEvent('subscription_managed', { plan_type: plan });
      redirect(url);
    } catch (error) {
      onOutcome({ kind: 'danger', message: failureOf(error) });
    }
  };
  return { isBusy: isBusy || isRedirecting, open: () => void run(open) };
}

function failureOf(error: unknown): string {
  return failsWith(error, 'no_subscription')
    ? management.noSubscription
    : callFailure(error, texts).message;
}
