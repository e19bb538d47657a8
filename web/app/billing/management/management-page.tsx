/** What somebody pays for, what they can do about it, and how to leave. */
import { paths } from '@debt-payoff/contract/paths';
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OutcomeBanner, useOutcome } from '../outcome-banner.tsx';
import { usePlanStatus } from '../use-plan-status.ts';
import { InvoicesList } from './invoices-list.tsx';
import { ManagedSubscription } from './managed-subscription.tsx';
import { NoSubscription } from './no-subscription.tsx';

export function ManagementPage() {
  return (
    <div className="page management">
      <BackLink to={paths.profile} label="Back to profile" />
      <h1 className="h2">{billingTexts.plans.manageSubscription}</h1>
      <Content />
    </div>
  );
}

function Content() {
  const { own, state, failure, retry } = usePlanStatus();
  const [outcome, setOutcome] = useOutcome();
  const failed = failure === null ? null : <LoadFailure title={failure} onRetry={retry} />;
  if (state === undefined || own === undefined) {
    return failed ?? <Skeleton text="Loading your subscription" />;
  }
  const { subscription, ended } = state;
  return (
    <>
      <OutcomeBanner outcome={outcome} />
      {/* What was fetched before stays, and says so. */}
      {failed}
      {subscription === null ? (
        <NoSubscription own={own} ended={ended} />
      ) : (
        <ManagedSubscription subscription={subscription} own={own} onOutcome={setOutcome} />
      )}
      {own.is_billing_on ? <InvoicesList /> : null}
    </>
  );
}
