/** The foot of a plan's card: how things stand, and the button for what can be done. */
import { paths } from '@debt-payoff/contract/paths';
import { type PaidTier, plans, type TierName } from '@debt-payoff/contract/plans';
import { useEffect, useRef } from 'react';
import { raiseUpgradeClick } from '../../analytics/events.ts';
import type { Failure } from '../../forms/call-failure.ts';
import { FailureBanner } from '../../forms/failure-banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { focusOnHeading } from '../../ui/focus-heading.ts';
import type { Offer, OfferAction } from './offer-rules.ts';
import { SubscribeForm } from './subscribe-form.tsx';
import type { PlansActions } from './use-plans-actions.ts';

export function PlanOffer({
  tier,
  offer,
  actions,
  onChange,
}: {
  readonly tier: TierName;
  readonly offer: Offer;
  readonly actions: PlansActions;
  readonly onChange: (tier: PaidTier) => void;
}) {
  const { notes, action } = offer;
  const { failure } = actions;
  return (
    <>
      {notes.map((note) => (
        <p className="small muted" key={note}>
          {note}
        </p>
      ))}
      {action?.kind === 'subscribe' && tier !== 'free' ? (
        <SubscribeForm tier={tier} hasTrial={action.hasTrial} actions={actions} />
      ) : null}
      {action?.kind === 'change' && tier !== 'free' ? (
        <Button
          wide
          variant={action.isUpgrade ? 'primary' : 'secondary'}
          aria-disabled={actions.busyAt !== null}
          onClick={() => {
            if (actions.busyAt !== null) return;
            if (action.isUpgrade) raiseUpgradeClick(tier);
            onChange(tier);
          }}
        >
          {action.isUpgrade ? 'Upgrade' : 'Downgrade'} to {plans[tier].name}
        </Button>
      ) : null}
      {action?.kind === 'manage' ? (
        <ButtonLink wide variant="secondary" to={paths.subscriptionManagement}>
          {action.label}
        </ButtonLink>
      ) : null}
      {failure?.at === tier ? <OfferFailure failure={failure.said} offered={action?.kind} /> : null}
    </>
  );
}

/** It outlasts the button: a refusal may show that something else is to be offered. */
function OfferFailure({
  failure,
  offered,
}: {
  readonly failure: Failure;
  readonly offered: OfferAction['kind'] | undefined;
}) {
  const element = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when another button, or none, has come
  useEffect(() => {
    if (document.activeElement === document.body) focusOnHeading(element.current);
  }, [offered]);
  return (
    <div ref={element}>
      <FailureBanner failure={failure} />
    </div>
  );
}
