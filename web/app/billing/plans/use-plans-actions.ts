/** What the plans page can do: open a checkout, and open the customer portal. One at a time. */
import type { SubscriptionView } from '@debt-payoff/contract/billing';
import { type PaidTier, type PriceId, plans } from '@debt-payoff/contract/plans';
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { useState } from 'react';
import { raiseEvent, raiseUpgradeClick } from '../../analytics/events.ts';
import { callFailure, type Failure, failureOf, isMissing } from '../../forms/call-failure.ts';
import { useSubmission } from '../../forms/submission.ts';
import { useCheckout, usePortal } from '../queries.ts';
import { useStripeRedirect } from '../use-stripe-redirect.ts';

const texts = billingTexts.plans;

/** Beside which button something is under way, or has failed. */
export type ActionPlace = PaidTier | 'portal';

export type PlansActions = {
  readonly busyAt: ActionPlace | null;
  readonly failure: { readonly at: ActionPlace; readonly said: Failure } | null;
  readonly subscribe: (choice: { readonly tier: PaidTier; readonly startsNow: boolean }) => void;
  readonly openPortal: () => void;
};

/** With the subscription as it stands, if there is one. */
export function usePlansActions(subscription: SubscriptionView | null): PlansActions {
  const checkout = useCheckout();
  const portal = usePortal();
  const { isRedirecting, redirect } = useStripeRedirect();
  const [at, setAt] = useState<ActionPlace | null>(null);
  const [failure, setFailure] = useState<PlansActions['failure']>(null);
  const { isBusy, run } = useSubmission();

  const lead = async (
    place: ActionPlace,
    open: () => Promise<{ readonly url: string }>,
    failed: (error: unknown) => Failure,
  ): Promise<void> => {
    setAt(place);
    setFailure(null);
    try {
      redirect((await open()).url);
    } catch (error) {
      setFailure({ at: place, said: failed(error) });
    }
  };

  const unlessRedirecting = (act: () => Promise<void>): void => {
    if (!isRedirecting) void run(act);
  };

  return {
    busyAt: isBusy || isRedirecting ? at : null,
    failure,
    subscribe: ({ tier, startsNow }) =>
      unlessRedirecting(() => {
        raiseUpgradeClick(tier);
        const { priceId }: { readonly priceId: PriceId } = plans[tier];
        return lead(tier, () => checkout.mutateAsync({ priceId, startsNow }), checkoutFailure);
      }),
    openPortal: () =>
      unlessRedirecting(() => {
        const open = async () => {
          const opened = await portal.mutateAsync();
          raiseEvent('subscription_managed', planOf(subscription));
          return opened;
        };
        return lead('portal', open, portalFailure);
      }),
  };
}

function planOf(subscription: SubscriptionView | null) {
  return subscription === null ? {} : { plan_type: subscription.plan_type };
}

function checkoutFailure(error: unknown): Failure {
  return callFailure(error, { failed: texts.checkoutFailed, networkError: texts.checkoutFailed });
}

function portalFailure(error: unknown): Failure {
  if (isMissing(error)) return failureOf(texts.portalWithoutSubscription);
  return callFailure(error, { failed: texts.portalFailed, networkError: texts.portalFailed });
}
