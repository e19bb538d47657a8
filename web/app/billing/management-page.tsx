import { paths } from '@debt-payoff/contract/paths';
import { plans, type TierName } from '@debt-payoff/contract/plans';
import { product } from '@debt-payoff/contract/product';
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '../ui/button.tsx';
import { PlanFeatures } from './plan-features.tsx';
import { useTier } from './use-entitlements.ts';

const { management, plans: texts } = billingTexts;

export function ManagementPage() {
  const tier = useTier();
  return (
    <div className="page lone-message">
      <ButtonLink variant="quiet" size="small" to={paths.profile}>
        <ArrowLeft className="icon" aria-hidden="true" />
        Back to profile
      </ButtonLink>
      <h1 className="h2">{texts.manageSubscription}</h1>
      {tier === null ? <p role="status">Loading your plan</p> : null}
      {tier === 'free' ? <NoSubscription /> : null}
      {tier === null || tier === 'free' ? null : <CurrentPlan tier={tier} />}
    </div>
  );
}

function NoSubscription() {
  return (
    <section className="card stack">
      <h2 className="h3">{management.noSubscriptionTitle}</h2>
      <p>You are on the free plan. It costs nothing, and it stays free.</p>
      <ButtonLink to={paths.subscription}>{management.upgradeToPremium}</ButtonLink>
    </section>
  );
}

function CurrentPlan({ tier }: { readonly tier: TierName }) {
  return (
    <section className="card stack">
      <h2 className="h3">{plans[tier].label}</h2>
      <PlanFeatures tier={tier} />
      <p className="muted">
        You will soon be able to change and cancel your plan here. Until then, write to{' '}
        <a href={`mailto:${product.contactEmail}`}>{product.contactEmail}</a>, and we will do it for
        you.
      </p>
      <ButtonLink variant="secondary" to={paths.subscription}>
        See the plans
      </ButtonLink>
    </section>
  );
}
