/** Where people land after a checkout, whichever way it went. */
import { paths } from '@debt-payoff/contract/paths';
import { plans } from '@debt-payoff/contract/plans';
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Link, useSearchParams } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { useTier } from './use-entitlements.ts';

const { success, cancelPage } = billingTexts;
const { menu, account, footer } = navigationTexts;

export function SuccessPage() {
  return (
    <div className="page lone-message">
      <h1 className="h2">Your plan</h1>
      <PlanNow />
      <div className="row">
        <ButtonLink to={paths.portfolios}>{success.createPortfolio}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.home}>
          {success.backToCalculator}
        </ButtonLink>
      </div>
      <p className="row small">
        <Link to={paths.subscription}>See the plans</Link>
        <Link to={paths.contact}>{footer.contact}</Link>
      </p>
    </div>
  );
}

export function CancelPage() {
  const [query] = useSearchParams();
  const hasCancelled = query.get('action') === 'subscription_cancelled';
  return (
    <div className="page lone-message">
      <h1 className="h2">
        {hasCancelled ? cancelPage.subscriptionCancelled : cancelPage.checkoutCancelled}
      </h1>
      {hasCancelled ? null : <p>Nothing was bought and nothing was charged.</p>}
      <PlanNow />
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

function PlanNow() {
  const tier = useTier();
  return (
    <p role="status">
      {tier === null ? 'Loading your plan' : `You are on the ${plans[tier].label}.`}
    </p>
  );
}
