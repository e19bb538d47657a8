/** Leads to the page at Stripe where the card is changed. */
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { useRef } from 'react';
import { raiseEvent } from '../../analytics/events.ts';
import { callFailure, failsWith } from '../../forms/call-failure.ts';
import type { Outcome } from '../outcome-banner.tsx';
import { usePortal } from '../queries.ts';
import { useStripeRedirect } from '../use-stripe-redirect.ts';

const { management } = billingTexts;
const texts = { failed: management.portalFailed, networkError: management.portalNetworkError };

export function useCustomerPortal(onOutcome: (outcome: Outcome | null) => void): {
  readonly isBusy: boolean;
  readonly open: () => void;
} {
  const { isPending, mutateAsync } = usePortal();
  const { isRedirecting, redirect } = useStripeRedirect();
  const isUnderWay = useRef(false);
  const open = async (): Promise<void> => {
    // The second press of a double click comes before the first is drawn.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    onOutcome(null);
    raiseEvent('subscription_managed');
    try {
      redirect((await mutateAsync()).url);
    } catch (error) {
      onOutcome({ kind: 'danger', message: failureOf(error) });
    } finally {
      isUnderWay.current = false;
    }
  };
  return { isBusy: isPending || isRedirecting, open: () => void open() };
}

function failureOf(error: unknown): string {
  return failsWith(error, 'no_subscription')
    ? management.noSubscription
    : callFailure(error, texts).message;
}
