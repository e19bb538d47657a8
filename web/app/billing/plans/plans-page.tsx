/** The three plans, and how to have another one. */
import { paths } from '@debt-payoff/contract/paths';
import type { PaidTier } from '@debt-payoff/contract/plans';
import { product } from '@debt-payoff/contract/product';
import { sessionStorageKeys } from '@debt-payoff/contract/storage-keys';
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { raiseEvent, useViewEvent } from '../../analytics/events.ts';
import { FailureBanner } from '../../forms/failure-banner.tsx';
import { forget, recall } from '../../session/browser-storage.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { ChangeDialog } from '../change/change-dialog.tsx';
import { useCheckoutSession } from '../checkout/checkout-session.ts';
import { OutcomeBanner } from '../outcome-banner.tsx';
import { offerOf, offersTrial } from './offer-rules.ts';
import { PlanCards } from './plan-cards.tsx';
import { PlanOffer } from './plan-offer.tsx';
import { type PlansActions, usePlansActions } from './use-plans-actions.ts';
import { usePlansState } from './use-plans-state.ts';

const { justRegistered } = sessionStorageKeys;
const texts = billingTexts.plans;
const previewTexts = { failed: texts.previewFailed, networkError: texts.previewFailed };

export function PlansPage() {
  const { current, facts, hasFailed, retry } = usePlansState(useCheckoutSession());
  const actions = usePlansActions(facts?.subscription ?? null);
  const change = useChange();
  const isBillingOff = facts !== null && !facts.own.is_billing_on;
  useViewEvent(() => raiseEvent('subscription_plans_viewed'));
  return (
    <div className="page plans-page">
      <Welcome />
      <div className="stack">
        <h1 className="h2">Plans</h1>
        <p className="muted">
          The calculator and all three strategies are free without limit. Paid plans hold more.
          {facts !== null && offersTrial(facts) ? ` ${texts.trial}.` : null}
        </p>
      </div>
      <OutcomeBanner
        outcome={change.message === null ? null : { kind: 'success', message: change.message }}
      />
      {isBillingOff ? <Banner kind="info" title={texts.billingOff} /> : null}
      {hasFailed ? (
        <LoadFailure title="What you can buy could not be loaded" onRetry={retry} />
      ) : null}
      <PlanCards
        current={current}
        footOf={(tier) =>
          facts === null ? (
            <OfferToCome hasFailed={hasFailed} />
          ) : (
            <PlanOffer
              tier={tier}
              offer={offerOf(tier, facts)}
              actions={actions}
              onChange={change.begin}
            />
          )
        }
      />
      {facts === null || isBillingOff ? null : <Portal actions={actions} />}
      <p>
        <Link to={paths.dashboard}>Go to the dashboard</Link>
      </p>
      {change.newTier === null ? null : (
        <ChangeDialog
          newTier={change.newTier}
          previewTexts={previewTexts}
          onClose={change.close}
          onChanged={change.end}
        />
      )}
    </div>
  );
}

/** As high as what comes, more or less. */
function OfferToCome({ hasFailed }: { readonly hasFailed: boolean }) {
  return hasFailed ? null : <p className="small muted">Loading</p>;
}

function Portal({ actions }: { readonly actions: PlansActions }) {
  const { busyAt, failure } = actions;
  return (
    <section className="stack" aria-labelledby="plans-portal">
      <h2 className="h4" id="plans-portal">
        Card and receipts
      </h2>
      <p className="muted">
        Stripe, our card payment service, keeps the card and the receipts of a paid plan.
      </p>
      <Button
        variant="secondary"
        busy={busyAt === 'portal'}
        aria-disabled={busyAt !== null}
        onClick={actions.openPortal}
      >
        {texts.manageSubscription}
      </Button>
      {failure?.at === 'portal' ? <FailureBanner failure={failure.said} /> : null}
    </section>
  );
}

function useChange() {
  const [newTier, setNewTier] = useState<PaidTier | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  return {
    newTier,
    message,
    begin: (tier: PaidTier): void => {
      setMessage(null);
      setNewTier(tier);
    },
    close: (): void => setNewTier(null),
    end: (said: string): void => {
      if (newTier !== null) raiseEvent('subscription_managed', { plan_type: newTier });
      setNewTier(null);
      setMessage(said);
    },
  };
}

/** Said once, to anyone who comes straight from registering. */
function Welcome() {
  const [isNew] = useState(() => recall('session', justRegistered) === 'true');
  useEffect(() => forget('session', justRegistered), []);
  return isNew ? (
    <Banner kind="success" title={`Welcome to ${product.name}`}>
      Your account is ready, on the free plan. Nothing more is needed to start.
    </Banner>
  ) : null;
}
