/** What is fetched about a person's plan, and what changes it. */
import type {
  cancelSubscriptionCall,
  changePlanCall,
  createCheckoutCall,
  customerPortalCall,
  listInvoicesCall,
  reactivateSubscriptionCall,
  SubscriptionView,
  subscriptionPreviewCall,
  subscriptionStatusCall,
  tierCall,
} from '@debt-payoff/contract/billing';
import { billingAddresses } from '@debt-payoff/contract/billing-addresses';
import type { CallReply } from '@debt-payoff/contract/call';
import { CallError } from '@debt-payoff/contract/client';
import type { PriceId } from '@debt-payoff/contract/plans';
import { useMutation, useQuery } from '@tanstack/react-query';
import { failsWith } from '../forms/call-failure.ts';
import { planChanged } from '../session/plan-changes.ts';
import { signedInCall } from '../session/signed-in-call.ts';
import { billingKeys } from './billing-keys.ts';

export { planChanged } from '../session/plan-changes.ts';

export type OwnPlan = CallReply<typeof tierCall>;
export type ChangePreview = CallReply<typeof subscriptionPreviewCall>;

export type SubscriptionState = {
  /** Null where none lives. */
  readonly subscription: SubscriptionView | null;
  /** The last one that there was, where none lives any more. */
  readonly ended: SubscriptionView | null;
};

/** A page that is looked at again is refreshed by `useFreshPlan`, which does not ask too often. */
const byOurselves = { refetchOnWindowFocus: false } as const;

/** The tier in effect, where it comes from, and whether plans can be bought. */
export function useOwnPlan() {
  return useQuery({
    ...byOurselves,
    queryKey: billingKeys.ownPlan,
    queryFn: () => signedInCall<typeof tierCall>(billingAddresses.tier, {}),
  });
}

/** With the id of a checkout that has just ended, Stripe is asked before the reply. */
export function useSubscription(
  sessionId: string | null = null,
  /** For a page that waits; false where it is not to be asked again by itself. */
  pauseBeforeNext: (reply: StatusReply) => number | false = () => false,
) {
  return useQuery({
    ...byOurselves,
    queryKey: billingKeys.status(sessionId),
    queryFn: () => findSubscription(sessionId),
    // Nobody is kept waiting by a page that nobody sees: it goes on once it is looked at again.
    refetchInterval: ({ state }) => pauseBeforeNext(statusReplyOf(state)),
    // A page that waits counts failures, and replies that say the same as the last, as well.
    notifyOnChangeProps: 'all',
  });
}

export type StatusReply = {
  /** The last reply; null while there is none. */
  readonly state: SubscriptionState | null;
  /** Where there is none, also while it is fetched again. */
  readonly hasFailed: boolean;
  /** How often there was a reply or a failure. */
  readonly replies: number;
};

export function statusReplyOf({
  data,
  dataUpdateCount,
  errorUpdateCount,
}: {
  readonly data: SubscriptionState | undefined;
  readonly dataUpdateCount: number;
  readonly errorUpdateCount: number;
}): StatusReply {
  return {
    state: data ?? null,
    hasFailed: data === undefined && errorUpdateCount > 0,
    replies: dataUpdateCount + errorUpdateCount,
  };
}

export function useInvoices() {
  return useQuery({
    ...byOurselves,
    queryKey: billingKeys.invoices,
    queryFn: () => signedInCall<typeof listInvoicesCall>(billingAddresses.invoices, {}),
  });
}

export type CheckoutChoice = { readonly priceId: PriceId; readonly startsNow: boolean };

export function useCheckout() {
  return useMutation({
    mutationFn: ({ priceId, startsNow }: CheckoutChoice) =>
      signedInCall<typeof createCheckoutCall>(billingAddresses.checkout, {
        body: { priceId, start_now: startsNow },
      }),
    onError: refreshAside,
  });
}

export function usePortal() {
  return useMutation({
    mutationFn: () => signedInCall<typeof customerPortalCall>(billingAddresses.portal, {}),
    onError: refreshAside,
  });
}

/** It changes nothing, so that nothing else is fetched again for it. */
export function usePreviewChange() {
  return useMutation({
    mutationFn: (priceId: PriceId) =>
      signedInCall<typeof subscriptionPreviewCall>(billingAddresses.preview, { body: { priceId } }),
  });
}

/** With what it was shown to cost, beyond which nothing is charged. */
type ConfirmedChange = { readonly priceId: PriceId; readonly dueToday: number };

export function useChangePlan() {
  return useMutation({
    mutationFn: ({ priceId, dueToday }: ConfirmedChange) =>
      signedInCall<typeof changePlanCall>(billingAddresses.change, {
        body: { priceId, due_today: dueToday },
      }),
    onSuccess: planChanged,
    onError: refreshAside,
  });
}

export function useCancelSubscription() {
  return useMutation({
    mutationFn: ({ refund }: { readonly refund: boolean }) =>
      signedInCall<typeof cancelSubscriptionCall>(billingAddresses.cancel, { body: { refund } }),
    onSuccess: planChanged,
    onError: refreshAside,
  });
}

export function useReactivate() {
  return useMutation({
    mutationFn: () =>
      signedInCall<typeof reactivateSubscriptionCall>(billingAddresses.reactivate, {}),
    onSuccess: planChanged,
    onError: refreshAside,
  });
}

/**
 * What failed may have changed something all the same, or was refused for what has since changed. What failed is
 * said without waiting for it.
 */
function refreshAside(): void {
  void planChanged();
}

async function findSubscription(sessionId: string | null): Promise<SubscriptionState> {
  try {
    const { subscription } = await signedInCall<typeof subscriptionStatusCall>(
      billingAddresses.status,
      { query: sessionId === null ? {} : { session_id: sessionId } },
    );
    return { subscription, ended: null };
  } catch (error) {
    if (!(error instanceof CallError && failsWith(error, 'no_subscription'))) throw error;
    return { subscription: null, ended: endedIn(error) };
  }
}

function endedIn({ reply }: CallError): SubscriptionView | null {
  // The refusal carries the last one in the shape of the status.
  return 'subscription' in reply ? (reply.subscription as SubscriptionView) : null;
}
