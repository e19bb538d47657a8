/** What stands in the place of a plan until it has come, or where it does not. */
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { planTexts } from '@debt-payoff/contract/texts/plan';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

export function PlanPending(props: { readonly hasFailed: boolean; readonly onRetry: () => void }) {
  return props.hasFailed ? (
    <LoadFailure title={planTexts.fetchFailed} onRetry={props.onRetry} />
  ) : (
    <div className="plan-wait">
      <Skeleton text={navigationTexts.loading} />
    </div>
  );
}
