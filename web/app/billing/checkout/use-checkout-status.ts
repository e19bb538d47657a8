/** Asks about a checkout that has just ended until there is something to say, and no longer than that is of use. */
import { useQueryClient } from '@tanstack/react-query';
import { billingKeys } from '../billing-keys.ts';
import { type SubscriptionState, statusReplyOf, useSubscription } from '../queries.ts';
import { type CheckoutWait, pauseBeforeNext, waitOf } from './checkout-outcome.ts';
import { useRefreshAfterCheckout } from './use-refresh-after-checkout.ts';

export type CheckoutStatus = {
  readonly status: ReturnType<typeof useSubscription>;
  readonly wait: CheckoutWait;
  /** It is not asked again by itself. */
  readonly isOver: boolean;
};

export function useCheckoutStatus(sessionId: string | null): CheckoutStatus {
  const hasSession = sessionId !== null;
  const status = useSubscription(sessionId, (reply) => pauseBeforeNext({ ...reply, hasSession }));
  useRefreshAfterCheckout(sessionId, status.data);
  const state = useQueryClient().getQueryState<SubscriptionState>(billingKeys.status(sessionId));
  const reply = { ...(state === undefined ? nothingYet : statusReplyOf(state)), hasSession };
  return { status, wait: waitOf(reply), isOver: pauseBeforeNext(reply) === false };
}

const nothingYet = { state: null, hasFailed: false, replies: 0 } as const;
