/** The plan that somebody has now, as the server says it. */
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { useAnnouncement } from '../../ui/announce.ts';
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
  const sentence =
    own.data === undefined || status.data === undefined
      ? null
      : planSentences({ own: own.data, state: status.data }).join(' ');
  useAnnouncement(sentence);
  if (sentence !== null) return <p>{sentence}</p>;
  if (!own.isError && !status.isError) return <p>Loading your plan</p>;
  const retry = (): void => void Promise.all([own.refetch(), status.refetch()]);
  return <LoadFailure title={texts.statusFailed} onRetry={retry} />;
}
