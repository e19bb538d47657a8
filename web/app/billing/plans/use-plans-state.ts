/** What the plans page knows of its reader's plan. */
import type { TierName } from '@debt-payoff/contract/plans';
import { useRefreshAfterCheckout } from '../checkout/use-refresh-after-checkout.ts';
import { useOwnPlan, useSubscription } from '../queries.ts';
import { useTier } from '../use-entitlements.ts';
import type { PlanFacts } from './offer-rules.ts';

export type PlansState = {
  /** Null while it is not known which one to mark. */
  readonly current: TierName | null;
  /** Null while they are fetched, and where they could not be. */
  readonly facts: PlanFacts | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/**
 * A subscription that could not be fetched counts as none, without a word: the plan in effect still stands in the
 * other replies, and the free one is what remains where none of them came.
 */
export function usePlansState(sessionId: string | null): PlansState {
  const tier = useTier();
  const own = useOwnPlan();
  const status = useSubscription(sessionId);
  useRefreshAfterCheckout(sessionId, status.data);
  const { data } = own;
  const subscription = status.data?.subscription ?? null;
  const hasFailed = own.isError && data === undefined;
  return {
    current: data?.tier ?? tier ?? (hasFailed ? 'free' : null),
    facts: data === undefined || !status.isFetched ? null : { own: data, subscription },
    hasFailed,
    retry: () => void own.refetch(),
  };
}
