/** Keeps a plan that was set to end. */
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { raiseEvent } from '../../analytics/events.ts';
import { callFailure, isRefused } from '../../forms/call-failure.ts';
import { useSubmission } from '../../forms/submission.ts';
import type { Outcome } from '../outcome-banner.tsx';
import { useReactivate, useSubscription } from '../queries.ts';

const { failures } = navigationTexts;
const texts = { failed: failures.somethingWentWrong, networkError: failures.network };

export function useReactivation(onOutcome: (outcome: Outcome | null) => void): {
  readonly isBusy: boolean;
  readonly onKeep: () => void;
} {
  const { mutateAsync } = useReactivate();
  const { isBusy, run } = useSubmission();
  const { refetch } = useSubscription();

  /** After a lost reply: whether it was kept all the same. */
  const isKept = async (): Promise<boolean> => {
    const { data, isError } = await refetch();
    return !isError && data?.subscription?.cancel_at_period_end === false;
  };

  const keep = async (): Promise<void> => {
    // Also calls off the way to the page that follows a cancellation.
    onOutcome(null);
    try {
      const { message, subscription } = await mutateAsync();
      raiseEvent('subscription_managed', { plan_type: subscription.plan_type });
      onOutcome({ kind: 'success', message });
    } catch (error) {
      const isDone = !isRefused(error) && (await isKept());
      onOutcome(
        isDone
          ? { kind: 'success', message: billingTexts.kept }
          : { kind: 'danger', message: callFailure(error, texts).message },
      );
    }
  };
  return { isBusy, onKeep: () => void run(keep) };
}
