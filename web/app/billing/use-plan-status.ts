/** What somebody has and what they pay for, fetched together: neither says enough without the other. */
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { loadFailureText } from '../forms/call-failure.ts';
import { type OwnPlan, type SubscriptionState, useOwnPlan, useSubscription } from './queries.ts';

const { statusFailed, statusNetworkError } = billingTexts.management;

export type PlanStatus = {
  readonly own: OwnPlan | undefined;
  readonly state: SubscriptionState | undefined;
  /** What to say where one of them did not come. */
  readonly failure: string | null;
  readonly retry: () => void;
};

export function usePlanStatus(): PlanStatus {
  const status = useSubscription();
  const own = useOwnPlan();
  const error = status.error ?? own.error;
  return {
    own: own.data,
    state: status.data,
    failure:
      error === null
        ? null
        : loadFailureText(error, { fetchFailed: statusFailed, loadFailed: statusNetworkError }),
    retry: () => {
      void status.refetch();
      void own.refetch();
    },
  };
}
