/** Keeps a plan that was set to end. */
import type { SubscriptionView } from '@debt-payoff/contract/billing';
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

  /** After a lost reply: what was kept all the same. */
  const findKept = async (): Promise<SubscriptionView | null> => {
    const { data, isError } = await refetch();
    const subscription = data?.subscription ?? null;
    return isError || subscription?.cancel_at_period_end !== false ? null : subscription;
  };
  const report = ({ plan_type }: SubscriptionView): void =>
    raiseEvent('subscription_managed', { plan_type });

  const keep = async (): Promise<void> => {
    // Also calls off the way to the page that follows a cancellation.
    onOutcome(null);
    try {
      const { message, subscription } = await mutateAsync();
      report(subscription);
      onOutcome({ kind: 'success', message });
    } catch (error) {
      const kept = isRefused(error) ? null : await findKept();
      if (kept !== null) report(kept);
      onOutcome(
        kept !== null
          ? { kind: 'success', message: billingTexts.kept }
          : { kind: 'danger', message: callFailure(error, texts).message },
      );
    }
  };
  return { isBusy, onKeep: () => void run(keep) };
}
