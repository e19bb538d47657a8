import { useEffect } from 'react';
import { planChanged, type SubscriptionState } from '../queries.ts';

/** After a checkout Stripe has been asked: what is now known of the plan is shown everywhere. */
export function useRefreshAfterCheckout(
  sessionId: string | null,
  state: SubscriptionState | undefined,
): void {
  const view = state?.subscription ?? null;
  const known = view === null ? null : `${view.plan_type} ${view.status}`;
  useEffect(() => {
    if (sessionId !== null && known !== null) void planChanged();
  }, [sessionId, known]);
}
