/** The plan that somebody has now, as the server says it. */
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { LoadFailure } from '../../ui/load-failure.tsx';
import type { OwnPlan, SubscriptionState } from '../queries.ts';
import { planSentences } from './current-plan-words.ts';

const texts = billingTexts.management;

type Fetched<Data> = {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly refetch: () => Promise<unknown>;
};

export function CurrentPlan({
  own,
  status,
}: {
  readonly own: Fetched<OwnPlan>;
  readonly status: Fetched<SubscriptionState>;
}) {
  if (own.data === undefined || status.data === undefined) {
    if (!own.isError && !status.isError) return <p role="status">Loading your plan</p>;
    const retry = (): void => void Promise.all([own.refetch(), status.refetch()]);
    return <LoadFailure title={texts.statusFailed} onRetry={retry} />;
  }
  return <p role="status">{planSentences({ own: own.data, state: status.data }).join(' ')}</p>;
}
