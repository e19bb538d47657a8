import { paths } from '@debt-payoff/contract/paths';
import { product } from '@debt-payoff/contract/product';
import { sessionStorageKeys } from '@debt-payoff/contract/storage-keys';
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { useEffect, useState } from 'react';
import { raiseEvent } from '../analytics/events.ts';
import { forget, recall } from '../session/browser-storage.ts';
import { Banner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PlanCards } from './plan-cards.tsx';
import { useTier } from './use-entitlements.ts';

const { justRegistered } = sessionStorageKeys;

export function PlansPage() {
  const tier = useTier();
  const isPaid = tier !== null && tier !== 'free';
  const isNew = useWelcome();
  useEffect(() => raiseEvent('subscription_plans_viewed'), []);
  return (
    <div className="page plans-page">
      {isNew ? (
        <Banner kind="success" title={`Welcome to ${product.name}`}>
          Your account is ready, on the free plan. Nothing more is needed to start.
        </Banner>
      ) : null}
      <div className="stack">
        <h1 className="h2">Plans</h1>
        <p className="muted">
          The calculator and all three strategies are free without limit. Paid plans hold more
          {isPaid ? '.' : ', and buying them opens soon.'}
        </p>
      </div>
      <PlanCards current={tier} />
      {isPaid ? null : <p className="small muted">{billingTexts.plans.trial}.</p>}
      <div className="row">
        <ButtonLink to={paths.dashboard}>Go to the dashboard</ButtonLink>
        <ButtonLink variant="secondary" to={paths.subscriptionManagement}>
          {billingTexts.plans.manageSubscription}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Said once, to anyone who comes straight from registering. */
function useWelcome(): boolean {
  const [isNew] = useState(() => recall('session', justRegistered) === 'true');
  useEffect(() => forget('session', justRegistered), []);
  return isNew;
}
