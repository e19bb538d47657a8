/** What somebody pays for, what they can do about it, and how to leave. */
import { paths } from '@debt-payoff/contract/paths';
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { loadFailureText } from '../../forms/call-failure.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OutcomeBanner, useOutcome } from '../outcome-banner.tsx';
import { useOwnPlan, useSubscription } from '../queries.ts';
import { InvoicesList } from './invoices-list.tsx';
import { ManagedSubscription } from './managed-subscription.tsx';
import { NoSubscription } from './no-subscription.tsx';

const { management, plans: plansTexts } = billingTexts;
const failureTexts = {
  fetchFailed: management.statusFailed,
  loadFailed: management.statusNetworkError,
};

export function ManagementPage() {
  return (
    <div className="page management">
      <BackLink to={paths.profile} label="Back to profile" />
      <h1 className="h2">{plansTexts.manageSubscription}</h1>
      <Content />
    </div>
  );
}

function Content() {
  const status = useSubscription();
  const plan = useOwnPlan();
  const [outcome, setOutcome] = useOutcome();
  const failure = status.error ?? plan.error;
  const retry = (): void => {
    void status.refetch();
    void plan.refetch();
  };
  const failed =
    failure === null ? null : (
      <LoadFailure title={loadFailureText(failure, failureTexts)} onRetry={retry} />
    );
  if (status.data === undefined || plan.data === undefined) {
    return failed ?? <Skeleton text="Loading your subscription" />;
  }
  const { subscription, ended } = status.data;
  return (
    <>
      <OutcomeBanner outcome={outcome} />
      {/* What was fetched before stays, and says so. */}
      {failed}
      {subscription === null ? (
        <NoSubscription own={plan.data} ended={ended} />
      ) : (
        <ManagedSubscription subscription={subscription} own={plan.data} onOutcome={setOutcome} />
      )}
      {plan.data.is_billing_on ? <InvoicesList /> : null}
    </>
  );
}
