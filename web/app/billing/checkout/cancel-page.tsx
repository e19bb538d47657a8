/** Where people land after they left a checkout, or cancelled. The address alone proves neither: the status says what is so. */
import type { SubscriptionView } from '@debt-payoff/contract/billing';
import { paths } from '@debt-payoff/contract/paths';
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { raiseEvent, useViewEvent } from '../../analytics/events.ts';
import { useSaid } from '../../page/use-said.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useInvoices, useOwnPlan, useSubscription } from '../queries.ts';
import { CurrentPlan } from './current-plan.tsx';
import { refundSentence } from './current-plan-words.ts';

const { cancelPage } = billingTexts;
const { menu, account, footer } = navigationTexts;

export function isAfterCancelling(query: URLSearchParams): boolean {
  return query.get('action') === 'subscription_cancelled';
}

export function CancelPage() {
  const [query] = useSearchParams();
  const hasCancelled = isAfterCancelling(query);
  useViewEvent(
    () => raiseEvent('subscription_checkout_cancelled'),
    hasCancelled ? null : 'checkout',
  );
  return (
    <div className="page lone-message">
      <h1 className="h2">
        {hasCancelled ? cancelPage.subscriptionCancelled : cancelPage.checkoutCancelled}
      </h1>
      <Facts hasCancelled={hasCancelled} />
      <div className="row">
        <ButtonLink to={paths.dashboard}>{menu.dashboard}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.subscription}>
          See the plans
        </ButtonLink>
        <ButtonLink variant="secondary" to={paths.profile}>
          {account.profileSettings}
        </ButtonLink>
      </div>
      <p className="small">
        <Link to={paths.contact}>{footer.contact}</Link>
      </p>
    </div>
  );
}

function Facts({ hasCancelled }: { readonly hasCancelled: boolean }) {
  const said = useSaid();
  const own = useOwnPlan();
  const status = useSubscription();
  const { subscription = null, ended = null } = status.data ?? {};
  const goesOn = subscription?.status === 'active' && !subscription.cancel_at_period_end;
  // It may go on again by then, kept in another tab.
  const [hasFollowed, setHasFollowed] = useState(false);
  if (status.data !== undefined && !goesOn && !hasFollowed) setHasFollowed(true);
  // Where the card payment service is slow, a cancellation is noted before the plan has ended.
  if (said !== null && goesOn && !hasFollowed) return <Banner kind="success" title={said} />;
  return (
    <>
      <CurrentPlan own={own} status={status} />
      {hasCancelled && goesOn ? (
        <p>
          It is not set to end. See{' '}
          <Link to={paths.subscriptionManagement}>{account.manageSubscription}</Link>.
        </p>
      ) : null}
      {hasCancelled && ended !== null ? <Refund ended={ended} /> : null}
      {hasCancelled ? null : <p>A checkout that you leave costs nothing.</p>}
    </>
  );
}

/** Said only where the receipts show it. */
function Refund({ ended }: { readonly ended: SubscriptionView }) {
  const { data } = useInvoices();
  const sentence = data === undefined ? null : refundSentence(ended, data.invoices);
  return sentence === null ? null : <p>{sentence}</p>;
}
